#!/usr/bin/env python3
"""Holds the schema of the configuration against what it must accept and refuse.

usage: config-schema.py CHECK_JSONSCHEMA SCHEMA

Every documented key is accepted, and every misspelling of one refused: a letter missing, doubled, or swapped with its neighbour.
"""
import json
import os
import subprocess
import sys
import tempfile

GOOD = {
    "$schema": "config.schema.json", "root": True, "extends": ["base.json"], "include": ["App"], "exclude": ["Generated", "*.gen.swift"],
    "rules": {"idiom-branch": "off", "main-screen": {"warning": "error", "note": "off"}}, "phases": [1, 2],
    "policyFiles": ["*Policy.swift"], "baseline": "known.json", "sdk": 26, "minimumSize": {"width": 320, "height": 480},
    "platforms": ["iOS", "visionOS"], "rulesFiles": ["own.json"], "requireReason": True,
}
BAD = {
    "root": "yes", "extends": 1, "include": "App", "exclude": [1], "rules": {"a": "of"}, "phases": [], "policyFiles": [""],
    "baseline": 1, "sdk": "27", "minimumSize": {"width": 1}, "platforms": ["ios"], "rulesFiles": "own.json", "requireReason": 1,
}


def misspelled(name):
    for place in range(len(name)):
        yield name[:place] + name[place + 1:]
        yield name[:place] + name[place] + name[place:]
        yield name[:place] + name[place:place + 2][::-1] + name[place + 2:]


def main():
    checker, schema = sys.argv[1:]
    known = set(json.load(open(schema, encoding="utf-8"))["properties"])
    assert known == set(GOOD), f"the script and the schema differ in {known ^ set(GOOD)}"
    good = [GOOD, {}] + [{key: value} for key, value in GOOD.items()] + [{"extends": "base.json"}]
    bad = [{key: value} for key, value in BAD.items()]
    bad += [{name: value} for key, value in GOOD.items() for name in misspelled(key) if name not in known]
    bad += [{"rules": {"a": {"warnings": "off"}}}, {"minimumSize": {"width": 1, "hieght": 2}}]
    with tempfile.TemporaryDirectory() as folder:
        def write(kind, documents):
            paths = []
            for number, document in enumerate(documents):
                paths.append(os.path.join(folder, f"{kind}{number}.json"))
                with open(paths[-1], "w", encoding="utf-8") as file:
                    json.dump(document, file)
            return paths

        subprocess.run([checker, "--quiet", "--schemafile", schema, *write("good", good)], check=True)
        refused = subprocess.run(
            [checker, "--output-format", "json", "--schemafile", schema, *write("bad", bad)], capture_output=True, check=False)
        wrong = {os.path.basename(error["filename"]) for error in json.loads(refused.stdout)["errors"]}
        accepted = [json.dumps(document) for number, document in enumerate(bad) if f"bad{number}.json" not in wrong]
        assert not accepted, "accepted: " + ", ".join(accepted)
    print(f"   {len(good)} accepted, {len(bad)} refused")


main()

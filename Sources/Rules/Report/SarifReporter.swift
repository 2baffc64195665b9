/// SARIF 2.1.0, for editors and code scanning.
public struct SarifReporter: Reporter {
  /// What code scanning takes of one run; the least severe findings beyond it are left out, with a notification.
  static let resultLimit = 25_000

  private static let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  private static let taxonomy = "Phases of the migration"
  private static let root = "%SRCROOT%"

  private let limit: Int

  public init() { self.init(limit: Self.resultLimit) }

  init(limit: Int) { self.limit = limit }

  public func write(_ report: Report, in context: ReportContext, to output: inout OutputBuffer) {
    let findings = context.shown(report.allFindings)
    let results = mostSevere(of: findings)
    var writer = JsonWriter(output)
    writer.object { writer in
      writer.member("$schema", Self.schema)
      writer.arrayMember("runs", CollectionOfOne(report)) { writer, report in
        writer.object { writer in
          writer.member("columnKind", "utf16CodeUnits")
          invocation(&writer, report.notices, omitted: findings.count - results.count)
          writer.objectMember("originalUriBaseIds") { writer in
            writer.objectMember(Self.root) { writer in
              writer.objectMember("description") { $0.member("text", "The root of the project.") }
            }
          }
          writer.arrayMember("results", results) { writer, finding in result(&writer, finding, context.catalogue) }
          taxonomies(&writer, context)
          tool(&writer, context)
        }
      }
      writer.member("version", "2.1.0")
    }
    output = writer.finish()
  }

  /// All findings, or the most severe of them in the order of the report.
  private func mostSevere(of findings: [Finding]) -> [Finding] {
    guard findings.count > limit else { return findings }
    let kept = findings.indices.sorted { (findings[$1].severity, $0) < (findings[$0].severity, $1) }.prefix(limit).sorted()
    return kept.map { findings[$0] }
  }

  // MARK: The run

  private func invocation(_ writer: inout JsonWriter, _ notices: [Notice], omitted: Int) {
    writer.arrayMember("invocations", CollectionOfOne(notices)) { writer, notices in
      writer.object { writer in
        writer.member("executionSuccessful", !notices.contains(where: \.isFailure))
        writer.member("toolExecutionNotifications") { writer in
          writer.array(notices.map(Optional.some) + (omitted > 0 ? [nil] : [])) { writer, notice in
            writer.object { writer in
              writer.member("level", notice.map { $0.isFailure ? "error" : "note" } ?? "warning")
              if let notice {
                writer.arrayMember("locations", CollectionOfOne(notice)) { writer, notice in
                  writer.object { writer in
                    writer.objectMember("physicalLocation") { writer in
                      artifact(&writer, notice.path)
                      if let line = notice.line { writer.objectMember("region") { $0.member("startLine", line) } }
                    }
                  }
                }
              }
              let text = notice.map { "\($0.path): \($0.message)" } ?? "\(omitted) less severe findings are left out."
              writer.objectMember("message") { $0.member("text", Escaping.sarifMessage(text)) }
            }
          }
        }
      }
    }
  }

  private func taxonomies(_ writer: inout JsonWriter, _ context: ReportContext) {
    writer.arrayMember("taxonomies", CollectionOfOne(Phase.allCases)) { writer, phases in
      writer.object { writer in
        writer.member("name", Self.taxonomy)
        writer.objectMember("shortDescription") { $0.member("text", "The phases of the migration, in the order of work.") }
        writer.arrayMember("taxa", phases) { writer, phase in
          writer.object { writer in
            writer.objectMember("fullDescription") { $0.member("text", "Done when \(phase.goal)") }
            writer.member("id", String(phase.number))
            writer.member("name", phase.title)
          }
        }
        writer.member("version", context.toolVersion)
      }
    }
  }

  private func tool(_ writer: inout JsonWriter, _ context: ReportContext) {
    writer.objectMember("tool") { writer in
      writer.objectMember("driver") { writer in
        writer.member("name", context.toolName)
        writer.arrayMember("rules", context.catalogue.rules, rule)
        writer.member("semanticVersion", context.toolVersion)
        writer.arrayMember("supportedTaxonomies", CollectionOfOne(Self.taxonomy)) { writer, name in
          writer.object { writer in
            writer.member("index", 0)
            writer.member("name", name)
          }
        }
        writer.member("version", context.toolVersion)
      }
    }
  }

  private func rule(_ writer: inout JsonWriter, _ rule: RuleEntry) {
    writer.object { writer in
      writer.objectMember("defaultConfiguration") { $0.member("level", rule.severity.name) }
      writer.objectMember("fullDescription") { $0.member("text", Escaping.sarifMessage(rule.why)) }
      writer.objectMember("help") { writer in
        writer.member("markdown", RulesPage.section(rule))
        writer.member("text", Escaping.sarifMessage("Why: \(rule.why)\n\nWhat to do: \(rule.fix)"))
      }
      if let reference = rule.references.first { writer.member("helpUri", reference.url) }
      writer.member("id", rule.id.name)
      writer.objectMember("properties") { writer in
        writer.member("problem.severity", rule.severity == .note ? "recommendation" : rule.severity.name)
        writer.arrayMember("tags", [rule.phase.map { "phase-\($0.number)" } ?? "housekeeping", rule.status.rawValue])
      }
      if let phase = rule.phase {
        writer.arrayMember("relationships", CollectionOfOne(phase)) { writer, phase in
          writer.object { writer in
            writer.objectMember("target") { reference(&$0, to: phase) }
          }
        }
      }
      writer.objectMember("shortDescription") { $0.member("text", Escaping.sarifMessage(rule.title)) }
    }
  }

  // MARK: Results

  private func result(_ writer: inout JsonWriter, _ finding: Finding, _ catalogue: Catalogue) {
    writer.object { writer in
      writer.member("level", finding.severity.name)
      writer.arrayMember("locations", CollectionOfOne(finding)) { writer, finding in
        writer.object { writer in
          writer.objectMember("physicalLocation") { writer in
            artifact(&writer, finding.path)
            writer.objectMember("region") { writer in
              writer.member("endColumn", finding.endColumn)
              writer.member("endLine", finding.endLine)
              writer.member("startColumn", finding.column)
              writer.member("startLine", finding.line)
            }
          }
        }
      }
      writer.objectMember("message") { $0.member("text", Escaping.sarifMessage(finding.message)) }
      writer.objectMember("partialFingerprints") { $0.member("resizelint/v1", finding.fingerprint) }
      writer.objectMember("properties") { writer in
        writer.arrayMember("configurations", finding.configurations)
        writer.member("fix", finding.fix)
        writer.member("intent", finding.intent?.name)
        writer.arrayMember("targets", finding.targets)
      }
      if !finding.related.isEmpty { relatedLocations(&writer, finding.related) }
      writer.member("ruleId", finding.rule.name)
      if let index = catalogue.order(of: finding.rule) { writer.member("ruleIndex", index) }
      if finding.state == .suppressed {
        writer.arrayMember("suppressions", CollectionOfOne("inSource")) { writer, kind in
          writer.object { $0.member("kind", kind) }
        }
      }
      if let phase = finding.phase {
        writer.arrayMember("taxa", CollectionOfOne(phase)) { writer, phase in
          writer.object { reference(&$0, to: phase) }
        }
      }
    }
  }

  private func relatedLocations(_ writer: inout JsonWriter, _ related: [Finding.Related]) {
    writer.arrayMember("relatedLocations", related.enumerated()) { writer, numbered in
      let (number, related) = numbered
      writer.object { writer in
        writer.member("id", number + 1)
        writer.objectMember("message") { $0.member("text", Escaping.sarifMessage(related.message)) }
        writer.objectMember("physicalLocation") { writer in
          artifact(&writer, related.path)
          writer.objectMember("region") { writer in
            writer.member("startColumn", related.column)
            writer.member("startLine", related.line)
          }
        }
      }
    }
  }

  private func artifact(_ writer: inout JsonWriter, _ path: String) {
    writer.objectMember("artifactLocation") { writer in
      writer.member("uri", Escaping.uri(path))
      writer.member("uriBaseId", Self.root)
    }
  }

  private func reference(_ writer: inout JsonWriter, to phase: Phase) {
    writer.member("id", String(phase.number))
    writer.member("index", phase.number - 1)
    writer.objectMember("toolComponent") { writer in
      writer.member("index", 0)
      writer.member("name", Self.taxonomy)
    }
  }
}

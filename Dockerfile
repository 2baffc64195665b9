# resizelint for continuous integration: the static program beside git, which --since asks, and a shell, which the runners want.
#
#   docker build --tag OWNER/resizelint .
#   docker run --rm --volume "$PWD:/project" OWNER/resizelint --format json
FROM swift:6.3 AS build
WORKDIR /resizelint
COPY . .
RUN swift build -c release --product resizelint --static-swift-stdlib -Xswiftc -static-executable \
  && strip --output /usr/local/bin/resizelint "$(swift build -c release --show-bin-path)/resizelint"

FROM debian:stable-slim
# Any version of git will do.
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install --yes --no-install-recommends git \
  && rm -rf /var/lib/apt/lists/* \
  # A mounted project belongs to somebody else, which git would not put up with.
  && git config --system --add safe.directory '*'
COPY --from=build /usr/local/bin/resizelint /usr/local/bin/resizelint
WORKDIR /project
ENTRYPOINT ["resizelint"]

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

if CommandLine.arguments.dropFirst().elementsEqual(["dev", "generate"]) {
  exit(DevGenerateCommand.run(root: "."))
}
if CommandLine.arguments.dropFirst().starts(with: ["dev", "tokens"]) {
  exit(DevTokensCommand.run(paths: Array(CommandLine.arguments.dropFirst(3))))
}
print("resizelint")

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
print("resizelint")

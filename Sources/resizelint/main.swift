#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

exit(Program.run(CommandLine.arguments.dropFirst()).rawValue)

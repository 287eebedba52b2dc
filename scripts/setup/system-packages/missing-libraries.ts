const notFound = /^\s*(\S+) => not found$/

/** The libraries that `ldd` could not find, from what it printed. */
export const missingLibraries = (lddOutput: string): string[] => [
  ...new Set(lddOutput.split('\n').flatMap((line) => notFound.exec(line)?.[1] ?? [])),
]

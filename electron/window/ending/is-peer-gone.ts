const codes: ReadonlySet<unknown> = new Set([
  'EPIPE',
  'ECONNRESET',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ETIMEDOUT',
])

/**
 * Whether an error that nobody has caught is of a pipe or a connection whose other end has gone: nothing of the
 * application stopped in the middle of its work for that. Whatever else it is, its state may be broken.
 */
export const isPeerGone = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && 'code' in error && codes.has(error.code)

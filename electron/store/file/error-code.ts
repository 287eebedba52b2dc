/** The code that SQLite, or the system for a file, gives its errors; null for an error of our own. */
export const errorCode = (error: unknown): string | null =>
  error instanceof Error && typeof (error as { code?: unknown }).code === 'string'
    ? String((error as unknown as { code: string }).code)
    : null

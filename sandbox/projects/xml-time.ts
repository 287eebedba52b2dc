/** Field-notes 2.1: ISO with a numeric offset that has no colon. */
export const xmlTime = (at: number): string =>
  new Date(at).toISOString().replace(/\.\d+Z$/, '+0000')

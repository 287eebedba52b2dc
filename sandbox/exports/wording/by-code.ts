import type { Wording } from '../table.ts'

export type Wordings = Readonly<Record<number, Wording>>

/** Numbers that nobody has named yet occur and are shown as they are. */
export const byCode = (wordings: Wordings, code: number | null): string | Wording | null =>
  code === null ? null : (wordings[code] ?? String(code))

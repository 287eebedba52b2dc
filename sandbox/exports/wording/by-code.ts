import type { Wording } from '../table.ts'

export type Wordings = Readonly<Record<number, Wording>>

/** Codes without a published name occur, and are shown as numbers. */
export const byCode = (wordings: Wordings, code: number | null): string | Wording | null =>
  code === null ? null : (wordings[code] ?? String(code))

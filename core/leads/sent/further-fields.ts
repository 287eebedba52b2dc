import { type UnitId, unitIdSchema } from '#core/ids'
import { findTitle } from '#core/tables/find-title'
import { plainTitle } from '#core/tables/plain-title'
import type { RawRecord } from './raw-record.ts'
import { recogniseSentColumns } from './sent-columns.ts'

/** What a row of the site's file tells beyond that by which leads are compared: it is needed to send a lead again. */
interface FurtherFields {
  readonly unitId: UnitId | null
  readonly unitNumber: string | null
  readonly message: string | null
  readonly language: string | null
}

const titles = {
  unitId: ['unitid', 'crmunitid', 'idjednotky', 'jednotkaid', 'idbytu', 'bytid'],
  language: ['language', 'lang', 'locale', 'jazyk'],
} as const

/** A column that a person has named goes before one that is known by its title. */
export const furtherFields = (record: RawRecord): FurtherFields => {
  const byTitle = recogniseSentColumns(record.map(([title]) => title))
  const plain = record.map(([title]) => plainTitle(title))
  const last = record.map(([title]) => plainTitle(title.split('.').at(-1)))
  const textAt = (at: number | null): string | null =>
    at === null ? null : (record[at]?.[1].trim() ?? null)
  const titled = (field: keyof typeof titles): string | null =>
    textAt(findTitle(plain, titles[field]) ?? findTitle(last, titles[field]))
  const named = (column: 'unit' | 'message'): string | null => {
    const at = record.findIndex(([, , meaning]) => meaning === column)
    return textAt(at < 0 ? byTitle[column] : at)
  }
  const unitId = unitIdSchema.safeParse(Number(titled('unitId') ?? Number.NaN))
  return {
    unitId: unitId.success ? unitId.data : null,
    unitNumber: unitId.success ? null : named('unit'),
    message: named('message'),
    language: /^([a-z]{2})(?:[-_]|$)/i.exec(titled('language') ?? '')?.[1]?.toLowerCase() ?? null,
  }
}

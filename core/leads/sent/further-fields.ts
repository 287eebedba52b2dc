import { type UnitId, unitIdSchema } from '#core/ids'
import { findTitle } from '#core/tables/find-title'
import { plainTitle } from '#core/tables/plain-title'
import type { RawRecord } from './raw-record.ts'

/** What a row of the site's file tells beyond that by which leads are compared: it is needed to send a lead again. */
interface FurtherFields {
  readonly unitId: UnitId | null
  readonly unitNumber: string | null
  readonly message: string | null
  readonly language: string | null
}

const titles = {
  unitId: 'unitid crmunitid idjednotky jednotkaid idbytu bytid',
  unitNumber:
    'unitnumber unitno internalid cislojednotky cislobytu oznaceni oznacenijednotky jednotka jednotkac byt bytc unit ' +
    'apartment flat',
  message:
    'message yourmessage messagetext zprava vasezprava textzpravy sprava vzkaz dotaz text note notes poznamka ' +
    'poznamky comment comments komentar',
  language: 'language lang locale jazyk',
} satisfies Record<keyof FurtherFields, string>

export const furtherFields = (record: RawRecord): FurtherFields => {
  const plain = record.map(([title]) => plainTitle(title))
  const last = record.map(([title]) => plainTitle(title.split('.').at(-1)))
  const textOf = (field: keyof FurtherFields): string | null => {
    const words = titles[field].split(' ')
    const at = findTitle(plain, words) ?? findTitle(last, words)
    return at === null ? null : (record[at]?.[1].trim() ?? null)
  }
  const unitId = unitIdSchema.safeParse(Number(textOf('unitId') ?? Number.NaN))
  return {
    unitId: unitId.success ? unitId.data : null,
    unitNumber: unitId.success ? null : textOf('unitNumber'),
    message: textOf('message'),
    language: /^([a-z]{2})(?:[-_]|$)/i.exec(textOf('language') ?? '')?.[1]?.toLowerCase() ?? null,
  }
}

import type { TFunction } from 'i18next'
import type { Formats } from '#core/format/formats'
import type { UnitLock } from '#core/prices/deals/deal-lock'

/** What the CRM has said of a deal; of what it said at another desk of the team, that it did. */
export const refusalWords = (
  { at, message }: Pick<Extract<UnitLock, { kind: 'refused' }>, 'at' | 'message'>,
  t: TFunction,
  formats: Formats,
): string => {
  const words = { at: formats.dateTime(at), message }
  return message === '' ? t('locks.refusedColleague', words) : t('locks.refused', words)
}

/** Why a unit's price is not to be changed, and how that is known. */
export const lockWords = (lock: UnitLock, t: TFunction, formats: Formats): string => {
  if (lock.kind === 'refused') return refusalWords(lock, t, formats)
  if (lock.kind === 'exported') {
    return t('locks.exported', { at: formats.dateTime(lock.at), deal: lock.dealId })
  }
  const why = t(`locks.likely.${lock.status}`)
  return lock.isBlocking ? why : t('locks.notBlocking', { why })
}

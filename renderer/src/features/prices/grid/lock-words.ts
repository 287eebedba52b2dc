import type { TFunction } from 'i18next'
import type { Formats } from '#core/format/formats'
import type { UnitLock } from '#core/prices/deals/deal-lock'

/** Why a unit's price is not to be changed, and how that is known. */
export const lockWords = (lock: UnitLock, t: TFunction, formats: Formats): string => {
  if (lock.kind === 'refused') {
    return t('locks.refused', { at: formats.dateTime(lock.at), message: lock.message })
  }
  if (lock.kind === 'exported') {
    return t('locks.exported', { at: formats.dateTime(lock.at), deal: lock.dealId })
  }
  const why = t(`locks.likely.${lock.status}`)
  return lock.isBlocking ? why : t('locks.notBlocking', { why })
}

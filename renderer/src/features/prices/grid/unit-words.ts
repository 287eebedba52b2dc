import type { TFunction } from 'i18next'
import { toUnitStatus } from '#core/api/unit-status'
import { toUnitType } from '#core/api/unit-type'
import type { AttributeType, Unit } from '#core/prices/pricelist/unit'

/** A code that this version does not know is shown as it came. */
export const statusWord = (t: TFunction, { statusCode }: Pick<Unit, 'statusCode'>): string => {
  if (statusCode === null) return ''
  const status = toUnitStatus(statusCode)
  return status === null
    ? t('prices.unknownCode', { code: statusCode })
    : t(`prices.status.${status}`)
}

export const typeWord = (t: TFunction, { typeCode }: Pick<Unit, 'typeCode'>): string => {
  if (typeCode === null) return ''
  const type = toUnitType(typeCode)
  return type === null ? t('prices.unknownCode', { code: typeCode }) : t(`prices.type.${type}`)
}

/** The name of an attribute in the user's language, or in any other, or its key. */
export const attributeName = ({ key, names }: AttributeType, language: string): string => {
  const own = Object.entries(names).find(([locale]) => locale.startsWith(language))
  return own?.[1] ?? Object.values(names)[0] ?? key
}

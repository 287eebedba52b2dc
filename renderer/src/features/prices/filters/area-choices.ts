import type { AreaOf } from '#core/prices/pricelist/summarise-prices'
import type { AttributeType } from '#core/prices/pricelist/unit'
import { numberOf } from '../grid/numeric-attributes.ts'

/** Areas that a CRM keeps beside the one of the unit. */
const isArea = (key: string): boolean => /(?:^|_)area(?:_|$)/u.test(key)

/** The further attributes by which a price for one square metre may be computed. */
export const areaChoices = (types: readonly AttributeType[]): readonly AttributeType[] =>
  types.filter(({ key }) => isArea(key))

/** Empty: the area of the unit itself. */
export const areaBy = (key: string): AreaOf =>
  key === ''
    ? ({ area }) => area
    : ({ attributes }) => {
        const text = attributes[key]
        return text === undefined ? null : numberOf(text)
      }

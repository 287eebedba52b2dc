import type { Unit } from '#core/prices/pricelist/unit'
import { attributePrefix } from '../grid/attribute-columns.ts'
import { discountMinor } from '../summary/discount.ts'

interface Words {
  readonly status: (unit: Unit) => string
  readonly type: (unit: Unit) => string
  readonly decimal: (value: number) => string
  /** The VAT in percent; null where the prices do not show it. */
  readonly vatPercent: (unit: Unit) => number | null
}

/** What a cell says that holds no price of its own, as it goes to a spreadsheet. */
export const plainText = (unit: Unit, colId: string, words: Words): string => {
  if (colId.startsWith(attributePrefix)) {
    return unit.attributes[colId.slice(attributePrefix.length)] ?? ''
  }
  switch (colId) {
    case 'number':
      return unit.number
    case 'building':
      return unit.building
    case 'floor':
      return unit.floor
    case 'disposition':
      return unit.disposition ?? ''
    case 'area':
      return unit.area === null ? '' : words.decimal(unit.area)
    case 'status':
      return words.status(unit)
    case 'type':
      return words.type(unit)
    case 'vatRate': {
      const percent = words.vatPercent(unit)
      return percent === null ? '' : `${words.decimal(percent)} %`
    }
    case 'discount': {
      const minor = discountMinor(unit)
      return minor === null ? '' : words.decimal(minor / 100)
    }
    default:
      return ''
  }
}

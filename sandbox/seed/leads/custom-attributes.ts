import {
  type CustomAttribute,
  type CustomAttributeType,
  writeCustomAttribute,
} from '../../state/custom-attributes.ts'
import type { Db } from '../../state/db.ts'

const attribute = (
  key: string,
  type: CustomAttributeType,
  label: string,
  options: readonly string[] = [],
): CustomAttribute => ({
  key,
  type,
  label,
  options: options.map((text, order) => ({ value: order + 1, label: text })),
})

/** One attribute of each type that the specification names. */
const attributes: readonly CustomAttribute[] = [
  attribute('investment_purchase', 'boolean', 'Nákup na investici'),
  attribute('heard_from', 'string', 'Odkud se o nás dozvěděl'),
  attribute('household_size', 'integer', 'Počet členů domácnosti'),
  attribute('own_funds_millions', 'decimal', 'Vlastní zdroje (mil. Kč)'),
  attribute('moving_date', 'date', 'Plánované stěhování'),
  attribute('financing', 'singleSelect', 'Financování', ['Vlastní zdroje', 'Hypotéka', 'Obojí']),
  attribute('must_have', 'multiSelect', 'Nesmí chybět', [
    'Balkon',
    'Parkování',
    'Sklep',
    'Zahrádka',
  ]),
]

export const fillCustomAttributes = (db: Db): void => {
  for (const one of attributes) writeCustomAttribute(db, one)
}

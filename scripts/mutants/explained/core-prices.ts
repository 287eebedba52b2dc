import type { Explained } from './explained.ts'

const batch = 'core/prices/batch'
const draft = 'core/prices/draft'
const rules = 'core/prices/rules'

const savesTime = 'It only saves time: an empty draft changes nothing.'

export const ofPrices: readonly Explained[] = [
  {
    file: `${batch}/change-list.ts`,
    mutants: ['draft.size === 0  ->  false'],
    why: savesTime,
  },
  {
    file: `${batch}/change-list.ts`,
    mutants: [
      'Math.abs(net) > Math.abs(gross) + roundingFraction  ->  Math.abs(net) >= Math.abs(gross) + roundingFraction',
    ],
    why: 'No two parts are exactly as far from each other as rounding may move them.',
  },
  {
    file: `${batch}/check-changes.ts`,
    mutants: ['warnsOfNeighbours(rules)  ->  true'],
    why: 'It only saves time: where no rule asks for neighbours, none has a limit.',
  },
  {
    file: `${batch}/check-changes.ts`,
    mutants: [
      'perAreaAfterMinor === null || other === null || other === 0  ->  perAreaAfterMinor === null || other === null && other === 0',
    ],
    why: 'Beside a price of nothing every price is dearer.',
  },
  {
    file: `${batch}/needs-typing.ts`,
    mutants: ['largestFraction === null  ->  false'],
    why: 'What has no part counts as no change, as before the first one.',
  },
  {
    file: `${draft}/compare-drafts.ts`,
    mutants: [
      'now.grossMinor === null || first.grossMinor === null || second.grossMinor === null  ->  now.grossMinor === null || first.grossMinor === null && second.grossMinor === null',
    ],
    why: 'A draft that wants nothing of a unit has the price that it has now.',
  },
  {
    file: `${draft}/conflicts.ts`,
    mutants: ['draft.size === 0  ->  false'],
    why: savesTime,
  },
  {
    file: `${draft}/parse-draft-changes.ts`,
    mutants: [
      "typeof value !== 'object' || value === null || Array.isArray(value)  ->  false",
      "typeof value !== 'object' || value === null || Array.isArray(value)  ->  typeof value !== 'object' || value === null && Array.isArray(value)",
      "typeof value !== 'object' || value === null  ->  typeof value !== 'object' && value === null",
    ],
    why: 'What is no object has none of the fields, which are looked at next.',
  },
  {
    file: `${draft}/price-edit.ts`,
    mutants: ['gross === null  ->  false'],
    why: 'What is null makes no price that is exact, which is asked next.',
  },
  {
    file: `${rules}/decimal-to-minor.ts`,
    mutants: ['scale <= minorScale  ->  scale < minorScale'],
    why: 'Of two decimal places none is rounded away.',
  },
  {
    file: `${rules}/price-of-area.ts`,
    mutants: ['area === null  ->  false'],
    why: 'The word null is no decimal.',
  },
  {
    file: `${rules}/read-price.ts`,
    mutants: ['cell < 0  ->  cell <= 0'],
    why: 'Nothing has no sign.',
  },
  {
    file: `${rules}/recognise-rate.ts`,
    mutants: [
      'netMinor === null || grossMinor === null || netMinor <= 0  ->  netMinor === null || grossMinor === null && netMinor <= 0',
      'netMinor === null || grossMinor === null  ->  netMinor === null && grossMinor === null',
    ],
    why: 'What is null is not more than zero either, which is asked next.',
  },
  {
    file: `${rules}/scale-minor.ts`,
    mutants: ['Number.isSafeInteger(product)  ->  false'],
    why: 'It only saves time: the other way is exact as well.',
  },
  {
    file: `${rules}/scale-minor.ts`,
    mutants: [
      'dividend < 0  ->  dividend <= 0',
      'divisor < 0  ->  divisor <= 0',
      'remainder < 0n  ->  remainder <= 0n',
      'divisor < 0n  ->  divisor <= 0n',
      'dividend < 0n  ->  dividend <= 0n',
    ],
    why: 'No divisor is nothing, and of nothing there is no half that could be rounded.',
  },
]

import type { Explained } from './explained.ts'

const batch = 'core/prices/batch'
const building = 'core/prices/building'
const draft = 'core/prices/draft'
const pace = 'core/prices/pace'
const rules = 'core/prices/rules'

const nothingAtNull = 'A row has nothing at the place null, as where there is no such column.'
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
  {
    file: `${building}/colour-plan.ts`,
    mutants: ['index < classes  ->  index <= classes'],
    why: 'Behind the last value there is none.',
  },
  {
    file: `${building}/palette.ts`,
    mutants: [
      'value <= 0.040_45  ->  value < 0.040_45',
      'contrast(colour, darkInk) >= contrast(colour, lightInk)  ->  contrast(colour, darkInk) > contrast(colour, lightInk)',
    ],
    why: 'No colour that a screen can show is exactly there.',
  },
  {
    file: `${building}/select-cells.ts`,
    mutants: [
      'y + height / 2  ->  y - height / 2',
      'Math.abs(dy) < Math.min(from.height, to.height) / 2  ->  Math.abs(dy) <= Math.min(from.height, to.height) / 2',
      'ahead >= Math.min(from.height, to.height) / 2  ->  ahead > Math.min(from.height, to.height) / 2',
    ],
    why: 'Cells of one height lie in one line or a whole line apart, and those of another all lie on one side.',
  },
  {
    file: `${building}/select-cells.ts`,
    mutants: [
      'steps < plan.cells.length  ->  steps <= plan.cells.length',
      'next === at  ->  false',
    ],
    why: 'It only saves time: whoever has arrived stays there.',
  },
  {
    file: 'core/prices/deals/exported-deals.ts',
    mutants: ['columns.project === null  ->  false'],
    why: nothingAtNull,
  },
  {
    file: 'core/prices/formula/rounding.ts',
    mutants: ['around.below <= 0  ->  around.below < 0'],
    why: 'No price with an ending is nothing.',
  },
  {
    file: `${pace}/drawn-numbers.ts`,
    mutants: [
      'cube <= 0  ->  cube < 0',
      'Math.log(1 - uniform()) < bound  ->  Math.log(1 - uniform()) <= bound',
      'product > least  ->  product >= least',
    ],
    why: 'What is drawn is never exactly there.',
  },
  {
    file: `${pace}/future-paces.ts`,
    mutants: ['(course[middle] ?? 0) < passed  ->  (course[middle] ?? 0) <= passed'],
    why: 'What is drawn is never exactly there.',
  },
  {
    file: 'core/prices/out-of-line/suggested-prices.ts',
    mutants: ['round < rounds  ->  round <= rounds', 'measureLayouts()  ->  undefined'],
    why: 'By the last round nothing moves any more, and each of them measures the layouts again.',
  },
  {
    file: 'core/prices/out-of-line/suggested-prices.ts',
    mutants: [
      'usualUnit === undefined || base === undefined  ->  usualUnit === undefined && base === undefined',
    ],
    why: 'Of a layout both are known, or neither is.',
  },
  {
    file: 'core/prices/price-list/client-price-list.ts',
    mutants: ['status === null  ->  false'],
    why: 'There is no word for the status null, as for one that is not told.',
  },
  {
    file: 'core/prices/pricelist/group-by-place.ts',
    mutants: ['first === undefined  ->  false'],
    why: 'A group has a row at least.',
  },
  {
    file: 'core/prices/pricelist/summarise-prices.ts',
    mutants: ['draft.size === 0  ->  false'],
    why: savesTime,
  },
  {
    file: 'core/prices/pricelist/summarise-prices.ts',
    mutants: ['wanted > priceGrossMinor  ->  wanted >= priceGrossMinor'],
    why: 'A price that stays has been passed over before.',
  },
  {
    file: 'core/prices/replace/parse-replacement.ts',
    mutants: [
      "thousands === null || thousands === 'none'  ->  false",
      "thousands === null || thousands === 'none'  ->  thousands === null && thousands === 'none'",
    ],
    why: 'Neither word is in a number, and a text that has another one is none.',
  },
  {
    file: 'core/prices/transfer/import-plan.ts',
    mutants: ['at === null  ->  false'],
    why: nothingAtNull,
  },
  {
    file: 'core/prices/transfer/import-row.ts',
    mutants: ['at === null  ->  false'],
    why: nothingAtNull,
  },
  {
    file: 'core/prices/transfer/keyed-block.ts',
    mutants: [
      '(one.cells[0]?.minor ?? 0) < (other.cells[0]?.minor ?? 0)  ->  (one.cells[0]?.minor ?? 0) <= (other.cells[0]?.minor ?? 0)',
    ],
    why: 'Where the first two prices are equal, nothing says which of the columns is which.',
  },
  {
    file: 'core/prices/what-if/assumed-sales.ts',
    mutants: [
      'Math.abs(spare) <= sameWithin  ->  Math.abs(spare) < sameWithin',
      'spare > 0  ->  spare >= 0',
    ],
    why: 'What is even differs by rounding alone, never by that much, and has been told before.',
  },
  {
    file: 'core/prices/what-if/price-raise.ts',
    mutants: ['sold < freeUnits  ->  sold <= freeUnits'],
    why: 'A step behind the last unit is taken by none.',
  },
]

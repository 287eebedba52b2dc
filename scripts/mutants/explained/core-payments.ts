import type { Explained } from './explained.ts'

const formats = 'core/payments/formats'
const matching = 'core/payments/matching'
const statements = 'core/payments/statements'

const nothingAtNull = 'A row has nothing at the place null, as where there is no such column.'
const neverEqual = 'The keys of a map are never equal.'

export const ofPayments: readonly Explained[] = [
  {
    file: `${formats}/abo-values.ts`,
    mutants: ['sum + weight * Number(padded[at])  ->  sum - weight * Number(padded[at])'],
    why: 'A sum is divisible by eleven whatever its sign.',
  },
  {
    file: `${formats}/decode-damaged-utf8.ts`,
    mutants: [
      'points.length < pieceLength  ->  false',
      'points.length < pieceLength  ->  points.length <= pieceLength',
    ],
    why: 'The pieces make the same text, however long each is.',
  },
  {
    file: `${formats}/decode-damaged-utf8.ts`,
    mutants: ['first < 0xf5  ->  first <= 0xf5'],
    why: 'Every letter that begins with 0xf5 is beyond the last one, which is refused as well.',
  },
  {
    file: `${formats}/decode-statement.ts`,
    mutants: [
      'Math.max(even, odd) * 4 < start.length  ->  Math.max(even, odd) * 4 <= start.length',
      'start.length < 4  ->  start.length <= 4',
      'odd > even  ->  odd >= even',
    ],
    why: 'No statement is near that limit: of UTF-16 nearly every pair has one zero byte, always on the same side.',
  },
  {
    file: `${formats}/decode-statement.ts`,
    mutants: ["sign > '\\u007f'  ->  sign >= '\\u007f'"],
    why: 'Both code pages have the same sign there, so that it speaks for neither.',
  },
  {
    file: `${formats}/find-table.ts`,
    mutants: ['header === undefined  ->  false', 'rows.length < most  ->  rows.length <= most'],
    why: 'The titles were found among these rows, and how many are looked at is no promise.',
  },
  {
    file: `${formats}/find-table.ts`,
    mutants: ['cells.length < 2  ->  false'],
    why: 'One cell cannot name a day and an amount; this saves reading it.',
  },
  {
    file: `${formats}/find-table.ts`,
    mutants: ['at < text.length  ->  at <= text.length'],
    why: 'An empty row behind the last one says nothing.',
  },
  {
    file: `${formats}/mt940/mt940-details.ts`,
    mutants: ['at > 0  ->  at >= 0', 'at < told.length  ->  at <= told.length'],
    why: 'Before the first part and behind the last one there is nothing that a space or an empty word could change.',
  },
  {
    file: `${formats}/mt940/mt940-line.ts`,
    mutants: ['value === undefined  ->  false'],
    why: 'What is not there is no day either.',
  },
  {
    file: `${formats}/normalise-account.ts`,
    mutants: ['number.length > 10  ->  number.length >= 10'],
    why: 'Ten digits are the number alone, with an empty prefix before it.',
  },
  {
    file: `${formats}/read-amount.ts`,
    mutants: ['scale <= minorDigits  ->  scale < minorDigits'],
    why: 'Of two decimal places none is surplus.',
  },
  {
    file: `${formats}/read-camt-entry.ts`,
    mutants: ['whole.minor < 0  ->  whole.minor <= 0', 'minor < 0  ->  minor <= 0'],
    why: 'An entry of nothing has no direction.',
  },
  {
    file: `${formats}/read-csv-row.ts`,
    mutants: ['at === null  ->  false'],
    why: nothingAtNull,
  },
  {
    file: `${formats}/read-csv-row.ts`,
    mutants: ["came.kind !== 'read'  ->  false"],
    why: 'Nothing is left where nothing was read: the same is answered below.',
  },
  {
    file: `${formats}/read-csv.ts`,
    mutants: ['at === null  ->  false'],
    why: nothingAtNull,
  },
  {
    file: `${formats}/read-csv.ts`,
    mutants: ['!isReadable(mapping)  ->  false'],
    why: 'Only a table that is readable is found.',
  },
  {
    file: `${formats}/read-csv.ts`,
    mutants: ['at > end  ->  at >= end'],
    why: 'The row itself has a day, so that it is a movement either way.',
  },
  {
    file: `${formats}/read-csv.ts`,
    mutants: ['negative > 0  ->  negative >= 0'],
    why: 'Without any debit no sign of debits is asked for.',
  },
  {
    file: 'core/payments/ledger/payment-report.ts',
    mutants: ['one < other  ->  one <= other'],
    why: neverEqual,
  },
  {
    file: 'core/payments/ledger/total.ts',
    mutants: ['minor > 0  ->  minor >= 0'],
    why: 'Nothing adds nothing to either side.',
  },
  {
    file: `${matching}/export-columns.ts`,
    mutants: ['at === null  ->  false'],
    why: nothingAtNull,
  },
  {
    file: `${matching}/export-columns.ts`,
    mutants: [
      'Math.abs(minor - cell * 100) <= Math.max(dust, Math.abs(minor) * 1e-12)  ->  Math.abs(minor - cell * 100) < Math.max(dust, Math.abs(minor) * 1e-12)',
    ],
    why: 'No number of a spreadsheet is exactly as far from a minor unit as dust is large.',
  },
  {
    file: `${matching}/match-prescribed.ts`,
    mutants: ['leftMinor > 0  ->  leftMinor >= 0'],
    why: 'No payment is of nothing, so that what has nothing left is never of the same amount.',
  },
  {
    file: `${matching}/match-prescribed.ts`,
    mutants: ['paid.variableSymbol === null  ->  false', 'paid.counterAccount === null  ->  false'],
    why: 'Nothing is kept under null.',
  },
  {
    file: `${matching}/match-prescribed.ts`,
    mutants: [
      'paid.amountMinor < only.leftMinor  ->  paid.amountMinor <= only.leftMinor',
      'amountMinor < leftMinor  ->  amountMinor <= leftMinor',
    ],
    why: 'The same amount is an exact match, which was asked for before.',
  },
  {
    file: 'core/payments/send/check-mapping.ts',
    mutants: ["value.kind === 'field'  ->  true"],
    why: 'What is no field has none, and what is not there is no other meaning than null.',
  },
  {
    file: `${statements}/check-figures.ts`,
    mutants: ['amountMinor > 0  ->  amountMinor >= 0'],
    why: 'Nothing adds nothing to either side.',
  },
  {
    file: `${statements}/reconcile-month.ts`,
    mutants: ['one < other  ->  one <= other'],
    why: neverEqual,
  },
  {
    file: `${statements}/reconcile-month.ts`,
    mutants: ['begins >= span.from  ->  begins > span.from', 'ends <= span.to  ->  ends < span.to'],
    why: 'Between a day and itself nothing moves: the balance is the same.',
  },
  {
    file: `${statements}/reconcile-month.ts`,
    mutants: ['one.day < other.day  ->  one.day <= other.day'],
    why: 'Two statements of one account tell one balance for one day.',
  },
  {
    file: `${statements}/reconcile-month.ts`,
    mutants: [
      'begins === null || ends === null  ->  false',
      'begins === null || ends === null  ->  begins === null && ends === null',
    ],
    why: 'What has no beginning or no end covers no day: nothing is earlier or later than null.',
  },
  {
    file: `${statements}/totals-by-day.ts`,
    mutants: ['one < other  ->  one <= other'],
    why: neverEqual,
  },
]

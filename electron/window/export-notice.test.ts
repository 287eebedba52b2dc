import { expect, test } from 'vitest'
import { type ExportNotice, exportNotice } from './export-notice.ts'

const report = 'Jednotky'

test.each<[ExportNotice, string, string]>([
  [
    { kind: 'paused', report, failures: 3 },
    '“Jednotky” is paused: it has failed 3 times in a row. It goes on when you say so.',
    'Sestava „Jednotky“ je pozastavena: nezdařila se 3× po sobě. Pokračuje, až to řeknete.',
  ],
  [
    { kind: 'failed', report },
    '“Jednotky” has failed. It runs again at its next time.',
    'Sestava „Jednotky“ se nezdařila. Spustí se znovu v příštím čase.',
  ],
  [
    { kind: 'alert', report, count: 1 },
    '“Jednotky”: an alert has found something.',
    'Sestava „Jednotky“: 1 upozornění něco našlo.',
  ],
  [
    { kind: 'alert', report, count: 2 },
    '“Jednotky”: 2 alerts have found something.',
    'Sestava „Jednotky“: 2 upozornění něco našla.',
  ],
  [
    { kind: 'missed', report, count: 5 },
    '“Jednotky” has missed 5 runs. Run it now?',
    'Sestava „Jednotky“ zmeškala 5 běhů. Spustit ji teď?',
  ],
])('%o is told in the language of the window', (notice, english, czech) => {
  expect(exportNotice(notice, 'en')).toBe(english)
  expect(exportNotice(notice, 'cs')).toBe(czech)
})

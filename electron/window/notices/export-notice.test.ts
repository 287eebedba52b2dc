import { expect, test } from 'vitest'
import { type ExportNotice, exportNotice } from './export-notice.ts'

const report = 'Jednotky'

test.each<[ExportNotice, string, string]>([
  [
    { kind: 'paused', report, failures: 3 },
    '“Jednotky” is paused: it failed 3 times in a row. Resume it when you are ready.',
    'Report „Jednotky“ je pozastaven: nezdařil se 3× po sobě. Až budete chtít, zvolte u něj „Pokračovat“.',
  ],
  [
    { kind: 'failed', report },
    '“Jednotky” failed. It runs again at its next scheduled time.',
    'Report „Jednotky“ se nezdařil. Spustí se znovu podle rozvrhu.',
  ],
  [
    { kind: 'unreadable', report },
    '“Jednotky”: what the CRM sent can’t be read. The latest file stays as it was.',
    'Report „Jednotky“: odpověď CRM nelze přečíst. Poslední soubor zůstává beze změny.',
  ],
  [
    { kind: 'latest', report, file: 'Dnes.csv' },
    '“Jednotky”: the file Dnes.csv could not be replaced. It stays as it was.',
    'Report „Jednotky“: soubor Dnes.csv se nepodařilo nahradit. Zůstává beze změny.',
  ],
  [
    { kind: 'cooling', report, time: '14:05' },
    '“Jednotky” cannot run before 14:05.',
    'Report „Jednotky“ lze spustit nejdřív v 14:05.',
  ],
  [
    { kind: 'alert', report, count: 1 },
    '“Jednotky”: 1 new alert.',
    'Report „Jednotky“: 1 nové upozornění.',
  ],
  [
    { kind: 'alert', report, count: 2 },
    '“Jednotky”: 2 new alerts.',
    'Report „Jednotky“: 2 nová upozornění.',
  ],
  [
    { kind: 'missed', report, count: 5 },
    '“Jednotky” missed 5 runs. Run it now?',
    'Report „Jednotky“ zmeškal 5 běhů. Chcete ho spustit teď?',
  ],
  [
    { kind: 'dashboard', way: 'email', state: 'failed' },
    'The dashboard was not sent by e-mail.',
    'Přehled se nepodařilo odeslat e-mailem.',
  ],
  [
    { kind: 'dashboard', way: 'sftp', state: 'unknown' },
    'The dashboard was sent to the SFTP server, but it may or may not have arrived. It isn’t resent automatically.',
    'Přehled odešel na server SFTP, ale není známo, zda dorazil. Sám se znovu neodešle.',
  ],
])('%o is told in the language of the window', (notice, english, czech) => {
  expect(exportNotice(notice, 'en')).toBe(english)
  expect(exportNotice(notice, 'cs')).toBe(czech)
})

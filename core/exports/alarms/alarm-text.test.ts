import { expect, test } from 'vitest'
import type { AlarmEvent } from './alarm.ts'
import { alarmText, testAlarmText } from './alarm-text.ts'
import { type Trouble, withoutAddresses } from './trouble.ts'

const timeWords = (at: number): string => new Date(at).toISOString().slice(0, 16)
const at = Date.UTC(2026, 10, 23, 8)

const troubles: readonly Trouble[] = [
  { kind: 'report', key: 'r', workspace: 'Acme', report: 'Units', failures: 3 },
  { kind: 'backup', key: 'b', workspace: 'Acme', failures: 2 },
  { kind: 'lead', key: 'm', workspace: 'Acme', status: 'missing', at, project: 'Podviní' },
  { kind: 'lead', key: 'j', workspace: 'Acme', status: 'rejected', at, project: '' },
  { kind: 'silence', key: 's', workspace: 'Beta', since: at },
  { kind: 'account', key: 'a', workspace: 'Beta', account: 'exports' },
  { kind: 'disk', key: 'd', workspace: 'Acme, Beta', isFull: true },
]

const eventsOf = (event: AlarmEvent['event']): AlarmEvent[] =>
  troubles.map((trouble) => ({ event, trouble, beganAt: at }))

test('what begins is told in a line each, with when it is told again', () => {
  expect(alarmText({ language: 'en', events: eventsOf('began'), timeWords })).toEqual({
    subject: 'Unitdesk: a failure in Acme, Beta',
    text: `New:
- Acme: The report “Units” has failed 3 times in a row.
- Acme: The backup couldn’t read its tables 2 times in a row.
- Acme: The lead of 2026-11-23T08:00 for “Podviní” is missing in the CRM.
- Acme: The CRM refused the lead of 2026-11-23T08:00.
- Beta: No lead has come since 2026-11-23T08:00, which is unusual.
- Beta: The account “exports” is on hold until somebody acts.
- Acme, Beta: The disk is full: nothing can be saved, so nothing runs.

A reminder comes once a day for as long as it lasts, and an all-clear when it is over.
Messages like this name nobody: open Unitdesk to see who and why.

Sent by Unitdesk.
`,
  })
})

test('an all-clear says what is over, and announces no reminder', () => {
  expect(alarmText({ language: 'en', events: eventsOf('over'), timeWords })).toEqual({
    subject: 'Unitdesk: all clear in Acme, Beta',
    text: `Over:
- Acme: The report “Units”, which had failed 3 times in a row.
- Acme: The backup, which couldn’t read its tables.
- Acme: The lead of 2026-11-23T08:00 for “Podviní”, which was missing in the CRM.
- Acme: The lead of 2026-11-23T08:00, which was refused by the CRM.
- Beta: The silence since 2026-11-23T08:00, in which no lead came.
- Beta: The account “exports”, which was on hold.
- Acme, Beta: The disk, which was full.

Sent by Unitdesk.
`,
  })
})

test('a message in Czech is Czech all through', () => {
  const events = [...eventsOf('goesOn'), ...eventsOf('dropped')]
  expect(alarmText({ language: 'cs', events, timeWords })).toEqual({
    subject: 'Unitdesk: něco stále selhává (Acme, Beta)',
    text: `Stále trvá:
- Acme: Report „Units“ se nezdařil 3× po sobě. Poprvé oznámeno 2026-11-23T08:00.
- Acme: Záloha nenačetla své tabulky 2× po sobě. Poprvé oznámeno 2026-11-23T08:00.
- Acme: V CRM chybí poptávka z 2026-11-23T08:00 na „Podviní“. Poprvé oznámeno 2026-11-23T08:00.
- Acme: CRM odmítlo poptávku z 2026-11-23T08:00. Poprvé oznámeno 2026-11-23T08:00.
- Beta: Od 2026-11-23T08:00 nepřišla žádná poptávka, což není obvyklé. Poprvé oznámeno 2026-11-23T08:00.
- Beta: Účet „exports“ je pozastaven, dokud někdo nezasáhne. Poprvé oznámeno 2026-11-23T08:00.
- Acme, Beta: Disk je plný: nic se neuloží, a tak ani nic neběží. Poprvé oznámeno 2026-11-23T08:00.

Už se nesleduje:
- Acme: Report „Units“, který se nezdařil 3× po sobě.
- Acme: Záloha, která nenačetla své tabulky.
- Acme: Chybějící poptávka z 2026-11-23T08:00 na „Podviní“.
- Acme: Odmítnutá poptávka z 2026-11-23T08:00.
- Beta: Ticho od 2026-11-23T08:00, kdy nechodily poptávky.
- Beta: Účet „exports“, který byl pozastaven.
- Acme, Beta: Plný disk.

Dokud to trvá, přijde připomínka jednou denně; až to skončí, dozvíte se to.
Zprávy nejmenují žádné osoby: koho se to týká a proč, ukáže Unitdesk.

Poslal Unitdesk.
`,
  })
})

test('of very many troubles the rest is counted', () => {
  const [first] = eventsOf('began')
  const events = first ? Array.from({ length: 60 }, () => first) : []
  const { text } = alarmText({ language: 'en', events, timeWords })
  expect(text.match(/^- Acme/gm)).toHaveLength(50)
  expect(text).toContain('- And 10 more.')
})

test('a test says that nothing has failed', () => {
  expect(testAlarmText('en').text).toContain('Nothing has failed.')
})

test('a name in which somebody has put an address leaves without it', () => {
  expect(withoutAddresses('Units for jana@example.com (daily)')).toBe('Units for … (daily)')
})

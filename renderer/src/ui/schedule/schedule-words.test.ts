import i18next from 'i18next'
import { expect, test } from 'vitest'
import { parseCron } from '#core/exports/schedule/parse-cron'
import type { Schedule } from '#core/exports/schedule/schedule'
import { startI18n } from '../../i18n/start-i18n.ts'
import { cronFaultWords } from './cron-fault-words.ts'
import { scheduleWords } from './schedule-words.ts'

const zone = 'Europe/Prague'
const times = ['07:00']

const cases: readonly [Schedule, string, string][] = [
  [{ kind: 'hourly', minute: 5, zone }, 'Every hour at minute 05', 'Každou hodinu v minutě 05'],
  [
    { kind: 'daily', times: ['15:30', '07:00'], zone },
    'Every day at 07:00 and 15:30',
    'Každý den v 07:00 a 15:30',
  ],
  [{ kind: 'weekdays', times, zone }, 'Every weekday at 07:00', 'Každý pracovní den v 07:00'],
  [
    { kind: 'weekly', days: [3, 1], times, zone },
    'Every week on Monday and Wednesday at 07:00',
    'Každý týden v pondělí a ve středu v 07:00',
  ],
  [
    { kind: 'monthly', on: { kind: 'lastDay' }, times, zone },
    'On the last day of every month at 07:00',
    'Poslední den každého měsíce v 07:00',
  ],
  [
    { kind: 'monthly', on: { kind: 'day', day: 15 }, times, zone },
    'On day 15 of every month at 07:00',
    'Každý měsíc 15. den v 07:00',
  ],
  [
    { kind: 'monthly', on: { kind: 'weekday', nth: 2, weekday: 3 }, times, zone },
    'On the second Wednesday of every month at 07:00',
    'Každý měsíc: druhá středa v 07:00',
  ],
  [
    { kind: 'cron', text: '*/15 8-17 * * 1-5', zone },
    'Every weekday, minutes: in steps of 15, hours: 8 to 17',
    'Každý pracovní den, minuty: po 15, hodiny: 8 až 17',
  ],
  [
    { kind: 'cron', text: '0 7 1,15 3,9 *', zone },
    'On days 1 and 15 of the month at 07:00; only in March and September',
    'Každý měsíc ve dnech 1 a 15 v 07:00; jen březen a září',
  ],
]

// Czech keeps a short word and the next one in one line.
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each(cases)('%j is said as “%s”', async (schedule, english) => {
  await startI18n('en')
  expect(scheduleWords(schedule, { t: i18next.t, locale: 'en-GB' })).toBe(english)
})

test.each(cases)('%j is said in Czech too', async (schedule, _english, czech) => {
  await startI18n('cs')
  expect(plain(scheduleWords(schedule, { t: i18next.t, locale: 'cs-CZ' }))).toBe(czech)
})

test.each([
  ['0 25 * * *', 'Hour: 25 is out of range.'],
  ['0 7 * *', 'A cron expression has five parts: minute, hour, day, month and weekday.'],
  ['0 7 x * *', 'Day: x is not understood.'],
])('what is wrong with %j is said with its part', async (text, words) => {
  await startI18n('en')
  const parsed = parseCron(text)
  expect(parsed.ok ? null : cronFaultWords(i18next.t, text, parsed.fault)).toBe(words)
})

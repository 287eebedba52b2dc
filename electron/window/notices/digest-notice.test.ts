import { expect, test } from 'vitest'
import { type DigestNotice, digestNotice } from './digest-notice.ts'

const good: DigestNotice = {
  kind: 'digest',
  day: null,
  runs: 12,
  failed: 0,
  postponed: 0,
  alerts: 0,
}

test.each<[DigestNotice, string, string]>([
  [good, 'Reports yesterday: 12 runs.', 'Reporty včera: 12 běhů.'],
  [
    { ...good, failed: 1, postponed: 2, alerts: 3 },
    'Reports yesterday: 12 runs, 1 failed, 2 postponed; 3 alerts.',
    'Reporty včera: 12 běhů, 1 se nezdařil, 2 odloženy; 3 upozornění.',
  ],
  [
    { ...good, day: '2026-11-20', runs: 1, alerts: 1 },
    'Reports on 20 November: 1 run; 1 alert.',
    'Reporty 20. listopadu: 1 běh; 1 upozornění.',
  ],
])('%o reads the same in both languages', (notice, english, czech) => {
  expect(digestNotice(notice, 'en')).toBe(english)
  expect(digestNotice(notice, 'cs')).toBe(czech)
})

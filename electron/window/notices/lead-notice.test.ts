import { expect, test } from 'vitest'
import { leadNotice } from './lead-notice.ts'

const workspace = 'Vltavan'

test.each([
  [1, 'Vltavan: 1 lead is missing in the CRM.', 'Vltavan: v CRM chybí 1 poptávka.'],
  [3, 'Vltavan: 3 leads are missing in the CRM.', 'Vltavan: v CRM chybějí 3 poptávky.'],
  [5, 'Vltavan: 5 leads are missing in the CRM.', 'Vltavan: v CRM chybí 5 poptávek.'],
])('%i missing', (count, english, czech) => {
  expect(leadNotice({ kind: 'missing', workspace, count }, 'en')).toBe(english)
  expect(leadNotice({ kind: 'missing', workspace, count }, 'cs')).toBe(czech)
})

test.each([
  [1, 'Vltavan: the CRM refused 1 lead from the website.', 'CRM odmítlo 1 poptávku z webu.'],
  [2, 'Vltavan: the CRM refused 2 leads from the website.', 'CRM odmítlo 2 poptávky z webu.'],
  [5, 'Vltavan: the CRM refused 5 leads from the website.', 'CRM odmítlo 5 poptávek z webu.'],
])('%i refused', (count, english, czech) => {
  expect(leadNotice({ kind: 'rejected', workspace, count }, 'en')).toBe(english)
  expect(leadNotice({ kind: 'rejected', workspace, count }, 'cs')).toBe(`Vltavan: ${czech}`)
})

test('of too few that arrive it is said how many are lost, of how many', () => {
  const notice = { kind: 'rate', workspace, percent: 97.5, lost: 5, sent: 200 } as const
  const english = 'Vltavan: only 97.5% of leads arrive; 5 of 200 did not.'
  expect(leadNotice(notice, 'en')).toBe(english)
  expect(leadNotice(notice, 'cs')).toBe(
    'Vltavan: dorazilo jen 97,5 % poptávek; 5 z 200 v CRM chybí.',
  )
})

test('a silence says for how long, a hold whose', () => {
  expect(leadNotice({ kind: 'silence', workspace, hours: 26 }, 'en')).toContain('26 h')
  expect(leadNotice({ kind: 'silence', workspace, hours: 26 }, 'cs')).toContain('26 h')
  expect(leadNotice({ kind: 'held', workspace, account: 'Web' }, 'en')).toContain('Web')
  expect(leadNotice({ kind: 'held', workspace, account: 'Web' }, 'cs')).toContain('Web')
})

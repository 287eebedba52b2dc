import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { type Failure, needsApproval, teamAway } from '#core/contract/failure'
import { startI18n } from '../../../i18n/start-i18n.ts'
import { whyItWaits } from './why-it-waits.ts'

beforeAll(() => startI18n('en'))

const busy: Failure = { kind: 'taken', by: 'Petr', standing: 'busy', again: 'now' }
const unapproved = needsApproval.ok ? undefined : needsApproval.failure
const locked: Failure = { kind: 'keychain', cause: 'locked', again: 'afterFix' }

const why = (
  kind: 'scheduled' | 'missed',
  heldUpBy?: Failure,
  sender: 'team' | 'computer' = 'team',
) =>
  whyItWaits(heldUpBy === undefined ? { kind, at: 0 } : { kind, at: 0, heldUpBy }, {
    sender,
    t: i18next.t,
    words: ({ kind: failed }) => ({ title: `The ${failed} is locked`, sentence: '', nextStep: '' }),
  })

test.each([
  ['scheduled', undefined, null],
  ['scheduled', unapproved, 'Waits for approval'],
  ['scheduled', busy, 'Waits for Petr, who is sending prices'],
  ['scheduled', teamAway, 'Waits for the team’s database'],
  ['scheduled', locked, 'Waits: The keychain is locked'],
  ['missed', undefined, 'Time missed: Unitdesk wasn’t running anywhere'],
  ['missed', unapproved, 'Time missed: not approved'],
  ['missed', busy, 'Time missed: Petr was sending prices'],
  ['missed', teamAway, 'Time missed: the team’s database didn’t answer'],
] as const)('a change that is %s, held up by %j, says so in its row', (kind, heldUpBy, said) => {
  expect(why(kind, heldUpBy)).toBe(said)
})

test('without a team it is the computer that was not on', () => {
  expect(why('missed', undefined, 'computer')).toBe('Time missed: Unitdesk wasn’t running')
})

test('what does not wait says nothing', () => {
  const words = () => ({ title: '', sentence: '', nextStep: '' })
  expect(whyItWaits({ kind: 'checking' }, { sender: 'team', t: i18next.t, words })).toBeNull()
})

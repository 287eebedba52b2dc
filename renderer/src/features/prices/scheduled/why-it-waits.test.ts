import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { type Failure, needsApproval, teamAway } from '#core/contract/failure'
import { draftIdSchema } from '#core/ids'
import { startI18n } from '../../../i18n/start-i18n.ts'
import { whyItWaits } from './why-it-waits.ts'

beforeAll(() => startI18n('en'))

const busy: Failure = { kind: 'taken', by: 'Petr', standing: 'busy', again: 'now' }
const settling: Failure = { ...busy, standing: 'settling' }
const nameless: Failure = { ...busy, by: '' }
const unapproved = needsApproval.ok ? undefined : needsApproval.failure
const locked: Failure = { kind: 'keychain', cause: 'locked', again: 'afterFix' }

const shared = { draftId: draftIdSchema.parse('shared') }
const own = { draftId: draftIdSchema.parse('own') }

const why = (kind: 'scheduled' | 'missed', heldUpBy?: Failure, { draftId } = shared) =>
  whyItWaits(
    { draftId, state: heldUpBy === undefined ? { kind, at: 0 } : { kind, at: 0, heldUpBy } },
    {
      shared: [shared],
      t: i18next.t,
      words: ({ kind: failed }) => ({
        title: `Failed: ${failed}`,
        sentence: '',
        nextStep: '',
      }),
    },
  )

test.each([
  ['scheduled', undefined, null],
  ['scheduled', unapproved, 'Waits for approval'],
  ['scheduled', busy, 'Waits for Petr, who is sending prices'],
  ['scheduled', settling, 'Waits: Failed: taken'],
  ['scheduled', nameless, 'Waits: Failed: taken'],
  ['scheduled', teamAway, 'Waits for the team’s database'],
  ['scheduled', locked, 'Waits: Failed: keychain'],
  ['missed', undefined, 'Time missed: no computer that could send it was on'],
  ['missed', unapproved, 'Time missed: not approved'],
  ['missed', busy, 'Time missed: Petr was sending prices'],
  ['missed', settling, 'Time missed: Failed: taken'],
  ['missed', nameless, 'Time missed: Failed: taken'],
  ['missed', teamAway, 'Time missed: the team’s database didn’t answer'],
] as const)('a change that is %s, held up by %j, says so in its row', (kind, heldUpBy, said) => {
  expect(why(kind, heldUpBy)).toBe(said)
})

test('a change of a draft that is not shared has missed its time where it was scheduled', () => {
  expect(why('missed', undefined, own)).toBe('Time missed: Unitdesk wasn’t running')
})

test('what does not wait says nothing', () => {
  const words = () => ({ title: '', sentence: '', nextStep: '' })
  expect(
    whyItWaits({ ...own, state: { kind: 'checking' } }, { shared: [], t: i18next.t, words }),
  ).toBeNull()
})

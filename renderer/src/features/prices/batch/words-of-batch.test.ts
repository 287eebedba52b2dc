import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { needsApproval } from '#core/contract/failure'
import { createFormats } from '#core/format/formats'
import { startI18n } from '../../../i18n/start-i18n.ts'
import { wordsOfBatch } from './words-of-batch.ts'

beforeAll(() => startI18n('en'))

test.each(['scheduled', 'missed'] as const)(
  'a scheduled change that a second person has to approve says how (%s)',
  (kind) => {
    if (needsApproval.ok) throw new Error('it is a failure')
    const state = { kind, at: 0, heldUpBy: needsApproval.failure }
    const speech = { t: i18next.t, formats: createFormats('en-GB') }
    const failureWords = () => ({ title: '', sentence: '', nextStep: '' })
    const words = wordsOfBatch(
      { batch: { state, unitCount: 3 }, units: [] },
      { ...speech, failureWords },
    )
    expect(words.title).toMatch(/it needs approval$/)
    expect(words.nextStep).toBe(
      'Unschedule it, ask for approval in the draft’s review, then send or schedule it again.',
    )
  },
)

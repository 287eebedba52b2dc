import type { Failure } from '#core/contract/failure'
import type { Batch, BatchState, BatchUnit } from '#core/prices/batch/batch'
import type { Speech } from '../../../i18n/speech.ts'
import type { FailureText } from '../../../ui/notices/failure-words.ts'
import { countUnits } from './count-units.ts'
import { hasEndpointGone } from './has-endpoint-gone.ts'
import { lacksApproval } from './lacks-approval.ts'

type BatchWords = Pick<FailureText, 'title' | 'sentence'> & { readonly nextStep?: string }

interface BatchWithUnits {
  readonly batch: Pick<Batch, 'state' | 'unitCount'>
  readonly units: readonly BatchUnit[]
}

interface BatchSpeech extends Speech {
  readonly failureWords: (failure: Failure) => FailureText
}

/** What became of a batch: what happened, what was kept, what to do. */
export const wordsOfBatch = (
  told: BatchWithUnits,
  { t, formats, failureWords }: BatchSpeech,
): BatchWords => {
  const { state } = told.batch
  if ((state.kind === 'scheduled' || state.kind === 'missed') && state.heldUpBy !== undefined) {
    const values = { at: formats.dateTime(state.at), why: failureWords(state.heldUpBy).title }
    if (lacksApproval(state.heldUpBy)) {
      return {
        title: t('batches.outcome.unapproved.title', values),
        sentence: t('batches.outcome.unapproved.sentence'),
        nextStep: t('batches.outcome.unapproved.next'),
      }
    }
    return {
      title: t(`batches.outcome.heldUp.${state.kind}.title`, values),
      sentence: t(`batches.outcome.heldUp.${state.kind}.sentence`, values),
      nextStep: t(`batches.outcome.heldUp.${state.kind}.next`),
    }
  }
  return state.kind === 'notSent' && !hasEndpointGone(state.failure)
    ? notSent(t, failureWords(state.failure))
    : wordsOfState(told, { t, formats })
}

const notSent = (t: Speech['t'], { title, sentence, nextStep }: FailureText): BatchWords => ({
  title: t('batches.outcome.notSent.title', { why: title }),
  sentence: `${sentence} ${t('batches.outcome.notSent.kept')}`,
  nextStep,
})

type Outcome = Exclude<BatchState['kind'], 'notSent'> | 'endpointGone' | 'nothingToSend'

const wordsOfState = ({ batch, units }: BatchWithUnits, { t, formats }: Speech): BatchWords => {
  const { state, unitCount } = batch
  const said = (outcome: Outcome, values: Readonly<Record<string, string | number>> = {}) => {
    const told = { count: unitCount, at: '', message: '', culprit: 0, alongside: 0, ...values }
    return {
      title: t(`batches.outcome.${outcome}.title`, told),
      sentence: t(`batches.outcome.${outcome}.sentence`, told),
      nextStep: t(`batches.outcome.${outcome}.next`, told),
    }
  }
  switch (state.kind) {
    case 'stopped':
      if (state.reasons.length === 0) return said('nothingToSend')
      return said('stopped', { count: new Set(state.reasons.map(({ unitId }) => unitId)).size })
    case 'notSent':
      return said('endpointGone')
    case 'rejected': {
      const { culprit, alongside } = countUnits(units)
      return said('rejected', { message: state.message, culprit, alongside })
    }
    case 'differs':
      return said('differs', { count: state.units, at: formats.dateTime(state.at) })
    case 'checking':
      return said('checking')
    case 'sending':
    case 'unknown':
      return said(state.kind, { at: formats.dateTime(state.since) })
    default:
      return said(state.kind, { at: formats.dateTime(state.at) })
  }
}

import { type Failure, type Result, success } from '#core/contract/failure'
import type { BatchId, DraftId, ProjectKey } from '#core/ids'
import { fromJson } from '#core/json'
import type { Batch, BatchState } from '#core/prices/batch/batch'
import { wordsOfBatch } from '../../../renderer/src/features/prices/batch/words-of-batch.ts'
import type { Runner } from '../open-runner.ts'
import { type ExitCode, exitCodes, failedOutcome, type Outcome } from '../outcome.ts'
import type { RunnerSpeech } from '../speech.ts'
import { failureOfJob } from './known-prices.ts'
import { priceWords } from './price-words.ts'

interface DraftOfProject {
  readonly of: ProjectKey
  readonly draftId: DraftId
}

const batchesPerPage = 200

/** The newest batch that was sent from a draft; null where there is none. */
export const newestBatchOf = async (
  { call }: Runner,
  { of, draftId }: DraftOfProject,
): Promise<Result<Batch | null>> => {
  let before: BatchId | null = null
  for (;;) {
    const page: Result<Batch[]> = await call('batches.listBatches', {
      ...of,
      before,
      limit: batchesPerPage,
      unit: '',
      states: [],
    })
    if (!page.ok) return page
    const found = page.value.find((batch) => batch.draftId === draftId)
    if (found !== undefined) return success(found)
    before = page.value.at(-1)?.id ?? null
    if (page.value.length < batchesPerPage) return success(null)
  }
}

/** Waits for whoever works at a batch, or finds out what became of it; why that is not known yet, null where it is. */
export const settleBatch = async (runner: Runner, { id }: Batch): Promise<Failure | null> => {
  const jobs = await runner.call('jobs.listJobs', {})
  if (!jobs.ok) return jobs.failure
  const atWork = jobs.value.find(({ subject, outcome }) => subject === id && outcome === null)
  if (atWork !== undefined) {
    await runner.endOf(atWork.id)
    return null
  }
  const started = await runner.call('batches.compare', { batchId: id })
  return started.ok ? failureOfJob(runner, started.value.jobId) : started.failure
}

/** What became of a batch, for a script and in the words of the window. */
export const batchOutcome = async (
  { call }: Runner,
  batchId: BatchId,
  speech: RunnerSpeech,
): Promise<Outcome> => {
  const read = await call('batches.readBatch', { batchId })
  if (!read.ok) return failedOutcome(read.failure, speech)
  if (read.value === null) throw new Error('A batch that was sent is not there')
  const { batch } = read.value
  const { state } = batch
  const { title, sentence } = wordsOfBatch({ batch, units: fromJson(read.value.units) }, speech)
  const isOpen = state.kind === 'unknown' || state.kind === 'sent'
  return {
    exitCode: exitCodeOf(state, speech),
    json: { batch: { id: batch.id, state: state.kind, units: batch.unitCount } },
    lines: [`${title}. ${sentence}`, ...(isOpen ? [priceWords[speech.language].again] : [])],
  }
}

const exitCodeOf = (state: BatchState, speech: RunnerSpeech): ExitCode => {
  switch (state.kind) {
    case 'confirmed':
      return exitCodes.done
    case 'notSent':
      return failedOutcome(state.failure, speech).exitCode
    case 'unknown':
    case 'sent':
      return exitCodes.later
    default:
      return exitCodes.failed
  }
}

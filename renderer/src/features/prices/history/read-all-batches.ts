import { failed, type Result, success } from '#core/contract/failure'
import type { BatchId, ProjectKey } from '#core/ids'
import type { Batch } from '#core/prices/batch/batch'
import { call } from '../../../bridge/call.ts'
import { parseBatch, type WholeBatch } from '../batch/parse-batch.ts'
import { batchGroups } from './batch-groups.ts'
import type { BatchFilter } from './use-batches.ts'

const pageSize = 200

/** The most rows of a table. */
export const mostUnits = 100_000

const listAll = async (
  of: ProjectKey,
  { group, unit }: BatchFilter,
): Promise<Result<readonly Batch[]>> => {
  const all: Batch[] = []
  let before: BatchId | null = null
  for (;;) {
    const filter = { unit: unit.slice(0, 60), states: [...batchGroups[group]] }
    const page: Result<Batch[]> = await call('batches.listBatches', {
      ...of,
      ...filter,
      before,
      limit: pageSize,
    })
    if (!page.ok) return page
    all.push(...page.value)
    if (page.value.length < pageSize) return success(all)
    before = page.value.at(-1)?.id ?? null
  }
}

/** Every batch that a filter lets pass, with its units, newest first; `tooMany` where no table would hold them. */
export const readAllBatches = async (
  of: ProjectKey,
  filter: BatchFilter,
): Promise<Result<readonly WholeBatch[] | 'tooMany'>> => {
  const listed = await listAll(of, filter)
  if (!listed.ok) return listed
  if (listed.value.reduce((sum, { unitCount }) => sum + unitCount, 0) > mostUnits) {
    return success('tooMany')
  }
  const whole: WholeBatch[] = []
  for (const { id } of listed.value) {
    const read = await call('batches.readBatch', { batchId: id })
    if (!read.ok) return failed(read.failure)
    const batch = parseBatch(read.value)
    if (batch) whole.push(batch)
  }
  return success(whole)
}

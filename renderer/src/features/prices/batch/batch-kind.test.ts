import { expect, test } from 'vitest'
import { batchesCalls } from '#core/contract/batches'
import { batchKinds } from '#core/prices/batch/batch'
import { isUnderWay, keepsDraftFromLeaving, newestUndecided } from './batch-kind.ts'

const page = newestUndecided(200)

test('batches about which nothing is decided are asked for alone, however old they are', () => {
  const { states } = batchesCalls['batches.listBatches'].input.parse({
    workspaceId: 'w1',
    projectId: 1,
    ...page,
  })
  expect(states.toSorted()).toEqual(['checking', 'missed', 'scheduled', 'sending', 'unknown'])
})

test.each(batchKinds)('a draft whose batch is %s is kept just where that is asked for', (kind) => {
  const state = { kind } as Parameters<typeof isUnderWay>[0]
  expect(keepsDraftFromLeaving(state)).toBe(page.states.includes(kind))
  if (isUnderWay(state)) expect(keepsDraftFromLeaving(state)).toBe(true)
})

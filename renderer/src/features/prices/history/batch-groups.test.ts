import { expect, test } from 'vitest'
import { batchKinds } from '#core/prices/batch/batch'
import { batchGroups } from './batch-groups.ts'

test('every batch is found in exactly one group', () => {
  const grouped = Object.values(batchGroups).flat()
  expect([...grouped].sort()).toEqual([...batchKinds].sort())
})

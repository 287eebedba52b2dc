import { expect, onTestFinished, test } from 'vitest'
import { draftIdSchema, unitIdSchema, workspaceIdSchema } from '#core/ids'
import type { DraftChange } from '#core/prices/draft/draft-price'
import { insertWorkspace } from '../../accounts/workspaces.ts'
import { sampleProject, sampleWorkspace } from '../../testing/samples.ts'
import { openOrThrow, storeFolder } from '../../testing/store-folder.ts'
import { readDraftPrices, writeDraftPrices } from './draft-prices.ts'
import { insertDraft } from './drafts.ts'

const draftId = draftIdSchema.parse('d1')

const changesOf = (count: number, netMinor: number): DraftChange[] =>
  Array.from({ length: count }, (_, index) => ({
    unitId: unitIdSchema.parse(index + 1),
    price: {
      netMinor: netMinor + index,
      grossMinor: 2 * netMinor,
      typed: 'net',
      base: { netMinor: null, grossMinor: index },
    },
  }))

test.each([1, 199, 200, 201, 400, 1_037])(
  'all of %i prices are written, each once',
  async (count) => {
    const { db, close } = await openOrThrow({ directory: storeFolder() })
    onTestFinished(close)
    insertWorkspace(db, sampleWorkspace('w1'))
    const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: sampleProject }
    insertDraft(db, { ...of, id: draftId, name: '', at: 0, rollsBack: null })
    writeDraftPrices(db, { draftId, changes: changesOf(count, 100) })
    const again = changesOf(count, 7_000)
    writeDraftPrices(db, { draftId, changes: again })
    expect([...readDraftPrices(db, draftId)]).toEqual(
      again.map(({ unitId, price }) => [unitId, price]),
    )
  },
)

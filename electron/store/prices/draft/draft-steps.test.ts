import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { draftIdSchema, unitIdSchema, workspaceIdSchema } from '#core/ids'
import type { DraftChange } from '#core/prices/draft/draft-price'
import { applyChanges, type DraftPrices } from '#core/prices/draft/draft-steps'
import { insertWorkspace } from '../../accounts/workspaces.ts'
import { sampleProject, sampleWorkspace } from '../../testing/samples.ts'
import { openOrThrow, storeFolder } from '../../testing/store-folder.ts'
import { readDraftPrices } from './draft-prices.ts'
import { appendDraftStep, listDraftSteps, moveDraft, readDraftReach } from './draft-steps.ts'
import { insertDraft } from './drafts.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: sampleProject }

const amount = fc.integer({ min: 1, max: 9_000_000_000 })
const price = fc.record({
  netMinor: amount,
  grossMinor: amount,
  typed: fc.constantFrom('net' as const, 'gross' as const, 'both' as const),
  base: fc.record({ netMinor: fc.option(amount), grossMinor: fc.option(amount) }),
})
const changes: fc.Arbitrary<DraftChange[]> = fc.uniqueArray(
  fc.record({
    unitId: fc.integer({ min: 1, max: 6 }).map((id) => unitIdSchema.parse(id)),
    price: fc.option(price),
  }),
  { selector: ({ unitId }) => unitId, minLength: 1 },
)

type Act =
  | { readonly kind: 'append' | 'send'; readonly changes: DraftChange[] }
  | { readonly kind: 'move'; readonly share: number }

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('append'), changes }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('send'), changes }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('move'), share: fc.nat(1_000) }) },
) as fc.Arbitrary<Act>

const label = { kind: 'edit', detail: null } as const

const startModel = async () => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  onTestFinished(close)
  insertWorkspace(db, sampleWorkspace('w1'))
  // Thousands of commits: that they reach the disk is another test's matter.
  db.pragma('synchronous = OFF')
  let drafts = 0
  return () => {
    const draftId = draftIdSchema.parse(`d${++drafts}`)
    insertDraft(db, { ...of, id: draftId, name: '', at: 0, rollsBack: null })
    /** What the draft wants after each of its steps. */
    const model = { states: [new Map()] as DraftPrices[], position: 0, barrier: 0 }
    const shown = { prices: new Map() as DraftPrices }
    const append = (given: readonly DraftChange[], isBarrier: boolean) => {
      const before = model.states[model.position] ?? new Map()
      model.states = [...model.states.slice(0, model.position + 1), applyChanges(before, given)]
      model.position += 1
      if (isBarrier) model.barrier = model.position
      appendDraftStep(db, { draftId, at: 1, label, changes: given, isBarrier })
      shown.prices = applyChanges(shown.prices, given)
    }
    const move = (to: number) => {
      model.position = to
      const moved = moveDraft(db, { draftId, at: 1, to })
      shown.prices = applyChanges(shown.prices, moved.changes)
    }
    return { db, draftId, model, shown, append, move }
  }
}

const byUnit = (prices: DraftPrices) => new Map([...prices].sort(([a], [b]) => a - b))

test('whatever is done, undone and done again, the draft is what its steps make of it', async () => {
  const newDraft = await startModel()
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      const { db, draftId, model, shown, append, move } = newDraft()
      for (const each of acts) {
        const { first, last } = readDraftReach(db, draftId) ?? { first: 0, last: 0 }
        if (each.kind === 'move') move(first + (each.share % (last - first + 1)))
        else append(each.changes, each.kind === 'send')
        const wanted = byUnit(model.states[model.position] ?? new Map())
        expect(readDraftPrices(db, draftId)).toEqual(wanted)
        expect(byUnit(shown.prices)).toEqual(wanted)
      }
      expect(readDraftReach(db, draftId)).toEqual({
        position: model.position,
        first: model.barrier,
        last: model.states.length - 1,
      })
      expect(listDraftSteps(db, draftId).filter(({ isDone }) => isDone)).toHaveLength(
        model.position,
      )
    }),
    { numRuns: 60 },
  )
})

test('taking everything back, one step or all at once, leaves exactly what was there before', async () => {
  const newDraft = await startModel()
  fc.assert(
    fc.property(
      fc.array(changes, { minLength: 1, maxLength: 8 }),
      fc.boolean(),
      (steps, atOnce) => {
        const { db, draftId, shown, append, move } = newDraft()
        for (const step of steps) append(step, false)
        const full = readDraftPrices(db, draftId)
        if (atOnce) move(0)
        else for (let to = steps.length - 1; to >= 0; to--) move(to)
        expect(readDraftPrices(db, draftId).size).toBe(0)
        expect(shown.prices.size).toBe(0)
        move(steps.length)
        expect(readDraftPrices(db, draftId)).toEqual(full)
      },
    ),
    { numRuns: 60 },
  )
})

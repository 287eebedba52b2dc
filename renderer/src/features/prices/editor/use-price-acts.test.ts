// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { draftIdSchema, projectIdSchema, type UnitId, workspaceIdSchema } from '#core/ids'
import { fromJson, toJson } from '#core/json'
import type { UnitLock } from '#core/prices/deals/deal-lock'
import { noAnswers } from '#core/prices/premiums/premium-answers'
import type { Unit } from '#core/prices/pricelist/unit'
import { defaultPriceRules } from '#core/prices/rules/price-rules'
import { sampleUnit } from '#core/prices/testing/sample-unit'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { notices, renderInPage } from '../../../testing/render-in-page.tsx'
import { clearLens } from '../grid/price-lens.ts'
import type { EditorDialog } from './editor-dialog.ts'
import { usePriceActs } from './use-price-acts.ts'
import { usePriceDraft } from './use-price-draft.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: projectIdSchema.parse(1) }
const draftId = draftIdSchema.parse('d1')
const units = Array.from({ length: 30 }, (_, at) => sampleUnit({ id: at + 1 }))
const [first, second] = units as [Unit, Unit]
const reserved: UnitLock = { kind: 'likely', isBlocking: true, status: 'reserved' }

const locksOn = (...locked: readonly Unit[]): ReadonlyMap<UnitId, UnitLock> =>
  new Map(locked.map(({ id }) => [id, reserved]))

const typed = (row: Unit, text: string) => ({ row, colId: 'priceGross', text })

const start = async (locked: readonly Unit[] = []) => {
  const main = mainOnOrder()
  const opened: EditorDialog[] = []
  const { result, rerender } = await renderInPage(
    ({ locks }: { locks: ReadonlyMap<UnitId, UnitLock> }) => {
      const draft = usePriceDraft(of)
      const lens = { ...clearLens, draft: draft.prices, locks }
      const known = {
        lens,
        rules: defaultPriceRules,
        evidence: new Map(),
        premiums: { priced: [], answers: noAnswers, read: null, isCurrent: false, askAgain: null },
        reviewedBy: null,
        exportedAt: null,
        isReady: true,
        unread: null,
      }
      const onDialog = (dialog: EditorDialog | null) => {
        if (dialog !== null) opened.push(dialog)
      }
      return { draft, acts: usePriceActs({ units, currency: 'CZK', known, draft, onDialog }) }
    },
    { locks: locksOn(...locked) },
  )
  ;(await main.asked('drafts.readOpenDraft')).answer(null)
  const list = await main.asked('drafts.listDrafts')
  const listed = { id: draftId, name: 'Autumn', createdAt: 1, changedAt: 1, unitCount: 0 }
  list.answer([{ ...listed, revision: 3, undoes: null, redoes: null, seal: null }])
  ;(await main.asked('drafts.readDraft')).answer({ revision: 3, prices: toJson([]) })
  await expect.poll(() => result.current.draft.isReady).toBe(true)
  return {
    main,
    opened,
    acts: () => result.current.acts,
    lock: (...now: Unit[]) => rerender({ locks: locksOn(...now) }),
    /** The next step that is asked for: its label and its units. */
    step: async () => {
      const { input, answer } = await main.asked('drafts.appendStep')
      const unitIds = fromJson(input.changes).map(({ unitId }) => unitId)
      return { answer, label: input.label, unitIds }
    },
    isCommitted: () => expect.poll(() => result.current.draft.queue.pending()).toBe(0),
  }
}

const pasteOf = (count: number, price = 5_000_000) => ({
  block: units.slice(0, count).map((_, at) => [String(price + at)]),
  rows: units,
  colIds: ['priceGross'],
  selected: { rows: 1, columns: 1 },
})

test('a unit that is locked while an act waits for its turn keeps its price, and that is told', async () => {
  const { acts, lock, step, main, isCommitted } = await start()
  acts().edit([typed(first, '5 000 000')], 'edit', [])
  acts().edit([typed(second, '6 000 000')], 'edit', [])
  const one = await step()
  expect([one.label, one.unitIds]).toEqual([{ kind: 'edit', detail: 'A.1' }, [1]])
  lock(second)
  one.answer({ revision: 4 })
  await isCommitted()
  expect(main.waiting()).not.toContain('drafts.appendStep')
  await expect.poll(notices).toContain('1 locked unit is skipped.')
})

test('a small paste is done at once, a large one is looked at first', async () => {
  const { acts, step, opened, main } = await start()
  acts().paste(pasteOf(20))
  const one = await step()
  expect([one.label.kind, one.unitIds.length]).toEqual(['paste', 20])
  one.answer({ revision: 4 })
  acts().paste(pasteOf(21, 6_000_000))
  expect(opened).toMatchObject([{ kind: 'paste', plan: { changes: { length: 21 } } }])
  expect(main.waiting()).not.toContain('drafts.appendStep')
})

test('a paste is judged by the prices that are still being saved', async () => {
  const { acts, opened, step } = await start()
  acts().paste(pasteOf(20))
  const { answer } = await step()
  acts().paste(pasteOf(21))
  answer({ revision: 4 })
  expect((await step()).unitIds).toEqual([21])
  expect(opened).toEqual([])
})

test('what was locked while somebody looked at a plan is left out of it', async () => {
  const { acts, step, opened, lock } = await start()
  acts().paste(pasteOf(21))
  const [looked] = opened
  if (looked?.kind !== 'paste') throw new Error('nothing was opened to look at')
  lock(first)
  acts().carryOut(looked.label, looked.plan)
  const { unitIds } = await step()
  expect(unitIds).toHaveLength(20)
  expect(unitIds).not.toContain(first.id)
})

test('a unit whose cells were all passed by is told once, however many of its cells were meant', async () => {
  const { acts, step } = await start([second])
  const passed = ['number', 'priceNet', 'priceGross'].map((colId) => ({ row: second, colId }))
  acts().edit([typed(first, '5 000 000')], 'fill', passed)
  const one = await step()
  expect([one.label, one.unitIds]).toEqual([{ kind: 'fill', detail: 'A.1' }, [1]])
  one.answer({ revision: 4 })
  await expect.poll(notices).toContain('1 locked unit is skipped.')
})

test('undo and redo wait for the acts before them', async () => {
  const { acts, step, main } = await start()
  acts().edit([typed(first, '5 000 000')], 'edit', [])
  acts().undo()
  acts().redo()
  const one = await step()
  expect(main.waiting()).toEqual([])
  one.answer({ revision: 4 })
  const back = await main.asked('drafts.undo')
  expect(main.waiting()).toEqual([])
  back.answer({ revision: 5, changes: toJson([{ unitId: first.id, price: null }]) })
  expect((await main.asked('drafts.redo')).input).toEqual({ draftId })
})

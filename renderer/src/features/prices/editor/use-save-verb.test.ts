// @vitest-environment happy-dom
import { use } from 'react'
import { expect, test } from 'vitest'
import { draftIdSchema, projectIdSchema, workspaceIdSchema } from '#core/ids'
import { toJson } from '#core/json'
import { draftedPrice, sampleUnit } from '#core/prices/testing/sample-unit'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { notices, renderInPage } from '../../../testing/render-in-page.tsx'
import { ScreenVerbsContext } from '../../../ui/screen-verbs.ts'
import { usePriceDraft } from './use-price-draft.ts'
import { useSaveVerb } from './use-save-verb.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: projectIdSchema.parse(1) }
const draftId = draftIdSchema.parse('autumn')
const unit = sampleUnit()

const start = async () => {
  const main = mainOnOrder()
  const { result } = await renderInPage(() => {
    const draft = usePriceDraft(of)
    useSaveVerb(draft)
    return { draft, verbs: use(ScreenVerbsContext) }
  }, null)
  ;(await main.asked('drafts.readOpenDraft')).answer(null)
  const listed = { id: draftId, name: 'Autumn', createdAt: 1, changedAt: 1, unitCount: 0 }
  const list = await main.asked('drafts.listDrafts')
  list.answer([{ ...listed, revision: 3, undoes: null, redoes: null, seal: null }])
  ;(await main.asked('drafts.readDraft')).answer({ revision: 3, prices: toJson([]) })
  await expect.poll(() => result.current.draft.isReady).toBe(true)
  return {
    save: () => result.current.verbs?.run('save'),
    /** A step of the draft that waits for its answer. */
    step: async () => {
      const price = draftedPrice(unit, 500_000_000)
      void result.current.draft.append({ kind: 'edit', detail: null }, () => [
        { unitId: unit.id, price },
      ])
      return main.asked('drafts.appendStep')
    },
    isAtRest: () => expect.poll(() => result.current.draft.queue.pending()).toBe(0),
  }
}

const saved = () => notices().split('Everything is saved').length - 1

test('a person who saves while a step is under way is told once it is saved, and once only', async () => {
  const { save, step, isAtRest } = await start()
  const one = await step()
  save()
  save()
  save()
  expect(saved()).toBe(0)
  one.answer({ revision: 4 })
  await expect.poll(saved).toBe(1)
  save()
  await isAtRest()
  expect(saved()).toBe(1)
})

test('nobody is told that everything is saved when the step that was waited for has failed', async () => {
  const { save, step, isAtRest } = await start()
  const one = await step()
  save()
  one.fail({ kind: 'store', cause: 'full', path: '/s', again: 'afterFix' })
  await isAtRest()
  await expect.poll(notices).not.toBe('')
  expect(saved()).toBe(0)
  ;(await step()).answer({ revision: 4 })
  save()
  await expect.poll(saved).toBe(1)
})

import { expect, test } from 'vitest'
import { failed, type Result, success } from '#core/contract/failure'
import type { LeadDraftId } from '#core/ids'
import { createDraftSaver, type KeptDraft, type WrittenLead } from './draft-saver.ts'
import { emptyLead } from './form/empty-lead.ts'

const named = (name: string): WrittenLead => ({ lead: { ...emptyLead, name }, isTest: false })

const recordingSave = () => {
  const saves: (readonly [LeadDraftId | null, string])[] = []
  const answers: ((answer: Result<KeptDraft>) => void)[] = []
  const save = (draftId: LeadDraftId | null, { lead }: WrittenLead) => {
    saves.push([draftId, lead.name])
    return new Promise<Result<KeptDraft>>((answer) => answers.push(answer))
  }
  const answer = async (result: Result<KeptDraft>) => {
    answers.shift()?.(result)
    // What waits for the answer goes on in later turns.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  }
  return { saves, save, answer }
}

const kept = (revision: number): Result<KeptDraft> =>
  success({ draftId: 'd1' as LeadDraftId, revision })

test('whoever types faster than drafts are kept makes one draft, and its last state is kept', async () => {
  const { saves, save, answer } = recordingSave()
  const saver = createDraftSaver(null, save)
  for (const name of ['E', 'Ev', 'Eva']) saver.keep(named(name))
  await answer(kept(1))
  await answer(kept(2))
  expect(saves).toEqual([
    [null, 'E'],
    ['d1', 'Eva'],
  ])
  expect(await saver.settle()).toEqual(kept(2))
})

test('a draft that could not be kept is told, and the next change tries again', async () => {
  const { saves, save, answer } = recordingSave()
  const saver = createDraftSaver(null, save)
  saver.keep(named('E'))
  const full = failed({ kind: 'store', cause: 'full', path: '', again: 'now' })
  await answer(full)
  expect(await saver.settle()).toEqual(full)
  saver.keep(named('Eva'))
  await answer(kept(1))
  expect(await saver.settle()).toEqual(kept(1))
  expect(saves.map(([, name]) => name)).toEqual(['E', 'Eva'])
})

test('a save that ends in a defect leaves its words to the next one', async () => {
  const saves: string[] = []
  const saver = createDraftSaver(null, async (_draftId, { lead }) => {
    saves.push(lead.name)
    if (saves.length === 1) throw new Error('a defect of main')
    return kept(1)
  })
  saver.keep(named('E'))
  await expect(saver.settle()).rejects.toThrow('a defect of main')
  expect(await saver.settle()).toEqual(kept(1))
  saver.keep(named('Eva'))
  expect(await saver.settle()).toEqual(kept(1))
  expect(saves).toEqual(['E', 'E', 'Eva'])
})

test('a draft that was opened and not changed is where it was', async () => {
  const { saves, save } = recordingSave()
  const saver = createDraftSaver({ draftId: 'd1' as LeadDraftId, revision: 4 }, save)
  expect(await saver.settle()).toEqual(kept(4))
  expect(saves).toEqual([])
})

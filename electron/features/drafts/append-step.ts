import type { Moved } from '#core/contract/drafts'
import { failed, type Result, success } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import { parseJson } from '#core/parse-json'
import { type DraftChange, draftChangesSchema } from '#core/prices/draft-price'
import type { DraftsDependencies } from './dependencies.ts'
import { openDraft } from './open-draft.ts'

const notChanges: Result<never> = failed({
  kind: 'invalidInput',
  path: 'changesJson',
  rule: 'invalid_format',
  again: 'never',
})

/** Commits one act of a person before anybody is shown it. */
export const appendStep = (
  { store, clock, announce }: DraftsDependencies,
  { draftId, label, changesJson }: ParsedInputOf<'drafts.appendStep'>,
): Result<Moved> => {
  const draft = openDraft(store, draftId)
  if (!draft.ok) return draft
  const changes = parseChanges(changesJson)
  if (changes === null) return notChanges
  const revision = store.appendStep({ draftId, at: clock.now(), label, changes })
  if (!revision.ok) return revision
  announce(['drafts'])
  return success({ revision: revision.value, changesJson })
}

/** Each unit once: of two prices for one unit nobody could tell which is meant. */
const parseChanges = (text: string): DraftChange[] | null => {
  const changes = draftChangesSchema.safeParse(parseJson(text)).data
  if (changes === undefined) return null
  return new Set(changes.map(({ unitId }) => unitId)).size === changes.length ? changes : null
}

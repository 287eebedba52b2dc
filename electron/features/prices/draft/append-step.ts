import type { AppendedStep } from '#core/contract/drafts'
import { failed, type Result, success } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import { parseDraftChanges } from '#core/prices/draft/parse-draft-changes'
import type { DraftsDependencies } from './dependencies.ts'
import { unsealedDraft } from './open-draft.ts'

const notChanges: Result<never> = failed({
  kind: 'invalidInput',
  path: 'changes',
  rule: 'invalid_format',
  again: 'never',
})

/** Commits one act of a person before anybody is shown it. */
export const appendStep = (
  { store, clock }: DraftsDependencies,
  { draftId, label, changes: json }: ParsedInputOf<'drafts.appendStep'>,
): Result<AppendedStep> => {
  const draft = unsealedDraft(store, draftId)
  if (!draft.ok) return draft
  const changes = parseDraftChanges(json)
  if (changes === null) return notChanges
  const revision = store.write.appendDraftStep({ draftId, at: clock.now(), label, changes })
  return revision.ok ? success({ revision: revision.value }) : revision
}

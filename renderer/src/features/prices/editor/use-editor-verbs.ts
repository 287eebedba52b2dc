import { useLayoutEffect } from 'react'
import { useScreenVerb } from '../../../ui/screen-verbs.ts'
import type { EditorParts } from './editor-parts.ts'

/** What shortcuts and the palette can ask of the editor. */
export const useEditorVerbs = ({ edited, draft, acts, onDialog }: EditorParts): void => {
  const { view, lensPlace } = edited
  const focused = view.range?.rows[0]
  useLayoutEffect(() => {
    lensPlace.openUnit = ({ id }) => onDialog({ kind: 'unit', unitId: id })
  }, [lensPlace, onDialog])
  const canMove = draft.isReady && draft.draftId !== null && !draft.open?.seal
  useScreenVerb('undo', acts.undo, canMove)
  useScreenVerb('redo', acts.redo, canMove)
  useScreenVerb('formula', () => onDialog({ kind: 'formula' }))
  useScreenVerb('review', () => onDialog({ kind: 'review' }), draft.prices.size > 0)
  useScreenVerb('import', () => onDialog({ kind: 'import', file: null }))
  useScreenVerb(
    'unit',
    () => focused && onDialog({ kind: 'unit', unitId: focused.id }),
    focused !== undefined,
  )
}

import { useEffect } from 'react'
import type { EditorParts } from './editor-parts.ts'

/** Opens the unit or the batch that was asked for elsewhere, as soon as its project is the one that is shown. */
export const useRequestedSubject = ({ edited, onDialog }: EditorParts): void => {
  const { of, units, requested, onRequestedOpened } = edited
  useEffect(() => {
    if (requested?.kind !== 'unit' && requested?.kind !== 'batch') return
    if (requested.workspaceId !== of.workspaceId || requested.projectId !== of.projectId) return
    if (requested.kind === 'batch') onDialog({ kind: 'history', batchId: requested.batchId })
    else if (units.some(({ id }) => id === requested.unitId)) {
      onDialog({ kind: 'unit', unitId: requested.unitId })
    }
    onRequestedOpened()
  }, [of, units, requested, onRequestedOpened, onDialog])
}

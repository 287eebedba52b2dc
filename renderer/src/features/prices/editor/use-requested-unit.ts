import { useEffect } from 'react'
import type { EditorParts } from './editor-parts.ts'

/** Opens the unit that was asked for elsewhere, as soon as its project is the one that is shown. */
export const useRequestedUnit = ({ edited, onDialog }: EditorParts): void => {
  const { of, units, requested, onRequestedOpened } = edited
  useEffect(() => {
    if (requested?.kind !== 'unit') return
    if (requested.workspaceId !== of.workspaceId || requested.projectId !== of.projectId) return
    const { unitId } = requested
    if (units.some(({ id }) => id === unitId)) onDialog({ kind: 'unit', unitId })
    onRequestedOpened()
  }, [of, units, requested, onRequestedOpened, onDialog])
}

import { useMutation } from '@tanstack/react-query'
import { type Tile, tilesSchema } from '#core/exports/dashboard/dashboard'
import type { WorkspaceId } from '#core/ids'
import { toJson } from '#core/json'
import { mutation } from '../../../bridge/mutation.ts'
import { useDraftState } from '../../../ui/drafts.ts'

interface TilesChange {
  readonly before: readonly Tile[]
  readonly after: readonly Tile[]
}

const none: readonly TilesChange[] = []

const isSame = (one: readonly Tile[], other: readonly Tile[]): boolean =>
  toJson(one) === toJson(other)

/** Changes the tiles of a workspace; each change is kept at once, and can be undone. */
export const useTiles = (workspaceId: WorkspaceId, tiles: readonly Tile[]) => {
  const [changes, setChanges] = useDraftState(`dashboard-changes:${workspaceId}`, none)
  const { mutate, isPending } = useMutation(mutation('exports.saveTiles'))
  const last = changes.at(-1)
  return {
    isSaving: isPending,
    change: (after: readonly Tile[], onSaved: () => void = () => undefined) =>
      mutate(
        { workspaceId, tiles: toJson(after) },
        {
          onSuccess: () => {
            // As main gives them back: the order of properties counts when they are compared.
            setChanges([...changes, { before: tiles, after: tilesSchema.parse(after) }])
            onSaved()
          },
        },
      ),
    /** Null where nothing has been changed. */
    undo:
      last && isSame(last.after, tiles)
        ? () =>
            mutate(
              { workspaceId, tiles: toJson(last.before) },
              { onSuccess: () => setChanges(changes.slice(0, -1)) },
            )
        : null,
  }
}

export type TilesDesk = ReturnType<typeof useTiles>

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Tile, tilesSchema } from '#core/exports/dashboard/dashboard'
import type { WorkspaceId } from '#core/ids'
import { fromJson, toJson } from '#core/json'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
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
  const client = useQueryClient()
  const { queryKey } = query('exports.readDashboard', { workspaceId })
  const { mutationKey, ...saving } = mutation('exports.saveTiles')
  const { mutate, isPending } = useMutation({
    ...saving,
    mutationKey,
    // Main says later that the dashboard has changed: what is changed next is changed on what is kept now.
    onSuccess: (_saved, { tiles }) =>
      client.setQueryData(
        queryKey,
        (known) => known && { ...known, tiles: tilesSchema.parse(fromJson(tiles)) },
      ),
  })
  const last = changes.at(-1)
  return {
    isSaving: isPending,
    change: (
      changed: (tiles: readonly Tile[]) => readonly Tile[],
      onSaved: () => void = () => undefined,
    ) => {
      // The second of two clicks in the same moment is a slip.
      if (client.isMutating({ mutationKey }) > 0) return
      const before = client.getQueryData(queryKey)?.tiles ?? tiles
      // As main gives them back: the order of properties counts when they are compared.
      const after = tilesSchema.parse(changed(before))
      mutate(
        { workspaceId, tiles: toJson(after) },
        {
          onSuccess: () => {
            setChanges([...changes, { before, after }])
            onSaved()
          },
        },
      )
    },
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

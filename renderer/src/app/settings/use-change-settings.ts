import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ParsedInputOf } from '#core/contract/index'
import type { Settings } from '#core/contract/settings'
import { mutation } from '../../bridge/mutation.ts'
import { query } from '../../bridge/query.ts'

/** What a screen may change; ids as the screen got them from main. */
export type SettingsChange = ParsedInputOf<'settings.changeSettings'>

const changed = (before: Settings, { place, ...change }: SettingsChange): Settings => ({
  language: change.language ?? before.language,
  colorScheme: change.colorScheme ?? before.colorScheme,
  density: change.density ?? before.density,
  isAnyCallOn: change.isAnyCallOn ?? before.isAnyCallOn,
  personName: change.personName ?? before.personName,
  place: {
    // Null means "nowhere", undefined means "as before".
    workspaceId: place?.workspaceId === undefined ? before.place.workspaceId : place.workspaceId,
    projectId: place?.projectId === undefined ? before.place.projectId : place.projectId,
    screen: place?.screen ?? before.place.screen,
  },
})

/** Shows a change at once and keeps it for the next start. */
export const useChangeSettings = () => {
  const client = useQueryClient()
  const { mutate } = useMutation(mutation('settings.changeSettings'))
  return (change: SettingsChange) => {
    const { queryKey } = query('settings.readSettings', {})
    // An answer that is on its way was given before this change.
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (before) => before && changed(before, change))
    // None waits for the one before it: what is read after that one would lead back to where a person has left.
    mutate(change)
  }
}

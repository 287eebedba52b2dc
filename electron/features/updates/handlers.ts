import { success } from '#core/contract/failure'
import type { HandlersOf } from '../../ipc/handlers.ts'
import type { Updates } from './run-updates.ts'

export const updatesHandlers = (updates: Updates): HandlersOf<'updates'> => ({
  'updates.readUpdates': () => success(updates.read()),
  'updates.askNow': () => {
    void updates.ask()
    return success(null)
  },
  'updates.chooseChannel': ({ channel }) => updates.chooseChannel(channel),
})

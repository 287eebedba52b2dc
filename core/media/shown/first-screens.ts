import { type ScreenId, screenIdSchema } from '#core/ids'
import type { MediaSettings } from './media-settings.ts'

// The screen with which the pricelist is fetched where the server lists none.
const usual = screenIdSchema.parse(1)

/** The screens of a project before a person has chosen any: all that the server lists, with files going to the first. */
export const firstScreens = (listed: readonly ScreenId[]): MediaSettings['screens'] => {
  const ids = listed.length === 0 ? [usual] : [...new Set(listed)].slice(0, maxScreens)
  return ids.map((id, index) => ({ id, name: '', isChosen: index === 0 }))
}

const maxScreens = 50

import type {
  SpotlightActionData,
  SpotlightActionGroupData,
  SpotlightFilterFunction,
} from '@mantine/spotlight'
import { fold } from '#core/fold'

type SpotlightActions = SpotlightActionData | SpotlightActionGroupData

/** Words match whatever their accents and their order. */
export const matchingActions: SpotlightFilterFunction = (wanted, groups) => {
  const words = fold(wanted).split(/\s+/).filter(Boolean)
  const matches = (action: { label?: string; description?: string }) => {
    const text = fold(`${action.label ?? ''} ${action.description ?? ''}`)
    return words.every((word) => text.includes(word))
  }
  return groups.flatMap((entry): SpotlightActions[] => {
    if (!('actions' in entry)) return matches(entry) ? [entry] : []
    const actions = entry.actions.filter(matches)
    return actions.length > 0 ? [{ ...entry, actions }] : []
  })
}

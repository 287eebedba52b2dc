import { useEffect } from 'react'
import { useLatest } from '../../ui/timing/use-latest.ts'
import { isMac } from './is-mac.ts'
import { type Command, commands } from './registry.ts'
import { matchesShortcut } from './shortcut.ts'

// A switch or a box to tick is a field as well, but nobody types into it.
const typedInto = 'textarea, select, input:not([type="radio"], [type="checkbox"])'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(typedInto))

const isDialogOpen = () => document.querySelector('[aria-modal="true"]') !== null

// What lies over everything, and leaves a dialog as it is.
const isOverDialogs = (command: Command) =>
  command.kind === 'app' && (command.action === 'palette' || command.action === 'guide')

const findCommand = (event: KeyboardEvent): Command | null =>
  commands.find(({ shortcut }) => shortcut && matchesShortcut(event, shortcut, isMac)) ?? null

/** Listens for the shortcuts of the registry; keys that write a letter or a sign rest while somebody types. */
export const useShortcuts = (run: (command: Command) => void): void => {
  const latest = useLatest(run)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = findCommand(event)
      if (!command || event.repeat) return
      const writes = !command.shortcut?.mod && event.key.length === 1
      const rests = writes || command.shortcut?.atRest === true
      if (rests && isTyping(event.target)) return
      event.preventDefault()
      // The grid would do it once more.
      event.stopPropagation()
      if (isOverDialogs(command) || !isDialogOpen()) latest.current(command)
    }
    // Listens before the grid, which has its own use for some keys.
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [])
}

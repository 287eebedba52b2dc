import type { ScreenName } from '#core/contract/app'
import type { ScreenVerb } from '../../ui/screen-verbs.ts'
import type { Shortcut } from './shortcut.ts'

export type AppAction =
  | 'palette'
  | 'guide'
  | 'shortcuts'
  | 'navigation'
  | 'colourScheme'
  | 'connect'
  | 'demo'
  | 'report'
  | 'logFolder'

export type Command =
  | { readonly kind: 'go'; readonly screen: ScreenName; readonly shortcut: Shortcut | null }
  | { readonly kind: 'verb'; readonly verb: ScreenVerb; readonly shortcut: Shortcut | null }
  | { readonly kind: 'app'; readonly action: AppAction; readonly shortcut: Shortcut | null }

/** Every command of the application: feeds the shortcuts, their list and the palette. */
export const commands: readonly Command[] = [
  { kind: 'go', screen: 'prices', shortcut: { key: '1', mod: true } },
  { kind: 'go', screen: 'media', shortcut: { key: '2', mod: true } },
  { kind: 'go', screen: 'leads', shortcut: { key: '3', mod: true } },
  { kind: 'go', screen: 'customers', shortcut: { key: '4', mod: true } },
  { kind: 'go', screen: 'exports', shortcut: { key: '5', mod: true } },
  { kind: 'go', screen: 'payments', shortcut: { key: '6', mod: true } },
  { kind: 'go', screen: 'activity', shortcut: { key: '7', mod: true } },
  { kind: 'go', screen: 'settings', shortcut: { key: '8', mod: true } },
  { kind: 'app', action: 'palette', shortcut: { key: 'k', mod: true } },
  { kind: 'verb', verb: 'refresh', shortcut: { key: 'r', mod: true } },
  { kind: 'verb', verb: 'search', shortcut: { key: 'f', mod: true } },
  { kind: 'verb', verb: 'columns', shortcut: { key: 'e', mod: true } },
  { kind: 'verb', verb: 'undo', shortcut: { key: 'z', mod: true, atRest: true } },
  { kind: 'verb', verb: 'redo', shortcut: { key: 'y', mod: true, atRest: true } },
  { kind: 'verb', verb: 'formula', shortcut: { key: 'l', mod: true } },
  { kind: 'verb', verb: 'replace', shortcut: { key: 'h', mod: true } },
  { kind: 'verb', verb: 'review', shortcut: { key: 'u', mod: true } },
  { kind: 'verb', verb: 'unit', shortcut: { key: 'i', mod: true } },
  { kind: 'verb', verb: 'import', shortcut: { key: 'o', mod: true } },
  { kind: 'verb', verb: 'export', shortcut: { key: 'j', mod: true } },
  { kind: 'verb', verb: 'save', shortcut: { key: 's', mod: true } },
  { kind: 'app', action: 'navigation', shortcut: { key: 'b', mod: true } },
  { kind: 'app', action: 'guide', shortcut: { key: 'F1', orKey: '?' } },
  { kind: 'app', action: 'shortcuts', shortcut: { key: '/', mod: true } },
  { kind: 'app', action: 'colourScheme', shortcut: null },
  { kind: 'app', action: 'connect', shortcut: null },
  { kind: 'app', action: 'demo', shortcut: null },
  { kind: 'app', action: 'report', shortcut: null },
  { kind: 'app', action: 'logFolder', shortcut: null },
]

export const commandId = (command: Command): string => {
  if (command.kind === 'go') return `go:${command.screen}`
  return command.kind === 'verb' ? `verb:${command.verb}` : `app:${command.action}`
}

export const shortcutOf = (action: AppAction | ScreenVerb): Shortcut | null =>
  commands.find(
    (command) =>
      (command.kind === 'app' && command.action === action) ||
      (command.kind === 'verb' && command.verb === action),
  )?.shortcut ?? null

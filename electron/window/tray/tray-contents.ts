import type { NextWork } from './tray-text.ts'

/** What the sign in the system's tray tells and offers. */
export interface TrayContents extends NextWork {
  readonly reports: readonly { readonly name: string; readonly run: () => void }[]
}

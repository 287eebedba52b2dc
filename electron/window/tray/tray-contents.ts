import type { LastBackup, NextWork } from './tray-text.ts'

/** What the sign in the system's tray tells and offers. */
export interface TrayContents extends NextWork {
  readonly backups: readonly LastBackup[]
  /** Reports and backups, in the order in which they are offered. */
  readonly runs: readonly { readonly name: string; readonly run: () => void }[]
}

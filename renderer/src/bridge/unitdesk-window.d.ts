import type { Result } from '#core/contract/failure'
import type { FileToken } from '#core/ids'

export interface UnitdeskBridge {
  readonly call: (name: string, input: unknown, callId: string) => Promise<Result<unknown>>
  readonly on: (name: string, listener: (payload: unknown) => void) => () => void
  readonly grantFiles: (files: File[]) => Promise<Result<FileToken[]>>
}

declare global {
  interface Window {
    /** What the preload exposes. */
    readonly unitdesk: UnitdeskBridge
  }
}

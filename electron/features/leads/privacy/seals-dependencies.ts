import type { Topic } from '#core/contract/define'
import type { Result } from '#core/contract/failure'
import type { SealingState } from '#core/leads/privacy/sealing-state'
import type { Clock } from '#core/time'
import type { SealKeys } from '../../../keychain/seal-keys.ts'
import type { SealKey } from '../../../store/sealing/seal-text.ts'

/** What the store tells and does about sealed contacts. */
export interface SealsStore {
  /** The name of the key of this profile; null where there was none yet. */
  readonly keyName: () => string | null
  /** Remembers a name beside those before it, whose keys may come back one day. */
  readonly keepKeyName: (name: string) => Result<null>
  readonly formerKeyNames: () => readonly string[]
  readonly hasSealed: () => boolean
  readonly hasPlain: () => boolean
  readonly setKey: (key: SealKey | null) => void
  readonly addFormerKey: (key: SealKey) => void
  /**
   * Seals in short steps until no contact is left as plain text, in the store or in its backups. A large file is
   * rewritten without its traces when the application ends.
   */
  readonly sealAll: (signal: AbortSignal) => Promise<'done' | 'atEnd' | 'refused'>
}

export interface SealsDependencies {
  readonly store: SealsStore
  readonly keys: SealKeys
  readonly newKeyName: () => string
  readonly clock: Clock
  readonly announce: (topics: readonly Topic[]) => void
  readonly logDefect: (what: string, error: unknown) => unknown
}

export interface ContactSeals {
  readonly state: () => SealingState
  /** Asks the keychain, unless the key is there. */
  readonly open: () => Promise<Result<null>>
  /** Asks the keychain where anything is sealed at all. */
  readonly openSealed: () => Promise<Result<null>>
  /**
   * Called before many contacts are written, where there was a key before: contacts written without it leave traces,
   * for which a large file has to be rewritten.
   */
  readonly openToWrite: () => Promise<void>
  /** Makes a key for contacts that come from now on; those that the lost key has sealed stay sealed. */
  readonly replaceKey: () => Promise<Result<null>>
  /** The keychain loses the key where nothing is sealed with it any more. */
  readonly forgetUnused: () => Promise<void>
  /** Called when a contact was written without being sealed. */
  readonly written: () => void
  /** Called every few seconds. */
  readonly look: () => void
  readonly stop: () => void
}

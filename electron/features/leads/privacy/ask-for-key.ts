import { type FailureOf, type Result, success } from '#core/contract/failure'
import type { SealingState } from '#core/leads/privacy/sealing-state'
import type { SealKey } from '../../../store/sealing/seal-text.ts'
import { contactsSealed } from './contacts-sealed.ts'
import type { SealsDependencies } from './seals-dependencies.ts'

type Cause = FailureOf<'keychain'>['cause']

/** Called with each state on the way to the key, and with the key where there is one. */
type TellState = (state: SealingState, key: SealKey | null) => void

/** The key of this profile, from the keychain; the first time it is made. */
export const askForKey = (
  { store, keys, newKeyName }: Pick<SealsDependencies, 'store' | 'keys' | 'newKeyName'>,
  signal: AbortSignal,
  tell: TellState,
) => {
  const take = (name: string, secret: SealKey['secret']): Result<null> => {
    tell({ kind: 'sealed' }, { name, secret })
    return success(null)
  }
  const refuse = (cause: Cause): Result<null> => {
    tell({ kind: store.hasSealed() ? 'closed' : 'unsealed', cause }, null)
    return contactsSealed
  }
  /** Always under a name of its own: what an older copy of the store has sealed is not taken for this one's. */
  const make = async (): Promise<Result<null>> => {
    const name = newKeyName()
    const made = await keys.make(name)
    if (signal.aborted) return contactsSealed
    if (!made.ok) return refuse(causeOf(made))
    // A crash before this leaves an entry that nothing was sealed with.
    const kept = store.keepKeyName(name)
    return kept.ok ? take(name, made.value) : kept
  }
  /** A keychain that was restored has again what a new key has taken the place of. */
  const openFormer = async (): Promise<void> => {
    for (const name of store.formerKeyNames()) {
      const read = await keys.read(name)
      if (signal.aborted) return
      if (read.ok && read.value !== null) store.addFormerKey({ name, secret: read.value })
    }
  }
  return {
    make,
    ask: async (): Promise<Result<null>> => {
      const name = store.keyName()
      tell({ kind: 'opening' }, null)
      if (name === null) return make()
      const read = await keys.read(name)
      if (signal.aborted) return contactsSealed
      if (!read.ok) return refuse(causeOf(read))
      if (read.value !== null) {
        await openFormer()
        return signal.aborted ? contactsSealed : take(name, read.value)
      }
      if (!store.hasSealed()) return make()
      tell({ kind: 'lost' }, null)
      return contactsSealed
    },
  }
}

const causeOf = ({ failure }: Extract<Result<never>, { ok: false }>): Cause =>
  failure.kind === 'keychain' ? failure.cause : 'unavailable'

import { type Result, success } from '#core/contract/failure'
import type { SealingState } from '#core/leads/privacy/sealing-state'
import { hourMs } from '#core/time'
import { askForKey } from './ask-for-key.ts'
import type { ContactSeals, SealsDependencies, SealsStore } from './seals-dependencies.ts'

/** A keychain that is locked shows a prompt each time. */
const askedAgainMs = hourMs

/** A disk that has no room is not asked every few seconds. */
const sealedAgainMs = hourMs

const topics = ['leadSettings', 'leadDrafts', 'sentLeads', 'revocations'] as const

/** The keychain is asked when there is a contact at all, and after a refusal when a person wants to read one. */
export const contactSeals = (dependencies: SealsDependencies): ContactSeals => {
  const { store, keys, clock, announce, logDefect } = dependencies
  const end = new AbortController()
  const rest = sealRest(dependencies, end.signal)
  let state: SealingState = { kind: 'sealed' }
  let isOpen = false
  let askedMs: number | null = null
  let opening: Promise<Result<null>> | null = null
  let forgetting: Promise<void> = Promise.resolve()
  const asking = askForKey(dependencies, end.signal, (next, key) => {
    if (key !== null) {
      store.setKey(key)
      isOpen = true
      rest.seal()
    }
    if (JSON.stringify(next) === JSON.stringify(state)) return
    state = next
    announce(topics)
  })
  const once = (work: () => Promise<Result<null>>): Promise<Result<null>> => {
    askedMs = clock.elapsedMs()
    opening ??= forgetting.then(work).finally(() => {
      opening = null
    })
    return opening
  }
  const open = () => (isOpen ? Promise.resolve(success(null)) : once(asking.ask))
  const isDue = () => askedMs === null || clock.elapsedMs() - askedMs >= askedAgainMs
  const forget = async () => {
    const name = store.keyName()
    if (name === null || store.hasSealed() || store.hasPlain()) return
    store.setKey(null)
    isOpen = false
    askedMs = null
    for (const one of [name, ...store.formerKeyNames()]) await keys.remove(one)
  }
  return {
    state: () => {
      const left = rest.left()
      return state.kind === 'sealed' && left !== null ? { kind: 'unfinished', left } : state
    },
    open,
    openSealed: () => (isOpen || !store.hasSealed() ? Promise.resolve(success(null)) : open()),
    openToWrite: async () => {
      if (isOpen || state.kind === 'lost' || store.keyName() === null) return
      if (opening === null && !isDue()) return
      await open()
    },
    replaceKey: () => (state.kind === 'lost' ? once(asking.make) : open()),
    forgetUnused: async () => {
      // A key that is being asked for would arrive after its entry was removed, and seal what could never be read.
      while (opening !== null) await opening.catch(() => undefined)
      const forgotten = forget()
      forgetting = forgotten.catch(() => undefined)
      await forgotten
    },
    written: rest.written,
    look: () => {
      if (end.signal.aborted) return
      if (isOpen) return rest.seal()
      if (!isDue() || state.kind === 'lost' || !(store.hasSealed() || store.hasPlain())) return
      open().catch((error: unknown) => logDefect('open contacts', error))
    },
    stop: () => {
      end.abort()
      store.setKey(null)
    },
  }
}

/** Seals all contacts that are stored as plain text, as soon as a key is there. */
const sealRest = (
  { store, clock, announce, logDefect }: Omit<SealsDependencies, 'keys' | 'newKeyName'>,
  signal: AbortSignal,
) => {
  let isDone = false
  let isSealing = false
  let left: 'refused' | 'atEnd' | null = null
  let refusedMs: number | null = null
  const end = (ended: Awaited<ReturnType<SealsStore['sealAll']>>) => {
    if (signal.aborted) return
    const before = left
    left = ended === 'done' ? null : ended
    isDone = ended !== 'refused'
    refusedMs = isDone ? null : clock.elapsedMs()
    if (before !== left) announce(topics)
  }
  const isWaiting = () => refusedMs !== null && clock.elapsedMs() - refusedMs < sealedAgainMs
  return {
    left: () => left,
    written: () => {
      isDone = false
    },
    seal: () => {
      if (isSealing || isDone || isWaiting()) return
      isSealing = true
      store
        .sealAll(signal)
        .then(end)
        .catch((error: unknown) => {
          logDefect('seal contacts', error)
          end('refused')
        })
        .finally(() => {
          isSealing = false
        })
    },
  }
}

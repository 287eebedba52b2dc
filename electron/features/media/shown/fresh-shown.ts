import type { Failure } from '#core/contract/failure'
import type { ProjectKey, ScreenId } from '#core/ids'
import { isReplacing } from '#core/media/queue/upload-moves'
import { minuteMs, secondMs } from '#core/time'
import type { QueuedUpload } from '../../../store/media/queue/media-queue.ts'
import type { MediaDependencies } from '../dependencies.ts'
import { keyOf } from './project-places.ts'
import type { ShownSlots } from './shown-slots.ts'

type Slot = Pick<QueuedUpload, 'workspaceId' | 'projectId' | 'endpoint' | 'target' | 'screenId'>

export interface FreshPlaces {
  /** Resolves when what the server shows at the place is known well enough, or the files have waited long enough. */
  readonly wait: (slot: Slot, signal: AbortSignal) => Promise<void>
  /** Files wait for the first look at their places: before it nobody knows what they replace. */
  readonly isLooking: (of: ProjectKey) => boolean
  /** Why that could not be found out; null: it could, or nobody needed it. */
  readonly failureOf: (of: ProjectKey) => Failure | null
  readonly stop: () => void
}

const goodForMs = 10 * minuteMs
/** Knowing what will be replaced is worth a short wait, and none where the server was asked before. */
const patienceMs = 10 * secondMs

interface ShownRefresh {
  at: number
  running: Promise<void> | null
}

type FreshShownDependencies = Pick<
  MediaDependencies,
  'store' | 'clock' | 'sleep' | 'refreshShown' | 'announce' | 'tooLate'
> & { readonly shown: ShownSlots }

/** Asks again what the server shows before it is relied on: the first file that is sent asks for all behind it. */
export const freshShown = (freshening: FreshShownDependencies): FreshPlaces => {
  const { store, clock, sleep, refreshShown, announce, tooLate, shown } = freshening
  const asked = new Map<string, ShownRefresh>()
  const failures = new Map<string, Failure | null>()
  const looking = new Map<string, number>()
  const ended = new AbortController()

  const tell = (of: ProjectKey, failure: Failure | null) => {
    const before = failures.get(keyOf(of)) ?? null
    failures.set(keyOf(of), failure)
    if (!ended.signal.aborted && before !== failure) announce(['mediaFiles'])
  }
  const ask = async (of: ProjectKey, screenId: ScreenId | null) => {
    const also = screenId === null ? [] : [screenId]
    const wanted = { ...of, also, tell: () => undefined, signal: ended.signal }
    const refreshed = await refreshShown(wanted)
    if (ended.signal.aborted) return
    shown.forget()
    tell(of, refreshed.ok ? null : refreshed.failure)
  }
  /** However long it takes: what replaces something unseen leaves no copy of it. */
  const waitForFirst = async (of: ProjectKey, running: Promise<void>, signal: AbortSignal) => {
    const count = (by: number) => {
      looking.set(keyOf(of), (looking.get(keyOf(of)) ?? 0) + by)
      if (!ended.signal.aborted) announce(['mediaFiles'])
    }
    count(1)
    await Promise.race([running, aborted(signal)])
    count(-1)
  }
  const isKnown = (slot: Slot, askedAt: number): boolean => {
    const now = clock.now()
    const seenAt = shown.seenAt(slot)
    // A file that was sent since the last look was not seen there yet; galleries are only added to, which is known.
    const sentAt = isReplacing(slot.endpoint) ? store.readLastSentAt(slot) : null
    const isOutdated = seenAt === null || (sentAt !== null && sentAt >= seenAt)
    if (!isOutdated && now - seenAt < goodForMs) return true
    return now - askedAt < goodForMs && (sentAt === null || sentAt <= askedAt)
  }
  return {
    wait: async (slot, signal) => {
      const { workspaceId, projectId, screenId } = slot
      const of = { workspaceId, projectId }
      const key = `${keyOf(of)} ${screenId ?? ''}`
      const one = asked.get(key) ?? { at: Number.NEGATIVE_INFINITY, running: null }
      asked.set(key, one)
      if (one.running === null) {
        if (isKnown(slot, one.at)) return
        one.at = clock.now()
        one.running = ask(of, screenId).finally(() => {
          one.running = null
        })
      }
      const impatient = new AbortController()
      const late = sleep(patienceMs, AbortSignal.any([signal, impatient.signal])).then(() => true)
      const isLate = await Promise.race([one.running.then(() => false), late])
      impatient.abort()
      if (!isLate || signal.aborted || one.running === null) return
      const isFirst = isReplacing(slot.endpoint) && shown.seenAt(slot) === null
      if (isFirst) await waitForFirst(of, one.running, signal)
      else tell(of, tooLate(of))
    },
    isLooking: (of) => (looking.get(keyOf(of)) ?? 0) > 0,
    failureOf: (of) => failures.get(keyOf(of)) ?? null,
    stop: () => ended.abort(),
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

import type { Clock } from '#core/time'
import type { Log } from '../log/log.ts'
import type { ClosedStore, OpenStore } from '../store/file/open.ts'
import { writePartingNote } from '../store/file/parting-note.ts'
import { attemptWrite } from '../store/file/write-failure.ts'
import { firstForm } from './first-form.ts'
import { type FirstReading, firstReading } from './first-reading.ts'

interface Leaving {
  readonly directory: string
  readonly version: string
  readonly clock: Clock
  readonly log: Log
  readonly store: OpenStore | ClosedStore
  readonly staysInTray: boolean
  readonly close: () => void
}

/** Closes the store, whatever else fails, and notes for the next start what was in it. */
export const leaveNote = ({ directory, version, store, close, ...leaving }: Leaving): void => {
  const value = store.kind === 'open' ? lastReading(store, leaving) : null
  close()
  if (value === null) return
  // A start can do without it, also where the disk is full.
  attemptWrite(directory, () => writePartingNote(directory, { form: firstForm(version), value }))
}

const lastReading = (
  { db }: OpenStore,
  { clock, log, staysInTray }: Pick<Leaving, 'clock' | 'log' | 'staysInTray'>,
): FirstReading | null => {
  try {
    return firstReading(db, { clock, staysInTray })
  } catch (error) {
    log.defect('nothing noted for the next start', error)
    return null
  }
}

import type { Topic } from '#core/contract/define'
import type { UpdateState } from '#core/contract/updates'
import type { Clock } from '#core/time'
import type { Feed, UpdateChannel, UpdateTrouble } from '#core/updates/feed'
import type { Log } from '../../log/log.ts'
import type { InstallUpdate, OfferedUpdate } from '../../updates/offered-update.ts'
import type { UpdateMemory } from '../../updates/update-memory.ts'

/** What a packaged application that may update itself does it with. */
export interface UpdateWays {
  /** Throws where there is no feed that can be believed. */
  readonly readFeed: (channel: UpdateChannel, signal: AbortSignal) => Promise<Feed>
  /** Throws where the file does not come whole. */
  readonly download: (offered: OfferedUpdate) => Promise<InstallUpdate>
  /** The system and the processor, as feeds name them. */
  readonly system: string
}

export type WhyNotHere = Extract<UpdateState, { kind: 'notHere' }>['because']

export interface UpdatesDependencies {
  /** Or why no server is ever asked. */
  readonly ways: UpdateWays | WhyNotHere
  /** Null where a person chooses. */
  readonly channelOfCompany: UpdateChannel | null
  /** The version that runs. */
  readonly version: string
  readonly memory: UpdateMemory
  readonly clock: Pick<Clock, 'now'>
  readonly announce: (topics: readonly Topic[]) => void
  readonly log: Log
  /** What a thrown error says; null for a bug. */
  readonly troubleOf: (error: unknown) => UpdateTrouble | null
}

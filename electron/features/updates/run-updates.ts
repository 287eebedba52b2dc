import type { Result } from '#core/contract/failure'
import type { ShownUpdates, UpdateState } from '#core/contract/updates'
import {
  type FeedVerdict,
  judgeFeed,
  type UpdateChannel,
  type UpdateTrouble,
} from '#core/updates/feed'
import type { InstallUpdate } from '../../updates/offered-update.ts'
import type { UpdateMemory } from '../../updates/update-memory.ts'
import type { UpdatesDependencies, UpdateWays } from './dependencies.ts'

export interface Updates {
  readonly read: () => ShownUpdates
  /** Asks the server and downloads what is newer; ends when that is over. A second question joins the first. */
  readonly ask: () => Promise<void>
  readonly chooseChannel: (channel: UpdateChannel) => Result<null>
  /** Gives up what is on its way. */
  readonly stop: () => void
  /** Puts what is ready in its place: the last thing that an application does. */
  readonly install: () => Promise<void>
}

interface ReadyUpdate {
  readonly version: string
  readonly sha512: string
  readonly install: InstallUpdate
}

/** The new version that is looked for and downloaded behind everything else, and waits for the end. */
export const runUpdates = (dependencies: UpdatesDependencies): Updates => {
  const { ways, memory, clock, announce, log, channelOfCompany } = dependencies
  let state: UpdateState =
    typeof ways === 'string' ? { kind: 'notHere', because: ways } : { kind: 'notAsked' }
  let ready: ReadyUpdate | null = null
  let asking: Promise<void> | null = null
  let calledOff = new AbortController()
  const channel = (): UpdateChannel => channelOfCompany ?? memory.read().channel
  const show = (shown: UpdateState) => {
    // What is ready stays so, whatever a later question comes to.
    state = ready === null ? shown : readyState(ready, memory)
    announce(['updates'])
  }
  const download = async (
    { download: fetch }: UpdateWays,
    { version, file }: Extract<FeedVerdict, { kind: 'offered' }>,
    signal: AbortSignal,
  ): Promise<void> => {
    if (ready?.version === version && ready.sha512 === file.sha512) return
    ready = null
    const onProgress = (percent: number) => show({ kind: 'downloading', version, percent })
    onProgress(0)
    const install = await fetch({ version, file, signal, onProgress })
    signal.throwIfAborted()
    ready = { version, sha512: file.sha512, install }
    log.event('update ready', { version })
  }
  const look = async (ways: UpdateWays, signal: AbortSignal): Promise<UpdateState> => {
    show({ kind: 'asking' })
    const verdict = await readVerdict({ ...dependencies, ways, channel: channel(), signal })
    if (verdict.kind === 'refused') return failedWith(dependencies, verdict.trouble)
    if (verdict.kind !== 'offered') {
      // A version that was taken back, or whose rollout was stopped, is not installed.
      ready = null
      return verdict
    }
    await download(ways, verdict, signal)
    return { kind: 'current' }
  }
  const ask = async (): Promise<void> => {
    if (typeof ways === 'string') return
    const { signal } = calledOff
    let found: UpdateState
    try {
      found = await look(ways, signal)
    } catch (error) {
      if (signal.aborted) return
      found = failedWith(dependencies, troubleIn(dependencies, error))
    }
    remember(memory, { askedAt: clock.now() })
    show(found)
  }
  const askOnce = (): Promise<void> => {
    asking ??= ask().finally(() => {
      asking = null
    })
    return asking
  }
  return {
    read: () => ({
      channel: channel(),
      isChannelFixed: channelOfCompany !== null,
      askedAt: memory.read().askedAt,
      state,
    }),
    ask: askOnce,
    chooseChannel: (chosen) => {
      const remembered = remember(memory, { channel: chosen })
      calledOff.abort()
      calledOff = new AbortController()
      // What the other channel had is not what this person wants.
      ready = null
      void (asking ?? Promise.resolve()).then(askOnce)
      return remembered
    },
    stop: () => calledOff.abort(),
    install: async () => {
      if (ready !== null) await installAtEnd(dependencies, ready)
    },
  }
}

const readyState = ({ version }: ReadyUpdate, memory: UpdateMemory): UpdateState => {
  const { notInstalled, notInstalledVersion } = memory.read()
  return {
    kind: 'ready',
    version,
    // What an earlier end could not install is no news of a later version.
    notInstalled: version === notInstalledVersion ? notInstalled : null,
  }
}

type Remembered = ReturnType<UpdateMemory['read']>

const remember = (memory: UpdateMemory, changed: Partial<Remembered>): Result<null> =>
  memory.write({ ...memory.read(), ...changed })

interface Question extends Pick<UpdatesDependencies, 'memory' | 'clock' | 'version'> {
  readonly ways: UpdateWays
  readonly channel: UpdateChannel
  readonly signal: AbortSignal
}

/** What the feed of the channel means here; a feed that was believed once is remembered by its moment. */
const readVerdict = async ({
  ways,
  channel,
  version,
  signal,
  memory,
  clock,
}: Question): Promise<FeedVerdict> => {
  const feed = await ways.readFeed(channel, signal)
  signal.throwIfAborted()
  const { draw, newestSeen } = memory.read()
  const installation = {
    version,
    channel,
    draw,
    system: ways.system,
    newestSeen: newestSeen[channel],
  }
  const verdict = judgeFeed(feed, installation, clock.now())
  if (verdict.kind !== 'refused') {
    remember(memory, { newestSeen: { ...newestSeen, [channel]: feed.published } })
  }
  return verdict
}

const failedWith = (
  { log }: Pick<UpdatesDependencies, 'log'>,
  trouble: UpdateTrouble,
): UpdateState => {
  log.event('update refused', { reason: trouble })
  return { kind: 'failed', trouble }
}

type Judging = Pick<UpdatesDependencies, 'troubleOf' | 'log'>

const troubleIn = ({ troubleOf, log }: Judging, error: unknown): UpdateTrouble => {
  const trouble = troubleOf(error)
  if (trouble === null) log.defect('update defect', error)
  return trouble ?? 'defect'
}

const installAtEnd = async (
  dependencies: UpdatesDependencies,
  { version, install }: ReadyUpdate,
): Promise<void> => {
  const { memory, log } = dependencies
  try {
    await install()
    remember(memory, { notInstalled: null })
    log.event('update installed', { version })
  } catch (error) {
    const notInstalled = troubleIn(dependencies, error)
    remember(memory, { notInstalled, notInstalledVersion: version })
    log.event('update not installed', { reason: notInstalled })
  }
}

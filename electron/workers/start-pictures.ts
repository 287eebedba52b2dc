import { oneAfterAnother } from '#core/works-in-turn'
import type { PictureAnswer, PictureRequest, PicturesMessage } from './pictures/pictures-message.ts'
import { restingProcess } from './resting-process.ts'

/** A process that was started; it says that it is ready before it answers. */
export interface PicturesChild {
  readonly post: (request: PictureRequest) => void
  readonly onMessage: (listener: (message: unknown) => void) => void
  readonly onExit: (listener: () => void) => void
  readonly kill: () => void
}

export interface Pictures {
  /** Null when the signal has fired, or the process was ended. */
  readonly look: (request: PictureRequest, signal: AbortSignal) => Promise<PictureAnswer | null>
  /** Calls off what was asked and ends the process; who asks later gets another one. */
  readonly stop: () => void
}

interface PicturesProcess {
  readonly launch: () => PicturesChild
  /** How long the process stays without a request: it costs memory. */
  readonly idleMs: number
  /** How long the process may take until it is ready, before another one is started that may take the longest time. */
  readonly startMs: number
  /** The longest time that a picture may take, or a process on a busy machine until it is ready. */
  readonly longestMs: number
}

/** How a request ended that has no answer. */
type NoAnswer = 'calledOff' | 'neverReady' | 'stoodStill' | 'broke'

interface RunningPictures {
  readonly child: PicturesChild
  isReady: boolean
  isGone: boolean
  whenReady: () => void
  settle: (ended: PictureAnswer | NoAnswer) => void
}

const decoded = (kind: 'broken' | 'unproved'): PictureAnswer => ({
  kind: 'decoded',
  decoded: { kind },
})

/** The process that draws pictures: started with the first request, one picture at a time. */
export const picturesProcess = ({
  launch,
  idleMs,
  startMs,
  longestMs,
}: PicturesProcess): Pictures => {
  const process = restingProcess({ launch: () => begin(launch()), idleMs })
  const oneAtATime = oneAfterAnother()
  const attempt = async (request: PictureRequest, limits: PictureLimits) => {
    const ended = await endOf(process.start(), request, limits)
    if (typeof ended === 'string') process.end()
    else process.rest()
    return ended
  }
  const inTurn = async (request: PictureRequest, signal: AbortSignal, isStopped: () => boolean) => {
    const isCalledOff = () => signal.aborted || isStopped()
    if (isCalledOff()) return null
    const first = await attempt(request, { signal, startMs, longestMs })
    if (isCalledOff()) return null
    // Perhaps the pictures before were too much, or somebody else has ended the process.
    const isTriedAgain = first === 'broke' || first === 'stoodStill'
    const patient = { signal, startMs: longestMs, longestMs }
    const ended = isTriedAgain ? await attempt(request, patient) : first
    if (ended === 'calledOff') return null
    if (ended === 'neverReady' || ended === 'stoodStill') return decoded('unproved')
    return ended === 'broke' ? decoded('broken') : ended
  }
  return {
    look: (request, signal) => {
      const isStopped = process.sinceNow()
      return oneAtATime(() => inTurn(request, signal, isStopped))
    },
    stop: () => {
      process.running()?.settle('calledOff')
      process.stop()
    },
  }
}

const begin = (child: PicturesChild): RunningPictures => {
  const begun: RunningPictures = {
    child,
    isReady: false,
    isGone: false,
    whenReady: () => undefined,
    settle: () => undefined,
  }
  child.onMessage((message) => {
    const told = message as PicturesMessage
    if (told.kind !== 'ready') begun.settle(told.answer)
    else {
      begun.isReady = true
      begun.whenReady()
    }
  })
  child.onExit(() => {
    begun.isGone = true
    begun.settle(begun.isReady ? 'broke' : 'neverReady')
  })
  return begun
}

interface PictureLimits extends Pick<PicturesProcess, 'startMs' | 'longestMs'> {
  readonly signal: AbortSignal
}

const endOf = (
  process: RunningPictures,
  request: PictureRequest,
  { signal, startMs, longestMs }: PictureLimits,
): Promise<PictureAnswer | NoAnswer> =>
  new Promise((resolve) => {
    let timer: NodeJS.Timeout
    process.settle = (ended) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      process.settle = () => undefined
      process.whenReady = () => undefined
      resolve(ended)
    }
    const stop = () => process.settle('calledOff')
    const draw = () => {
      clearTimeout(timer)
      timer = setTimeout(() => process.settle('broke'), longestMs)
    }
    if (process.isReady) draw()
    else {
      timer = setTimeout(() => process.settle('stoodStill'), startMs)
      process.whenReady = draw
    }
    signal.addEventListener('abort', stop, { once: true })
    process.child.post(request)
  })

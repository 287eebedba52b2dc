import { forkWorker } from '../../workers/fork-worker.ts'
import type { LaunchWorker, WorkerCommand, WorkerProcess } from '../../workers/worker-process.ts'

interface Kept {
  readonly command: string
  readonly process: WorkerProcess
  tell: (message: unknown) => void
  isBusy: boolean
  isGone: boolean
}

const kept = new Set<Kept>()

const begin = (command: WorkerCommand): Kept => {
  const begun: Kept = {
    command: JSON.stringify(command),
    process: forkWorker(command),
    tell: () => undefined,
    isBusy: false,
    isGone: false,
  }
  begun.process.onMessage((message) => {
    begun.isBusy = false
    begun.tell(message)
  })
  begun.process.onExit(() => {
    begun.isGone = true
    kept.delete(begun)
  })
  return begun
}

/** A process that answers what it is asked one after another is taken over by whoever needs one next: it starts slower than it works. */
export const lentWorker: LaunchWorker = (command) => {
  const rested = [...kept].find((one) => one.command === JSON.stringify(command))
  const lent = rested ?? begin(command)
  kept.delete(lent)
  return {
    post: (message) => {
      lent.isBusy = true
      lent.process.post(message)
    },
    onMessage: (listener) => {
      lent.tell = listener
    },
    onExit: lent.process.onExit,
    kill: () => {
      lent.tell = () => undefined
      if (lent.isBusy) lent.process.kill()
      else if (!lent.isGone) kept.add(lent)
    },
  }
}

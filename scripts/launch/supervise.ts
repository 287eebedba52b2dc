import type { ChildProcess } from 'node:child_process'
import { onRequestToEnd } from '../setup/interrupted.ts'

// One Ctrl+C arrives several times: from the terminal, from npm, from the script above.
const sameRequestMs = 500
const endsWithinMs = 10_000

export interface SupervisedEnd {
  readonly code: number
  readonly endedBy: NodeJS.Signals | null
  /** The application took longer than it was given. */
  readonly overtime: boolean
}

/**
 * Waits for the end of an application that leads its own process group: asks it to end when this script is
 * asked to, insists when that takes too long or is asked again, and never lets it outlive this script.
 */
export const supervise = async (
  application: ChildProcess,
  limitMs: number | null,
): Promise<SupervisedEnd> => {
  const kill = () => killGroup(application.pid)
  const timers: NodeJS.Timeout[] = []
  let endedBy: NodeJS.Signals | null = null
  let askedAt = 0
  let overtime = false

  process.once('exit', kill)
  const stopListening = onRequestToEnd((signal) => {
    if (endedBy !== null && Date.now() - askedAt > sameRequestMs) return kill()
    if (endedBy !== null) return
    endedBy = signal
    askedAt = Date.now()
    application.kill('SIGTERM')
    timers.push(setTimeout(kill, endsWithinMs))
  })
  if (limitMs !== null) {
    const endOvertime = () => {
      overtime = true
      kill()
    }
    timers.push(setTimeout(endOvertime, limitMs))
  }

  try {
    const code = await exitCodeOf(application)
    return { code, endedBy, overtime }
  } finally {
    stopListening()
    process.off('exit', kill)
    for (const timer of timers) clearTimeout(timer)
  }
}

const exitCodeOf = (application: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    application.on('error', reject)
    application.on('exit', (code) => resolve(code ?? 1))
  })

const killGroup = (pid: number | undefined): void => {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

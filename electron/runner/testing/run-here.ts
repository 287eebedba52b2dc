import { fileURLToPath } from 'node:url'
import type { BootClock, Clock } from '#core/time'
import { systemBootClock, systemClock } from '../../clock.ts'
import { runProgram } from '../program.ts'
import { lentWorker } from './lent-worker.ts'

interface HereOptions {
  /** How far the clock of the computer is ahead. */
  readonly movedByMs?: number
}

const scriptOf = (name: string): string =>
  fileURLToPath(new URL(`../../workers/${name}.ts`, import.meta.url))

const boot = systemBootClock()

/** A command of the runner in the process of the test: the start of another takes longer than its work. */
export const runHere = async (
  args: readonly string[],
  { movedByMs = 0 }: HereOptions = {},
): Promise<{ exitCode: number; stdout: string; stderr: string }> => {
  const printed = { stdout: '', stderr: '' }
  const clock: Clock = { ...systemClock, now: () => systemClock.now() + movedByMs }
  const moved: BootClock = { ...boot, sinceBootMs: () => boot.sinceBootMs() + movedByMs }
  const exitCode = await runProgram({
    args,
    version: '1.2.3',
    clock,
    boot: moved,
    scripts: {
      leads: scriptOf('leads'),
      reports: scriptOf('reports'),
      pictures: scriptOf('pictures'),
    },
    launchWorker: lentWorker,
    print: (stream, text) => {
      printed[stream] += text
    },
  })
  return { exitCode, ...printed }
}

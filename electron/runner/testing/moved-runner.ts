import { join } from 'node:path'
import { z } from 'zod'
import { systemBootClock, systemClock } from '../../clock.ts'
import { ownProcess } from '../own-process.ts'
import { runProgram } from '../program.ts'

// The runner on a computer whose clock is ahead by what the environment says. Its workers are built beside it; who starts
// it from its source names the folder of theirs.
const { MOVED_BY_MS, WORKERS } = z
  .object({ MOVED_BY_MS: z.coerce.number(), WORKERS: z.string().optional() })
  .parse(process.env)
const boot = systemBootClock()
const scriptOf = (name: string): string =>
  WORKERS === undefined ? join(import.meta.dirname, `${name}.mjs`) : join(WORKERS, `${name}.ts`)

process.exit(
  await runProgram({
    ...ownProcess(),
    args: process.argv.slice(2),
    version: '0.0.0',
    clock: { ...systemClock, now: () => systemClock.now() + MOVED_BY_MS },
    boot: { ...boot, sinceBootMs: () => boot.sinceBootMs() + MOVED_BY_MS },
    scripts: {
      leads: scriptOf('leads'),
      reports: scriptOf('reports'),
      pictures: scriptOf('pictures'),
    },
  }),
)

import { spawn } from 'node:child_process'
import { Interrupted } from '../setup/interrupted.ts'
import type { Runtime } from '../setup/prepare.ts'
import { projectRoot } from '../setup/project.ts'
import { say } from '../setup/step.ts'
import { chromiumSwitches } from './chromium-switches.ts'
import { lookAround } from './look-around.ts'
import { supervise } from './supervise.ts'

interface RunApplication {
  readonly runtime: Runtime
  readonly args: readonly string[]
  /** After this time the application is ended; null lets it run. */
  readonly limitMs: number | null
}

export interface ApplicationEnd {
  readonly code: number
  readonly overtime: boolean
}

/** Runs the built application until it ends. */
export const runApplication = async ({
  runtime,
  args,
  limitMs,
}: RunApplication): Promise<ApplicationEnd> => {
  const env = { ...process.env, ...runtime.display.env }
  const switches = chromiumSwitches(lookAround(runtime.electron, env))
  for (const { switch: name, why } of switches) say('electron', `${name}, because ${why}`)

  const application = spawn(
    runtime.electron,
    [...switches.map((each) => each.switch), projectRoot, ...args],
    {
      cwd: projectRoot,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      // Ctrl+C reaches it once, through this script, so that it can end in order.
      detached: process.platform !== 'win32',
    },
  )
  const { endedBy, ...end } = await supervise(application, limitMs)
  if (endedBy !== null) throw new Interrupted(endedBy)
  return end
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { argumentsOf, environmentOf, type Seat, stagedExecutable } from './application.ts'

/** A start that is over by itself: beside an application that runs, or with a task from the command line. */
export const startAndEnd = async (seat: Seat, args: readonly string[] = []): Promise<void> => {
  const started = spawn(stagedExecutable(), argumentsOf(seat, { arguments: args }), {
    env: environmentOf(seat),
    stdio: 'ignore',
  })
  const [code] = await once(started, 'exit')
  expect(code).toBe(0)
}

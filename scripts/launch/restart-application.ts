import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { runScript } from '../setup/step.ts'
import { runApplication } from './run-application.ts'

const lookEveryMs = 50

const variable = (name: string): string => {
  const value = process.env[name]
  if (value === undefined)
    throw new Error(`${name} is not set: this program belongs to npm run dev`)
  return value
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

// electron-vite asks the application to end and starts the next one at once, which would end itself: one
// instance works on a profile at a time.
const untilEnded = async (pid: number): Promise<void> => {
  while (isRunning(pid)) await wait(lookEveryMs)
}

await runScript(async () => {
  const running = variable('UNITDESK_RUNNING')
  if (existsSync(running)) await untilEnded(Number(readFileSync(running, 'utf8')))
  writeFileSync(running, String(process.pid))
  const runtime = {
    electron: variable('UNITDESK_ELECTRON'),
    display: { env: {}, stop: async () => undefined },
  }
  return (await runApplication({ runtime, args: process.argv.slice(2), limitMs: null })).code
})

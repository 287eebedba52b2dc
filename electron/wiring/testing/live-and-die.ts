import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { bundledProgram } from '../../store/testing/bundled-program.ts'

interface SenderLife {
  readonly sender: Awaited<ReturnType<typeof bundledProgram>>
  readonly args: readonly string[]
  readonly lifeMs: number
}

/** Runs a sender and kills it so long after it began to send; answers whether that was before its end. */
export const liveAndDie = async ({ sender, args, lifeMs }: SenderLife): Promise<boolean> => {
  const child = spawn(process.execPath, [sender.path, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: sender.env,
  })
  const lines = createInterface(child.stdout)
  lines.on('line', (line) => {
    if (line === 'sending') setTimeout(() => child.kill('SIGKILL'), lifeMs)
  })
  const [[, signal]] = await Promise.all([once(child, 'exit'), once(lines, 'close')])
  return signal === 'SIGKILL'
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Display {
  readonly name: string
  readonly close: () => void
}

/** The person's own display, or a virtual one. Without access control: the application runs as another user. */
export const openDisplay = async (): Promise<Display> => {
  const own = process.env['DISPLAY']
  if (own) return { name: own, close: () => undefined }
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1920x1080x24', '-nolisten', 'tcp', '-ac'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  return { name: `:${await readNumber(server)}`, close: () => server.kill() }
}

const readNumber = async (server: ChildProcess): Promise<string> => {
  const pipe = server.stdio[3]
  if (!pipe) throw new Error('the X server has no pipe to tell its number')
  const failed = once(server, 'exit').then(() => {
    throw new Error('the virtual X server did not start')
  })
  const [number] = await Promise.race([once(pipe, 'data'), failed])
  return String(number).trim()
}

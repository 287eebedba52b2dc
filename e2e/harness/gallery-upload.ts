import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Seat } from './application.ts'
import { giveToPerson } from './person.ts'
import { project } from './staged-application.ts'

interface Upload {
  readonly login: string
  readonly password: string
  readonly unitId: number
}

// The smallest picture there is.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/**
 * Sends a picture to the gallery of a unit with an account of the seat's store, while no window is open; it is
 * killed as soon as it prints `killAt`. Answers with what it has printed.
 */
export const uploadToGallery = async (
  seat: Seat,
  upload: Upload,
  killAt?: 'sent',
): Promise<string[]> => {
  const path = join(seat.home, 'living-room.png')
  const directory = join(seat.profile, 'store')
  writeFileSync(path, picture)
  const script = join(project, 'electron/wiring/testing/upload-process.ts')
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  child.stdin.end(JSON.stringify({ directory, path, ...upload }))
  const printed: string[] = []
  for await (const line of createInterface(child.stdout)) {
    printed.push(line)
    if (line === killAt) child.kill('SIGKILL')
  }
  await exited
  // The files that it has made as root could not be opened by the person.
  for (const name of readdirSync(directory)) giveToPerson(join(directory, name))
  return printed
}

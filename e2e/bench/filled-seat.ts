import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Seat } from '../harness/application.ts'
import { openKeychainSession } from '../harness/keychain-session.ts'
import { giveToPerson } from '../harness/person.ts'
import { stageApplication } from '../harness/staged-application.ts'

/** A person whose store another process has filled. */
export interface FilledSeat {
  readonly seat: Seat
  /** The script is given the folder of the store, and what else it needs. */
  readonly fill: (script: string, ...args: readonly string[]) => Promise<void>
  readonly end: () => void
}

export const takeFilledSeat = async (): Promise<FilledSeat> => {
  const staged = stageApplication()
  process.env['UNITDESK_E2E_FOLDER'] = staged.folder
  process.env['UNITDESK_E2E_EXECUTABLE'] = staged.executable
  const home = mkdtempSync(join(tmpdir(), 'unitdesk-bench-person-'))
  giveToPerson(home)
  const session = await openKeychainSession({ home, keychain: 'unlocked' })
  const seat: Seat = {
    ...{ home, profile: join(home, 'profile'), artefacts: home },
    busAddress: session.busAddress,
  }
  return {
    seat,
    fill: async (script, ...args) => {
      const program = [join(import.meta.dirname, script), join(seat.profile, 'store'), ...args]
      const filling = spawn(process.execPath, program, { stdio: ['ignore', 'ignore', 'inherit'] })
      const [code] = (await once(filling, 'exit')) as [number | null]
      if (code !== 0) throw new Error(`The store was not filled: ${code}`)
      giveFolderToPerson(seat.profile)
    },
    end: () => {
      session.close()
      staged.remove()
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const giveFolderToPerson = (folder: string): void => {
  giveToPerson(folder)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    giveToPerson(join(folder, name))
  }
}

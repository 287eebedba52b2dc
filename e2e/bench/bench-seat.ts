import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Seat } from '../harness/application.ts'
import { ownDisplay } from '../harness/displays.ts'
import { openKeychainSession } from '../harness/keychain-session.ts'
import { giveToPerson } from '../harness/person.ts'
import { stageApplication } from '../harness/staged-application.ts'

export interface BenchSeat {
  readonly seat: Seat
  /** What a page without the application is started with. */
  readonly executable: string
  readonly end: () => void
}

/** A person at a computer of their own, with the built application and a keychain. */
export const takeSeat = async (): Promise<BenchSeat> => {
  const staged = stageApplication()
  process.env['UNITDESK_E2E_FOLDER'] = staged.folder
  process.env['UNITDESK_E2E_EXECUTABLE'] = staged.executable
  const home = mkdtempSync(join(tmpdir(), 'unitdesk-bench-person-'))
  giveToPerson(home)
  const session = await openKeychainSession({ home, keychain: 'unlocked' })
  return {
    seat: {
      home,
      profile: join(home, 'profile'),
      artefacts: home,
      busAddress: session.busAddress,
      display: ownDisplay(),
    },
    executable: staged.executable,
    end: () => {
      session.close()
      staged.remove()
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

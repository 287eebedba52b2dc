import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'

interface MarkingSystem {
  readonly platform: NodeJS.Platform
  readonly run: (program: string, args: readonly string[]) => Promise<unknown>
}

const thisSystem: MarkingSystem = { platform: process.platform, run: promisify(execFile) }

const internetZone = '[ZoneTransfer]\r\nZoneId=3\r\n'
/** Came from a download; at a time that nobody noted, by this application. */
const quarantine = '0081;00000000;Unitdesk;'

/** Marks a file as one that came from elsewhere: spreadsheets open it protected, and none of its macros runs unasked. */
export const markAsDownloaded = async (
  path: string,
  { platform, run }: MarkingSystem = thisSystem,
): Promise<void> => {
  try {
    if (platform === 'win32') await writeFile(`${path}:Zone.Identifier`, internetZone)
    if (platform === 'darwin') {
      await run('/usr/bin/xattr', ['-w', 'com.apple.quarantine', quarantine, path])
    }
  } catch {
    // A disk of another system keeps no marks; the person has the file all the same.
  }
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../file/error-code.ts'
import { openFile } from '../file/handle.ts'
import { type AcknowledgedWrites, judge, type Verdict } from './acknowledged.ts'

/** Opens what a power cut left and asks whether everything that was acknowledged is there. */
export const judgeImage = (
  folder: string,
  image: ReadonlyMap<string, Buffer>,
  acknowledged: AcknowledgedWrites,
): Verdict => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of image) writeFileSync(join(folder, name), content)
  const db = openFile(join(folder, 'unitdesk.db'))
  try {
    // An image is thrown away after the look at it.
    db.pragma('synchronous = OFF')
    return judge(db, acknowledged)
  } catch (error) {
    if (errorCode(error) === null) throw error
    return 'damaged'
  } finally {
    db.close()
  }
}

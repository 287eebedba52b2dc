import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'

export const fileWith = (content: string | Uint8Array, name = 'vypis.csv'): string => {
  const path = join(temporaryFolder(), name)
  writeFileSync(path, content)
  return path
}

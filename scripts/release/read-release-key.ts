import { readFileSync, statSync } from 'node:fs'
import { StepFailed } from '../setup/step.ts'

/** The text of a key that is nobody else's to read; a key is never an argument, which every program could read. */
export const readReleaseKey = (file: string): string => {
  const { mode } = statSync(file)
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
    throw new StepFailed({
      step: 'release',
      cause: `others may read ${file}`,
      remedy: `chmod 600 ${file}, and think of another key if somebody has`,
    })
  }
  return readFileSync(file, 'utf8')
}

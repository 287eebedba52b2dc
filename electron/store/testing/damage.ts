import { readFileSync, writeFileSync } from 'node:fs'

export const pageBytes = 4_096

/** Puts other bytes into a file, as a failing disk would. */
export const overwrite = (path: string, at: number, bytes: Buffer): void => {
  const file = readFileSync(path)
  bytes.copy(file, at)
  writeFileSync(path, file)
}

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { type Result, success } from '#core/contract/failure'
import type { ReportPart } from '#core/contract/support'
import type { CrashDump } from '#core/support/report'
import { errorCode } from '../store/file/error-code.ts'
import { refusedByPlace } from './place-fault.ts'
import { writeWhole } from './write-whole.ts'

/** Reads a part of a report; one that is not there, or may not be read, does not keep the report from being made. */
const orElse = <T>(read: () => T, otherwise: T): T => {
  try {
    return read()
  } catch (error) {
    if (errorCode(error) === null) throw error
    return otherwise
  }
}

/** The lines of both files of the log, the oldest first. */
export const readLogLines = (folder: string): string[] =>
  ['main.old.log', 'main.log']
    .map((name) => orElse(() => readFileSync(join(folder, name), 'utf8'), ''))
    .flatMap((text) => text.split('\n'))
    .filter((line) => line !== '')

/** The dumps that the runtime has written into its folder, the newest first; none of them is read. */
export const listCrashDumps = (folder: string): CrashDump[] =>
  ['completed', 'pending', 'new', 'reports']
    .flatMap((place) => dumpsIn(join(folder, place)))
    .sort((a, b) => b.at - a.at)

const dumpsIn = (folder: string): CrashDump[] =>
  orElse(() => readdirSync(folder), [])
    .filter((name) => name.endsWith('.dmp'))
    .map((name) => {
      const found = statSync(join(folder, name), { throwIfNoEntry: false })
      return { name, at: Math.round(found?.mtimeMs ?? 0), bytes: found?.size ?? 0 }
    })

export const bytesOf = (path: string): number =>
  orElse(() => statSync(path, { throwIfNoEntry: false })?.size ?? 0, 0)

/** Writes the report where a person wants it, readable by them alone. */
export const writeArchive = async (
  path: string,
  parts: readonly ReportPart[],
): Promise<Result<null>> => {
  const files = parts.map(({ name, text }) => [name, strToU8(text)])
  try {
    await writeWhole({
      path,
      bytes: zipSync(Object.fromEntries(files)),
      mode: 0o600,
      madeBy: 'unitdesk',
    })
    return success(null)
  } catch (error) {
    return refusedByPlace(error)
  }
}

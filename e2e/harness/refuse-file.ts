import type { ElectronApplication } from '@playwright/test'

/** Makes the disk refuse files whose path has this in it; the answer takes that back. */
export const refuseFile = async (
  electron: ElectronApplication,
  part: string,
): Promise<() => Promise<void>> => {
  await electron.evaluate((_electron, wanted) => {
    const files = process.getBuiltinModule('node:fs')
    const { readFileSync } = files
    const refusing = (...all: Parameters<typeof readFileSync>) => {
      if (!String(all[0]).includes(wanted)) return readFileSync(...all)
      throw Object.assign(new Error(`EIO: i/o error, read '${all[0]}'`), {
        code: 'EIO',
        syscall: 'read',
      })
    }
    Object.assign(globalThis, { readWell: readFileSync })
    Object.assign(files, { readFileSync: refusing })
  }, part)
  return () =>
    electron.evaluate(() => {
      const files = process.getBuiltinModule('node:fs')
      Object.assign(files, { readFileSync: Reflect.get(globalThis, 'readWell') })
    })
}

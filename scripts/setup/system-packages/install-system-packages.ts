import { StepFailed, say } from '../step.ts'
import { installCommand, installPackages, nameInThisRelease, updatePackageLists } from './apt.ts'
import { findCommand, lookAtMachine } from './look-at-machine.ts'
import { type NeededPackages, neededPackages, type Purpose } from './needed-packages.ts'

const step = 'system packages'

export interface SystemPackages extends Purpose {
  /** The binary whose libraries are looked for; null where no window will be opened. */
  readonly electron: string | null
}

/** Linux only: what Electron and the tests need from the system, installed where that is allowed. */
export const installSystemPackages = ({ electron, ...purpose }: SystemPackages): void => {
  if (process.platform !== 'linux') return
  const look = (): NeededPackages => neededPackages(lookAtMachine(electron), purpose)
  const needed = look()
  if (isEmpty(needed)) return

  const hasApt = findCommand('apt-get') !== null
  if (hasApt && process.getuid?.() === 0) {
    installAsRoot(needed)
    const left = look()
    if (left.must.length + left.unknownLibraries.length > 0) {
      throw missingPackages(left, hasApt, 'they are still missing after their installation')
    }
    return
  }
  if (needed.must.length + needed.unknownLibraries.length > 0) {
    throw missingPackages(needed, hasApt, 'installing them takes the rights of root')
  }
  say(
    step,
    `not there, and not needed to start: ${needed.should.map((names) => names.at(-1)).join(', ')}`,
  )
}

const isEmpty = ({ must, should, unknownLibraries }: NeededPackages): boolean =>
  must.length + should.length + unknownLibraries.length === 0

const installAsRoot = ({ must, should }: NeededPackages): void => {
  const wanted = [...must, ...should]
  if (wanted.length === 0) return
  say(
    step,
    `installing ${wanted.length}, because they are missing: ${wanted.map((names) => names.at(-1)).join(', ')}`,
  )
  // The lists of a fresh machine are empty; an old list names files that are gone.
  if (!updatePackageLists()) say(step, 'the package lists could not be updated; trying without')
  const names = wanted.map(nameInThisRelease)
  if (installPackages(names)) return
  if (must.length === 0) {
    say(step, 'they could not be installed; going on without')
    return
  }
  throw new StepFailed({
    step,
    cause: `${installCommand(names).join(' ')} failed`,
    remedy: 'see what apt-get printed above, mend it, then run the same command again',
  })
}

const missingPackages = (
  { must, should, unknownLibraries }: NeededPackages,
  hasApt: boolean,
  why: string,
): StepFailed => {
  const names = [...must, ...should].map((all) => (hasApt ? nameInThisRelease(all) : all.at(-1)))
  const parts = [
    ...(names.length > 0 ? [`packages ${names.join(', ')}`] : []),
    ...(unknownLibraries.length > 0 ? [`libraries ${unknownLibraries.join(', ')}`] : []),
  ]
  const command = `sudo ${installCommand(names.filter((name) => name !== undefined)).join(' ')}`
  return new StepFailed({
    step,
    cause: `missing: ${parts.join(' and ')}; ${why}`,
    remedy:
      hasApt && names.length > 0
        ? `run: sudo apt-get update && ${command}`
        : 'install what these Debian packages hold with the package tool of this system',
  })
}

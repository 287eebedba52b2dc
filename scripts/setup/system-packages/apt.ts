import { spawnSync } from 'node:child_process'

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' }
// Another installation on the machine, such as the nightly one, may hold the lock for a while.
const waitForLock = ['-o', 'DPkg::Lock::Timeout=300']

/** The first of the names that the package lists hold; else the last, which is the oldest. */
export const nameInThisRelease = (names: readonly string[]): string =>
  names.find(isInPackageLists) ?? names.at(-1) ?? ''

const isInPackageLists = (name: string): boolean =>
  succeeds('apt-cache', ['show', '--no-all-versions', name], 'ignore')

/** What a person would type. */
export const installCommand = (packages: readonly string[]): readonly string[] => [
  'apt-get',
  'install',
  '-y',
  '--no-install-recommends',
  ...packages,
]

export const updatePackageLists = (): boolean => runApt(['update', '-qq'])

export const installPackages = (packages: readonly string[]): boolean =>
  runApt(['-qq', ...installCommand(packages).slice(1)])

const runApt = (args: readonly string[]): boolean =>
  // Hundreds of lines about unpacking are on its output; what goes wrong is on the other stream.
  succeeds('apt-get', [...waitForLock, ...args], 'inherit')

const succeeds = (
  program: string,
  args: readonly string[],
  complaints: 'inherit' | 'ignore',
): boolean =>
  spawnSync(program, args, { env, stdio: ['ignore', 'ignore', complaints] }).status === 0

import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { MachineView } from './needed-packages.ts'

const fontFolders = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  join(homedir(), '.fonts'),
  join(homedir(), '.local', 'share', 'fonts'),
]
// A user's path often leaves out the folders of system programs, where ldconfig lies.
const systemFolders = ['/usr/sbin', '/sbin']

export const lookAtMachine = (electronBinary: string | null): MachineView => ({
  ldd: electronBinary === null ? null : outputOf('ldd', [electronBinary]),
  ldconfig: outputOf(findCommand('ldconfig') ?? 'ldconfig', ['-p']),
  hasCommand: (name) => findCommand(name) !== null,
  hasFont: fontFolders.some(holdsFont),
})

export const findCommand = (name: string): string | null =>
  [...(process.env['PATH'] ?? '').split(delimiter), ...systemFolders]
    .map((folder) => join(folder, name))
    .find(isExecutable) ?? null

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const outputOf = (command: string, args: readonly string[]): string =>
  spawnSync(command, args, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } }).stdout ?? ''

const holdsFont = (folder: string): boolean =>
  existsSync(folder) &&
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((name) =>
    /\.(ttf|otf|ttc|pfb)$/i.test(name),
  )

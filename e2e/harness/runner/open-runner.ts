import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('../../../', import.meta.url))
const entry = join(project, 'electron/runner/testing/moved-runner.ts')
const workers = join(project, 'electron/workers')

/** The real runner beside the window of a story, with secrets of its own, and a profile too unless one is named. */
export const openRunner = (named: string | null = null) => {
  const folder = mkdtempSync(join(tmpdir(), 'unitdesk-runner-'))
  const secrets = join(folder, 'secrets')
  const latest = join(folder, 'latest')
  for (const each of [secrets, latest]) mkdirSync(each, { mode: 0o700 })
  const profile = named ?? join(folder, 'profile')
  const usual = ['--profile', profile, '--secrets', secrets, '--language', 'en']
  const options = { env: { ...process.env, MOVED_BY_MS: '0', WORKERS: workers } }
  let service: ChildProcess | null = null
  return {
    latest,
    /** Answers with its file. */
    addSecret: (name: string, secret: string): string => {
      const file = join(secrets, name)
      writeFileSync(file, secret, { mode: 0o600 })
      return file
    },
    /** What a command has told. */
    do: (...command: readonly string[]): string => {
      const { stdout, stderr } = spawnSync(process.execPath, [entry, ...command, ...usual], {
        ...options,
        encoding: 'utf8',
      })
      return `${stdout}${stderr}`
    },
    /** Starts the service; resolves with the address at which it tells how it fares. */
    serve: (): Promise<string> => {
      const args = [entry, 'run', '--serve', '0', ...usual]
      const started = spawn(process.execPath, args, {
        ...options,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      service = started
      return new Promise((resolve, reject) => {
        started.once('exit', (code) => reject(new Error(`the runner ended with ${code}`)))
        createInterface(started.stdout).on('line', (line) => {
          const { event, port } = JSON.parse(line)
          if (event === 'status served') resolve(`http://127.0.0.1:${port}`)
        })
      })
    },
    close: (): void => {
      service?.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

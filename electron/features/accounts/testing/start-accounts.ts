import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Topic } from '#core/contract/define'
import { type Result, success } from '#core/contract/failure'
import type { CallName, InputOf, OutputOf } from '#core/contract/index'
import { createLimits } from '../../../crm/limits.ts'
import { createTransport } from '../../../crm/transport.ts'
import { createPasswordVault } from '../../../keychain/password-vault.ts'
import { keychainInABox } from '../../../keychain/testing/keychain-in-a-box.ts'
import {
  handClock,
  openOrThrow,
  silentLog,
  storeFolder,
} from '../../../store/testing/store-folder.ts'
import { keptAuthority, readAuthorities } from '../../../wiring/kept-authority.ts'
import { openHandlers } from '../../../wiring/open-handlers.ts'
import { readFirstSheet } from '../../../wiring/read-first-sheet.ts'
import { renewableTransport } from '../../../wiring/renewable-transport.ts'
import type { Surroundings } from '../../../wiring/surroundings.ts'
import { tablesThreads } from '../../../workers/start-tables.ts'
import { demoInABox } from './demo-in-a-box.ts'

interface Given {
  readonly directory?: string
  readonly keychain?: ReturnType<typeof keychainInABox>
}

const windowless: Surroundings['app'] = {
  version: '0',
  runtime: { electron: '', chrome: '', node: '' },
  platform: 'linux',
  systemLocale: () => 'cs',
  openLink: () => Promise.resolve(true),
  painted: () => undefined,
}

/** The application without its window, over a real store, and real HTTP to whatever it is pointed at. */
export const startAccounts = async (given: Given = {}) => {
  const directory = given.directory ?? storeFolder()
  const keychain = given.keychain ?? keychainInABox()
  const store = await openOrThrow({ directory })
  const clock = handClock()
  const authorityFile = join(directory, 'authority.pem')
  const roots = () => readAuthorities(authorityFile).map(({ pem }) => pem)
  const { transport, renew } = renewableTransport(() =>
    createTransport({ resolveProxy: () => Promise.resolve('DIRECT'), roots }),
  )
  const announced: Topic[] = []
  const files = mkdtempSync(join(tmpdir(), 'unitdesk-settings-'))
  const picked = { path: join(files, 'settings.json') as string | null }
  const demo = demoInABox()
  const runName = randomUUID()
  const tables = tablesThreads(new URL('../../../workers/tables.ts', import.meta.url))
  let ids = 0
  const { handlers, jobs } = openHandlers(store, {
    clock,
    log: silentLog,
    newId: () => `${runName}-${++ids}`,
    newDefectId: () => 'defect',
    author: 'eva',
    tables,
    readWorkbook: readFirstSheet(tables),
    transport,
    limits: createLimits(),
    authority: keptAuthority(authorityFile, renew),
    vault: createPasswordVault(keychain.keychain),
    demo,
    pickSaveFile: () => Promise.resolve(picked.path),
    grantedPath: (token) => success(token === 'gone' ? join(files, 'gone') : (picked.path ?? '')),
    announce: (topics) => announced.push(...topics),
    tellJob: () => undefined,
    app: windowless,
    showStoreFolder: () => undefined,
    restoreBackup: () => success(null),
    backUpStore: () => undefined,
    reopenStore: () => Promise.resolve(),
  })
  const call = async <N extends CallName & keyof typeof handlers>(
    name: N,
    input: InputOf<N>,
    signal = new AbortController().signal,
  ): Promise<Result<OutputOf<N>>> => {
    const handler = handlers[name] as unknown as (
      input: InputOf<N>,
      context: { signal: AbortSignal },
    ) => Promise<Result<OutputOf<N>>>
    return handler(input, { signal })
  }
  let isStopped = false
  const stop = async () => {
    if (isStopped) return
    isStopped = true
    await jobs.stop()
    await transport.close()
    store.close()
    await demo.stop()
    rmSync(files, { recursive: true, force: true })
  }
  onTestFinished(stop)
  return { call, jobs, clock, announced, keychain, directory, picked, store, demo, stop }
}

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { Unitdesk } from '../screens/unitdesk.ts'
import {
  type RunningApplication,
  type Seat,
  type StartOptions,
  startForStory,
} from './application.ts'
import { ownDisplay, sharedDisplay } from './displays.ts'
import { enterWorkspace, type WorkspaceOfStory } from './enter-workspace.ts'
import { type KeychainSession, openKeychainSession } from './keychain-session.ts'
import { makeHome } from './person.ts'
import type { SandboxCrm } from './sandbox-crm.ts'
import { type SandboxProcess, startSandboxProcess } from './sandbox-process.ts'
import { type OpenedUnitdesk, type SharedWindow, sharedWindow } from './shared-window.ts'

/** A table may have hundreds, and none of them says why a story failed. */
const withoutCells = (words: string): string =>
  words
    .split('\n')
    .filter((line) => !/^\s*- '?(gridcell|columnheader|row)\b/.test(line))
    .join('\n')

/** What a window shows whose story has failed: in words in the output, and as a picture and a trace beside it. */
const keepArtefacts = async (
  { page, electron }: Pick<RunningApplication, 'page' | 'electron'>,
  name: string,
): Promise<void> => {
  const path = test.info().outputPath(name)
  // The application may be gone: then there is nothing to show but its log.
  const words = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String)
  process.stderr.write(`what ${name} showed:\n${withoutCells(words)}\n`)
  await page.screenshot({ path: `${path}.png` }).catch(() => undefined)
  await electron
    .context()
    .tracing.stopChunk({ path: `${path}.trace.zip` })
    .catch(() => undefined)
}

interface StartedUnitdesk extends RunningApplication {
  readonly unitdesk: Unitdesk
}

interface Options {
  readonly keychain: 'unlocked' | 'absent'
  readonly seed: 'demo' | 'large'
}

interface WorkerFixtures {
  readonly sandboxes: SandboxProcess
  readonly sharedWindow: SharedWindow
}

interface Fixtures {
  readonly session: KeychainSession
  readonly home: string
  /** A fresh profile in its own D-Bus session. */
  readonly seat: Seat
  readonly crm: SandboxCrm
  /** Opens the window that stories share, with nothing in it of the stories before. */
  readonly open: SharedWindow['open']
  /** Starts an application of the story's own on the seat; what is left running at the end is closed. */
  readonly start: (
    options?: StartOptions | (StartOptions & WorkspaceOfStory),
  ) => Promise<StartedUnitdesk>
}

const nobodyCaught =
  /uncaught exception|unhandled rejection|"page defect","id":"[^"]*","screen":"window"/

export type Start = Fixtures['start']

export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  keychain: ['unlocked', { option: true }],
  seed: ['demo', { option: true }],

  home: async ({ browserName: _unused }, use) => {
    const home = makeHome()
    await use(home)
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  },

  session: async ({ home, keychain }, use) => {
    const session = await openKeychainSession({ home, keychain })
    await use(session)
    session.close()
  },

  seat: async ({ home, session }, use, testInfo) => {
    const profile = join(home, 'profile')
    const artefacts = testInfo.outputPath()
    mkdirSync(artefacts, { recursive: true })
    await use({ home, profile, artefacts, busAddress: session.busAddress, display: ownDisplay() })
    const log = join(profile, 'logs', 'main.log')
    if (!existsSync(log)) return
    const lines = readFileSync(log, 'utf8')
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('application log', { body: lines, contentType: 'text/plain' })
    }
    expect(lines, 'what nobody caught').not.toMatch(nobodyCaught)
  },

  sandboxes: [
    async ({ browserName: _unused }, use) => {
      const sandboxes = startSandboxProcess()
      await use(sandboxes)
      await sandboxes.end()
    },
    { scope: 'worker' },
  ],

  sharedWindow: [
    async ({ browserName: _unused }, use) => {
      const window = sharedWindow()
      await use(window)
      await window.close()
    },
    { scope: 'worker' },
  ],

  open: async ({ sharedWindow }, use, testInfo) => {
    const opened: OpenedUnitdesk[] = []
    await use(async (workspace) => {
      const unitdesk = await sharedWindow.open(workspace)
      opened.push(unitdesk)
      return unitdesk
    })
    const [unitdesk] = opened
    if (!unitdesk) return
    const { networkAnswers, log } = sharedWindow.sinceOpened()
    if (testInfo.status !== testInfo.expectedStatus) {
      // The worker ends with the story, and the window with the worker.
      await keepArtefacts(unitdesk, 'shared-window')
      await testInfo.attach('application log', { body: log, contentType: 'text/plain' })
    }
    expect(networkAnswers, 'answers from the network to the page').toEqual([])
    expect(log, 'what nobody caught').not.toMatch(nobodyCaught)
    await sharedWindow.leave()
  },

  crm: async ({ seed, sandboxes }, use) => {
    const crm = await sandboxes.open(seed)
    await use(crm)
    await crm.close()
  },

  start: async ({ seat, sharedWindow }, use, testInfo) => {
    const started: RunningApplication[] = []
    await use(async (options) => {
      if (sharedDisplay() === ownDisplay()) await sharedWindow.close()
      const application = await startForStory(seat, options)
      started.push(application)
      // Without pictures of every moment: painting them costs as much as the story.
      if (options?.trace !== 'off') await application.electron.context().tracing.start()
      const unitdesk = new Unitdesk(application.page)
      if (options && 'crm' in options) await enterWorkspace(unitdesk, options)
      return { ...application, unitdesk }
    })
    const hasFailed = testInfo.status !== testInfo.expectedStatus
    for (const [index, application] of started.entries()) {
      if (hasFailed) await keepArtefacts(application, `window-${index}`)
      await application.close()
      expect(application.networkAnswers, 'answers from the network to the page').toEqual([])
    }
  },
})

export { expect }

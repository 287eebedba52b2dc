import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron, type Page } from '@playwright/test'
import { stagedExecutable } from '../application.ts'
import { ownDisplay } from '../displays.ts'
import { giveToPerson } from '../person.ts'

/** What an Electron asks of a program before it runs it. */
const description = {
  name: 'browser',
  productName: 'Browser',
  version: '1.0.0',
  main: 'main.cjs',
}

const main = `
const { app, BrowserWindow } = require('electron')
app.setPath('userData', process.env.HOME)
app.whenReady().then(() => new BrowserWindow({ width: 1280, height: 800 }).loadURL(process.env.ADDRESS))
`

/** A plain browser with one page: the runtime of the window, without anything of the application. */
export const openBrowser = async (
  address: string,
): Promise<{ readonly page: Page; readonly close: () => Promise<void> }> => {
  const home = mkdtempSync(join(tmpdir(), 'unitdesk-browser-'))
  const program = join(home, 'program')
  mkdirSync(program)
  writeFileSync(join(program, 'package.json'), JSON.stringify(description))
  writeFileSync(join(program, 'main.cjs'), main)
  for (const path of [home, program]) giveToPerson(path)
  const electron = await _electron.launch({
    executablePath: stagedExecutable(),
    args: [program, '--lang=en-US', '--disable-gpu'],
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: home,
      XDG_RUNTIME_DIR: home,
      DISPLAY: ownDisplay(),
      LANG: 'en_US.UTF-8',
      ADDRESS: address,
    },
    chromiumSandbox: true,
  })
  return {
    page: await electron.firstWindow(),
    close: async () => {
      await electron.close()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

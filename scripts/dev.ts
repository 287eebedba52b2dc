import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applicationArguments } from './launch/application-arguments.ts'
import { prepareRuntime } from './setup/prepare.ts'
import { inProject } from './setup/project.ts'
import { runTool } from './setup/run-tool.ts'
import { runScript } from './setup/step.ts'

// The window with what electron-vite watches: a changed file of the page is replaced in it, and a changed file
// of main starts the application again. electron-vite runs a program of ours where it would run Electron.
await runScript(async () => {
  const folder = process.env['INIT_CWD'] ?? process.cwd()
  const { args } = applicationArguments(process.argv.slice(2), folder)
  const { electron, display } = await prepareRuntime({ keychain: false })
  const scratch = mkdtempSync(join(tmpdir(), 'unitdesk-dev-'))
  try {
    return await runTool('electron-vite', ['dev', '--watch', '--sourcemap', '--', ...args], {
      env: {
        ...display.env,
        ELECTRON_EXEC_PATH: process.execPath,
        ELECTRON_ENTRY: inProject('scripts', 'launch', 'restart-application.ts'),
        UNITDESK_ELECTRON: electron,
        UNITDESK_RUNNING: join(scratch, 'running'),
      },
    })
  } finally {
    await display.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
})

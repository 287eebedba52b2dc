import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { applicationArguments } from './launch/application-arguments.ts'
import { pictureProblem } from './launch/picture-problem.ts'
import { type ApplicationEnd, runApplication } from './launch/run-application.ts'
import { withApplication } from './setup/prepare.ts'
import { runScript, StepFailed, say } from './setup/step.ts'

const screenshotLimitMs = 120_000

const checkPicture = (file: string, end: ApplicationEnd): number => {
  const problem = end.overtime
    ? `its first screen was not ready after ${screenshotLimitMs / 1000} s`
    : end.code !== 0
      ? `the application ended with code ${end.code}`
      : pictureProblem(existsSync(file) ? readFileSync(file) : null)
  if (problem !== null) {
    throw new StepFailed({
      step: 'screenshot',
      cause: `no picture of the window in ${file}: ${problem}`,
      remedy: 'see what the application printed above; `npm start` shows the window itself',
    })
  }
  say('screenshot', `saved to ${file}`)
  return 0
}

const start = (args: readonly string[], limitMs: number | null): Promise<ApplicationEnd> =>
  withApplication({ keychain: false }, async (runtime) => {
    say('unitdesk', 'starting')
    return runApplication({ runtime, args: [...args], limitMs })
  })

await runScript(async () => {
  // npm runs scripts in the project's folder and names the one where the person is.
  const folder = process.env['INIT_CWD'] ?? process.cwd()
  const { args, screenshotFile } = applicationArguments(process.argv.slice(2), folder)
  if (screenshotFile === null) return (await start(args, null)).code
  mkdirSync(dirname(screenshotFile), { recursive: true })
  rmSync(screenshotFile, { force: true })
  // Chromium writes into its profile until its last moment: only who started it can remove it.
  const profile = mkdtempSync(join(tmpdir(), 'unitdesk-profile-'))
  try {
    return checkPicture(
      screenshotFile,
      await start([...args, `--profile=${profile}`], screenshotLimitMs),
    )
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 })
  }
})

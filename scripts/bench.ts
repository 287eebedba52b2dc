import { spawn } from 'node:child_process'
import { buildRunner } from './setup/build/build-runner.ts'
import { withApplication } from './setup/prepare.ts'
import { inProject, projectRoot } from './setup/project.ts'
import { runScript } from './setup/step.ts'

await runScript(async () => {
  await buildRunner()
  return withApplication(
    { keychain: true },
    ({ display }) =>
      new Promise<number>((resolve, reject) => {
        const bench = spawn(
          process.execPath,
          [inProject('e2e', 'bench', 'run.ts'), ...process.argv.slice(2)],
          { cwd: projectRoot, env: { ...process.env, ...display.env }, stdio: 'inherit' },
        )
        bench.on('error', reject)
        bench.on('exit', (code) => resolve(code ?? 1))
      }),
  )
})

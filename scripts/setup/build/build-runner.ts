import { existsSync } from 'node:fs'
import { inProject } from '../project.ts'
import { runTool } from '../run-tool.ts'
import { StepFailed } from '../step.ts'

const program = inProject('out', 'runner', 'runner.mjs')

/** Builds the runner, which takes about a second; answers with its path. */
export const buildRunner = async (): Promise<string> => {
  const code = await runTool('vite', ['build', '--config=runner.vite.config.ts', '--logLevel=warn'])
  if (code === 0 && existsSync(program)) return program
  throw new StepFailed({
    step: 'build',
    cause: code === 0 ? `the build left no ${program}` : `vite build ended with ${code}`,
    remedy: 'mend what it printed above, then run the same command again',
  })
}

import { existsSync } from 'node:fs'
import { inProject, projectRoot } from '../project.ts'
import { runTool } from '../run-tool.ts'
import { StepFailed, say } from '../step.ts'
import { fingerprintOfInputs, forgetBuild, isBuildCurrent, recordBuild } from './build-state.ts'

const step = 'build'
const entries = [
  'out/main/main.cjs',
  'out/preload/preload.cjs',
  'out/renderer/index.html',
  'out/notices.json',
  'out/sbom.cdx.json',
]

/** Builds `out/` unless it is what the present sources make. */
export const buildApplication = async (): Promise<void> => {
  // Taken before the build: a source that changes meanwhile makes the next start build again.
  const inputs = fingerprintOfInputs(projectRoot)
  if (isBuildCurrent(projectRoot, inputs)) return

  say(step, 'building the application, because its sources have changed since the last build')
  forgetBuild(projectRoot)
  const code = await runTool('electron-vite', ['build', '--logLevel=warn'])
  const missing = entries.filter((entry) => !existsSync(inProject(entry)))
  if (code !== 0 || missing.length > 0) {
    throw new StepFailed({
      step,
      cause:
        code === 0
          ? `the build left no ${missing.join(', ')}`
          : `electron-vite build ended with ${code}`,
      remedy: 'mend what it printed above, then run the same command again',
    })
  }
  recordBuild(projectRoot, inputs)
}

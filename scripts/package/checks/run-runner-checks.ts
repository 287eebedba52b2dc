import { runScript, StepFailed } from '../../setup/step.ts'
import { installPackages, updatePackageLists } from '../../setup/system-packages/apt.ts'
import { runnerChecks } from './runner-checks.ts'
import { tellChecks } from './tell-checks.ts'

await runScript(async () => {
  const [deb = ''] = process.argv.slice(2)
  if (!(updatePackageLists() && installPackages([deb]))) {
    throw new StepFailed({
      step: 'packaged runner',
      cause: `${deb} could not be installed`,
      remedy: 'see what apt-get printed above',
    })
  }
  const failed = await tellChecks(runnerChecks)
  return failed === 0 ? 0 : 1
})

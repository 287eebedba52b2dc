import { runScript, StepFailed } from '../../setup/step.ts'
import { installPackages, updatePackageLists } from '../../setup/system-packages/apt.ts'
import { checks } from './checks.ts'
import { openDesk } from './desk.ts'
import { tellChecks } from './tell-checks.ts'

await runScript(async () => {
  const [deb = ''] = process.argv.slice(2)
  // As whoever administrates a computer would, with what the package asks for.
  if (!(updatePackageLists() && installPackages([deb]))) {
    throw new StepFailed({
      step: 'packaged application',
      cause: `${deb} could not be installed`,
      remedy: 'see what apt-get printed above',
    })
  }
  const desk = await openDesk()
  const installed = { desk, deb }
  const bound = checks.map(({ name, run }) => ({ name, run: () => run(installed) }))
  const failed = await tellChecks(bound, desk.endAll)
  await desk.close()
  return failed === 0 ? 0 : 1
})

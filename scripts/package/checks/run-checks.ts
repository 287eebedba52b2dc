import { runScript, StepFailed } from '../../setup/step.ts'
import { installPackages, updatePackageLists } from '../../setup/system-packages/apt.ts'
import { checks } from './checks.ts'
import { openDesk } from './desk.ts'

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
  let failed = 0
  for (const { name, run } of checks) {
    try {
      await run(installed)
      console.log(`passed: ${name}`)
    } catch (error) {
      failed += 1
      console.log(`FAILED: ${name}\n  ${error instanceof Error ? error.message : String(error)}`)
    }
    await desk.endAll()
  }
  await desk.close()
  console.log(`${checks.length - failed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changesOf, obstacleOf, signatureOf, sumsOf } from './release/release-files.ts'
import { inProject } from './setup/project.ts'
import { runScript, StepFailed, say } from './setup/step.ts'

const step = 'release'

/** Beside the packages of a folder: their checksums, what has changed, and a signature where there is a key. */
await runScript(async () => {
  const [folder = ''] = process.argv.slice(2)
  const read = (name: string) => ({ name, bytes: readFileSync(join(folder, name)) })
  const files = (existsSync(folder) ? readdirSync(folder) : []).sort().map(read)
  const obstacle = obstacleOf(files)
  if (obstacle !== null) {
    throw new StepFailed({ step, cause: obstacle, remedy: 'name the folder of the packages' })
  }
  const { version }: { version: string } = JSON.parse(
    readFileSync(inProject('package.json'), 'utf8'),
  )
  const changes = changesOf(readFileSync(inProject('CHANGELOG.md'), 'utf8'), version)
  if (changes === null) {
    throw new StepFailed({
      step,
      cause: `CHANGELOG.md has no section [${version}]`,
      remedy: 'give what is unreleased the heading of this version',
    })
  }
  writeFileSync(join(folder, 'CHANGES.md'), changes)
  const sums = sumsOf(files)
  writeFileSync(join(folder, 'SHA256SUMS'), sums)
  const key = process.env['UNITDESK_RELEASE_KEY'] ?? ''
  if (key === '') say(step, 'no key in UNITDESK_RELEASE_KEY: the checksums are not signed')
  else writeFileSync(join(folder, 'SHA256SUMS.sig'), signatureOf(sums, key))
  say(step, `${files.length} files of ${version}`)
  return 0
})

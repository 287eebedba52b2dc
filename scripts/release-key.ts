import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { publicHalf } from './release/release-feed.ts'
import { runScript, StepFailed, say } from './setup/step.ts'

const step = 'release key'

/** Makes the key that signs releases: a file that its owner alone can read, and a line for the source. */
await runScript(async () => {
  const [file = ''] = process.argv.slice(2)
  if (file === '') {
    throw new StepFailed({
      step,
      cause: 'no file was named',
      remedy: 'npm run release-key -- FILE, outside of the repository',
    })
  }
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
  writeFileSync(file, pem, { flag: 'wx', mode: 0o600 })
  say(step, `${file} is to be kept where nobody else can read it`)
  say(
    step,
    `its public half, for releaseKeys in core/updates/release.ts: ${publicHalf(String(pem))}`,
  )
  return 0
})

import { appendCall } from '../activity/activity.ts'
import { openStore } from '../file/open.ts'
import { attemptWrite } from '../file/write-failure.ts'
import { sampleCall } from './samples.ts'

// Writes until the disk refuses, then says what was kept and why it ended. Root may write everywhere: it
// gives its rights away to the user that it is told.
const [directory = '', user] = process.argv.slice(2)
if (user !== undefined && process.getuid?.() === 0) {
  process.setgid?.(Number(user))
  process.setuid?.(Number(user))
}
const log = { event: () => undefined, defect: () => undefined }
const clock = { now: () => 1_780_000_000_000, elapsedMs: () => 0 }

const main = async () => {
  const store = await openStore({ directory, clock, log })
  if (store.kind === 'closed') return { opened: false, cause: store.state.cause, kept: 0 }
  for (let kept = 0; ; kept++) {
    const call = sampleCall({ endpoint: 'x'.repeat(2_000) })
    const written = attemptWrite(store.path, () => appendCall(store.db, call))
    if (written.ok) continue
    const cause = written.failure.kind === 'store' ? written.failure.cause : written.failure.kind
    store.close()
    return { opened: true, cause, kept }
  }
}

process.stdout.write(JSON.stringify(await main()))

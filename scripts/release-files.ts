import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { updateChannels } from '#core/updates/feed'
import { releaseKeys, site } from '#core/updates/release'
import { readReleaseKey } from './release/read-release-key.ts'
import { feedObstacle, releaseFeed, signFeed } from './release/release-feed.ts'
import {
  changesOf,
  isMadeHere,
  obstacleOf,
  type ReleaseFile,
  signatureOf,
  sumsOf,
} from './release/release-files.ts'
import { inProject } from './setup/project.ts'
import { runScript, StepFailed, say } from './setup/step.ts'

const step = 'release'

/**
 * Beside the packages of a folder: their checksums, what has changed, a signature where there is a key, and what the
 * applications of a channel are told where one is named.
 */
await runScript(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      key: { type: 'string' },
      channel: { type: 'string', multiple: true, default: [] },
      percentage: { type: 'string', default: '5' },
    },
  })
  const [folder = ''] = positionals
  const files = readFiles(folder)
  const version = readVersion()
  writeFileSync(join(folder, 'CHANGES.md'), readChanges(version))
  const sums = sumsOf(files)
  writeFileSync(join(folder, 'SHA256SUMS'), sums)
  const key =
    values.key === undefined
      ? (process.env['UNITDESK_RELEASE_KEY'] ?? '')
      : readReleaseKey(values.key)
  if (key === '') say(step, 'no key: the checksums are not signed')
  else writeFileSync(join(folder, 'SHA256SUMS.sig'), signatureOf(sums, key))
  const feeds = { folder, files, version, key, percentage: Number(values.percentage) }
  for (const channel of values.channel) writeFeed(channel, feeds)
  say(step, `${files.length} files of ${version}`)
  return 0
})

interface FeedsInput {
  readonly folder: string
  readonly files: readonly ReleaseFile[]
  readonly version: string
  readonly key: string
  readonly percentage: number
}

function writeFeed(name: string, { folder, key, ...release }: FeedsInput): void {
  const channel = updateChannels.find((known) => known === name)
  if (channel === undefined) {
    throw new StepFailed({
      step,
      cause: `there is no channel ${name}`,
      remedy: `name one of ${updateChannels.join(', ')}`,
    })
  }
  const obstacle = feedObstacle({ key, percentage: release.percentage, known: releaseKeys })
  if (obstacle !== null) throw new StepFailed({ step, ...obstacle })
  const feed = releaseFeed({ ...release, channel, published: new Date() })
  writeFileSync(join(folder, `${channel}.json`), signFeed(feed, key))
  say(step, `${channel}.json: ${feed.version} for ${feed.percentage} %, until ${feed.expires}`)
}

function readFiles(folder: string): ReleaseFile[] {
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  const files = names
    .filter((name) => !isMadeHere(name))
    .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }))
  const obstacle = obstacleOf(files, site)
  if (obstacle === null) return files
  throw new StepFailed({
    step,
    cause: obstacle,
    remedy: 'see “Before the first release” in docs/administration.md',
  })
}

function readVersion(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(inProject('package.json'), 'utf8'),
  )
  return version
}

function readChanges(version: string): string {
  const changes = changesOf(readFileSync(inProject('CHANGELOG.md'), 'utf8'), version)
  if (changes !== null) return changes
  throw new StepFailed({
    step,
    cause: `CHANGELOG.md has no section [${version}]`,
    remedy: 'give what is unreleased the heading of this version',
  })
}

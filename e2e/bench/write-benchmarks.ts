import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform, totalmem } from 'node:os'
import { join } from 'node:path'
import { project } from './started-window.ts'
import { withSection } from './with-section.ts'

const file = join(project, 'docs', 'benchmarks.md')

/** What the figures were measured on, without a name that would tell whose it is. */
const machine = (): string => {
  const [processor] = cpus()
  const gigabytes = Math.round(totalmem() / 1_073_741_824)
  return `${cpus().length} processors (${processor?.model.trim() ?? 'unknown'}), ${gigabytes} GB, ${platform()} ${arch()}, Node ${process.versions.node}`
}

/** Sources may have come without their history, and hours of measuring are not to be lost for that. */
const commit = (): string => {
  const git = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: project, encoding: 'utf8' })
  return git.status === 0 ? git.stdout.trim() : 'unknown'
}

/** Puts the figures of a whole run where a reader of the project finds them. */
export const writeBenchmarks = (section: 'sides' | 'growth' | 'fortnight', table: string): void => {
  const day = new Date().toISOString().slice(0, 10)
  const body = `Measured ${day}, commit ${commit()}, on ${machine()}.\n\n${table}`
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), section, body))
}

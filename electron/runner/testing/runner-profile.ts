import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BackupInput } from '#core/exports/backup/backup-definition'
import type { ReportDefinition } from '#core/exports/reports/report-definition'
import { hourMs } from '#core/time'
import type { TestedSandbox } from '../../../sandbox/testing/start-for-test.ts'
import { systemClock } from '../../clock.ts'
import { openOrThrow } from '../../store/testing/store-folder.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { saveReport } from '../../wiring/testing/exports/acts.ts'
import { saveBackup } from '../../wiring/testing/exports/backups.ts'
import { exportsWorld } from '../../wiring/testing/exports/exports-world.ts'
import { forkedReports } from '../../workers/testing/forked-reports.ts'

interface ProfileInput {
  readonly folder?: string | undefined
  /** What is backed up, beside the latest files. */
  readonly backup?: Partial<BackupInput>
}

/** A profile as a window has left it an hour ago: a workspace of the sandbox, reports, and a backup where one is wanted. */
export const runnerProfile = async (
  { baseUrl }: Pick<TestedSandbox, 'baseUrl'>,
  reports: readonly Partial<ReportDefinition>[],
  { folder = temporaryFolder(), backup }: ProfileInput = {},
): Promise<string> => {
  const profile = join(folder, 'profile')
  mkdirSync(latestFolderOf(profile))
  const clock = { ...systemClock, now: () => systemClock.now() - hourMs }
  const store = await openOrThrow({ directory: join(profile, 'store'), clock })
  const world = exportsWorld(store, {
    baseUrl,
    clock,
    run: 'window',
    reports: forkedReports(),
    pickedFolder: latestFolderOf(profile),
  })
  for (const report of reports) await saveReport(world, report)
  if (backup !== undefined) await saveBackup(world, backup)
  await world.stop()
  store.close()
  return profile
}

/** The folder that the person has picked for latest files. */
export const latestFolderOf = (profile: string): string => join(dirname(profile), 'latest')

/** A folder of secrets as a person lays it out, with the password of an account. */
export const secretsOf = (
  profile: string,
  baseUrl: string,
  password: string,
  login = 'exports@demo',
): string => {
  const folder = join(dirname(profile), 'secrets')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(join(folder, `${login}@${new URL(baseUrl).host.replace(':', '_')}`), password, {
    mode: 0o600,
  })
  return folder
}

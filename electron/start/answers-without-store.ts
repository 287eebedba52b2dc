import { app } from 'electron'
import type { OutputOf } from '#core/contract/index'
import type { ReadPolicy } from '#core/policy/policy'
import type { FirstAnswer } from './first-screen.ts'

const platforms = ['linux', 'darwin', 'win32'] as const

export const describeApplication = (policy: ReadPolicy | null) => ({
  policy,
  version: app.getVersion(),
  runtime: {
    electron: process.versions.electron,
    chrome: process.versions.chrome,
    node: process.versions.node,
  },
  platform: platforms.find((known) => known === process.platform) ?? 'linux',
  systemLocale: () => app.getPreferredSystemLanguages()[0] ?? app.getLocale(),
})

/** The answers that main knows by itself, which count before any noted one; nothing is under way yet. */
export const answersWithoutStore = (policy: ReadPolicy | null): readonly FirstAnswer[] => {
  const { systemLocale, ...application } = describeApplication(policy)
  const about: OutputOf<'app.readAbout'> = { ...application, systemLocale: systemLocale() }
  return [
    { name: 'app.readAbout', input: {}, value: about },
    { name: 'jobs.listJobs', input: {}, value: [] },
  ]
}

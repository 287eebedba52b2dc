import { join } from 'node:path'
import { type Secret, toSecret } from '#core/accounts/secret'
import { type Result, success } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import type { Job } from '#core/contract/jobs'
import type { StoreState } from '#core/contract/store'
import type { FileToken, JobId } from '#core/ids'
import { freePolicy, type ReadPolicy } from '#core/policy/policy'
import type { RunnerStatus } from '#core/runner/runner-status'
import { nameOfTeamSecret } from '#core/team/team-address'
import type { BootClock, Clock } from '#core/time'
import type { RoutedHandlers } from '../ipc/handlers.ts'
import {
  firstOf,
  type GivenSecrets,
  keychainWithGiven,
  noKeychain,
  vaultWithGiven,
} from '../keychain/given-secrets.ts'
import { openKeychain } from '../keychain/keychain.ts'
import type { TeamVault } from '../keychain/team-vault.ts'
import type { Log } from '../log/log.ts'
import { changeHub } from '../store/rows/change-hub.ts'
import { readInvitation } from '../team/invitation.ts'
import { originOf } from '../wiring/first-contact.ts'
import { openServices, type WorkerScripts } from '../wiring/open-services.ts'
import { openWorld, type World } from '../wiring/open-world.ts'
import { withinPolicy } from '../wiring/within-policy.ts'
import type { LaunchWorker } from '../workers/worker-process.ts'
import { proxyOfEnvironment } from './proxy-of-environment.ts'
import { systemLocale } from './system-locale.ts'
import { noDemo, noUpdates, windowlessServices } from './windowless-services.ts'

/** What the program is handed of its process and its computer. */
export interface RunnerHost {
  readonly clock: Clock
  readonly boot: BootClock
  readonly version: string
  readonly scripts: WorkerScripts
  readonly launchWorker: LaunchWorker
  /** What is printed on its standard output, and of a fault beside it. */
  readonly print: (stream: 'stdout' | 'stderr', text: string) => void
}

export interface RunnerPlace extends RunnerHost {
  readonly profile: string
  readonly policy: ReadPolicy | null
}

interface RunnerInput extends RunnerPlace {
  readonly role: Runner['role']
  readonly log: Log
  /** Secrets that were given; where there are any, no keychain is asked. */
  readonly given: readonly GivenSecrets[]
}

export type CallRunner = <N extends keyof RoutedHandlers>(
  name: N,
  input: ParsedInputOf<N>,
) => Promise<Result<OutputOf<N>>>

/** The application without its window. */
export interface Runner {
  readonly profile: string
  readonly clock: Clock
  /** A service goes on until it is stopped; a command has opened the profile for its own work alone. */
  readonly role: 'service' | 'command'
  readonly call: CallRunner
  /** A token for a file that a person has named. */
  readonly grantFile: (path: string) => Result<FileToken>
  /** A secret that was given; null where there is none of the name. */
  readonly givenSecret: (name: string) => Secret | null
  /** Lets something leave to the origin of an address, and answers with that. */
  readonly allowContact: (address: string) => Promise<string>
  /** Whether something may leave to the origin of an address. */
  readonly isContactAllowed: (address: string) => Promise<boolean>
  /** Resolves with a job when it has ended. */
  readonly endOf: (id: JobId) => Promise<Job>
  /** What has ended since the start, by its kind and its outcome. */
  readonly endedJobs: () => RunnerStatus['jobs']
  /** What the disk refuses at the moment; null where it takes every change. */
  readonly refusal: World['refusal']
  /** Resolves with the next change of anything that is stored. */
  readonly nextChange: () => Promise<void>
  /** From here on it works by itself: schedules, polls and what an earlier run has left. */
  readonly begin: () => void
  /** Nothing new leaves by itself from here on. Resolves when what is under way has ended. */
  readonly finish: () => Promise<void>
  /** Resolves when it is to finish: what has not begun by then does not begin. */
  readonly finishing: Promise<void>
  readonly close: () => void
}

type OpenedRunner =
  | { readonly kind: 'open'; readonly runner: Runner }
  | { readonly kind: 'closed'; readonly state: Extract<StoreState, { kind: 'closed' }> }

/** Opens the store of a profile with everything that stands on it, under a plain Node. */
export const openRunner = async ({
  role,
  profile,
  policy,
  clock,
  boot,
  log,
  given,
  scripts,
  launchWorker,
  version,
}: RunnerInput): Promise<OpenedRunner> => {
  const changes = changeHub((error) => log.defect('a change was not followed', error))
  const jobs = jobEnds(log)
  const resolveProxy = proxyOfEnvironment(process.env)
  const { run } = openServices({
    profile,
    scripts,
    launchWorker,
    keychain: given.length === 0 ? openKeychain() : keychainWithGiven(noKeychain, given),
    demo: noDemo,
    resolveProxy: (url) => Promise.resolve(resolveProxy(url)),
  })
  const windowless = windowlessServices({
    log,
    version,
    policy,
    systemLocale: systemLocale(),
    clock,
    boot,
    tellJob: jobs.tell,
  })
  const world = await openWorld(
    {
      ...windowless,
      ...run,
      ...changes,
      updates: noUpdates,
      vault: vaultWithGiven(run.vault, given),
      teamSecrets: teamSecretsOf(run.teamSecrets, given),
    },
    {
      directory: join(profile, 'store'),
      program: 'runner',
      showFolder: () => undefined,
      reloadPage: () => undefined,
      onResume: () => undefined,
    },
  )
  const { signal } = new AbortController()
  const call: CallRunner = async (name, input) =>
    withinPolicy(policy?.policy ?? freePolicy, world.handlers())[name](input, { signal })
  if (!world.isStoreOpen()) {
    const state = await call('store.readState', {})
    world.close()
    if (state.ok && state.value.kind === 'closed') return { kind: 'closed', state: state.value }
    throw new Error('The store is closed without a reason')
  }
  let beginFinishing: () => void = () => undefined
  const finishing = new Promise<void>((resolve) => {
    beginFinishing = resolve
  })
  const runner: Runner = {
    role,
    clock,
    profile,
    call,
    grantFile: run.grantPath,
    givenSecret: (name) => firstOf(given, name),
    allowContact: async (address) => {
      const origin = originOf(address)
      await run.contactedOrigins.allow(origin, () => Promise.resolve(true))
      return origin
    },
    isContactAllowed: (address) =>
      run.contactedOrigins.allow(originOf(address), () => Promise.resolve(false)),
    endOf: jobs.endOf(call),
    endedJobs: jobs.ended,
    refusal: world.refusal,
    nextChange: () =>
      new Promise((resolve) => {
        const stop = changes.follow(() => {
          stop()
          resolve()
        })
      }),
    begin: world.begin,
    finish: () => {
      beginFinishing()
      return world.finish()
    },
    finishing,
    close: world.close,
  }
  return { kind: 'open', runner }
}

/** Given from outside, the line of an invitation is as good as the password that it has. */
const teamSecretsOf = (secrets: TeamVault, given: readonly GivenSecrets[]): TeamVault => ({
  ...secrets,
  areGiven: given.length > 0,
  read: async (owner) => {
    const read = await secrets.read(owner)
    if (read.ok) return read
    const invitations = given.flatMap((place) => place.read(nameOfInvitation) ?? [])
    const found = invitations
      .flatMap((line) => readInvitation(line.reveal()) ?? [])
      .find((invitation) => nameOfTeamSecret(invitation) === nameOfTeamSecret(owner))
    return found === undefined ? read : success(toSecret(found.password))
  },
})

const nameOfInvitation = 'team-invitation'

const jobEnds = (log: Log) => {
  const waiting = new Map<JobId, Set<(job: Job) => void>>()
  const begun = new Set<JobId>()
  const counts = new Map<string, RunnerStatus['jobs'][number]>()
  const count = (kind: string, outcome: string): void => {
    const key = `${kind} ${outcome}`
    counts.set(key, { kind, outcome, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return {
    ended: () => [...counts.values()],
    tell: (job: Job): void => {
      if (!begun.has(job.id)) log.event('job began', { kind: job.kind })
      begun.add(job.id)
      if (job.outcome === null) return
      begun.delete(job.id)
      log.event('job ended', { kind: job.kind, outcome: job.outcome.kind })
      count(job.kind, job.outcome.kind)
      for (const resolve of waiting.get(job.id) ?? []) resolve(job)
      waiting.delete(job.id)
    },
    endOf:
      (call: CallRunner) =>
      (id: JobId): Promise<Job> =>
        new Promise((resolve) => {
          const others = waiting.get(id) ?? new Set()
          waiting.set(id, others.add(resolve))
          // It may have ended before anybody waited for it.
          void call('jobs.listJobs', {}).then((listed) => {
            const known = listed.ok ? listed.value.find((job) => job.id === id) : undefined
            if (known !== undefined && known.outcome !== null) resolve(known)
          })
        }),
  }
}

import { parseBaseUrl } from '#core/accounts/base-url'
import type { Secret } from '#core/accounts/secret'
import type { exportRunnerCalls } from '#core/contract/export-runner'
import { failed, type Result, success } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import { moveJob } from '#core/exports/schedule/change-job'
import type { JobProgress } from '#core/exports/schedule/job-progress'
import { writeSettingsFile } from '#core/settings/settings-file'
import type { Handlers } from '../../../ipc/handlers.ts'
import type { DeliverySecretOwner } from '../../../keychain/delivery-vault.ts'
import { keepSecret } from '../delivery/keep-secret.ts'
import type { ExportsDependencies } from '../dependencies.ts'
import { changeSchedule } from '../schedule/change-schedule.ts'

type RunnerHandlers = Pick<Handlers, keyof typeof exportRunnerCalls>

type Dependencies = Pick<
  ExportsDependencies,
  | 'store'
  | 'clock'
  | 'askRunner'
  | 'deliverySecrets'
  | 'mayContact'
  | 'pickSaveFile'
  | 'saveFile'
  | 'readSettingsContent'
  | 'listOwnWorkspaces'
>

export const runnerHandlers = (dependencies: Dependencies): RunnerHandlers => {
  const { store } = dependencies
  return {
    'exports.readRunner': () => success({ address: store.readRunnerAddress() }),
    'exports.saveRunner': (input) => saveRunner(dependencies, input),
    'exports.askRunner': async (_input, { signal }) => {
      const address = store.readRunnerAddress()
      if (address === null)
        return failed({ kind: 'runner', trouble: 'notNamed', again: 'afterFix' })
      if (!(await dependencies.mayContact(address))) {
        return failed({ kind: 'runner', trouble: 'declined', again: 'afterFix' })
      }
      const token = await readToken(dependencies, address)
      return token.ok ? dependencies.askRunner({ address, token: token.value }, signal) : token
    },
    'exports.moveToRunner': () => moveToRunner(dependencies),
  }
}

const ownerOf = (address: string): DeliverySecretOwner => ({ channel: 'runner', url: address })

/** Null where none is kept. */
const readToken = async (
  { deliverySecrets }: Pick<Dependencies, 'deliverySecrets'>,
  address: string,
): Promise<Result<Secret | null>> => {
  const read = await deliverySecrets.read(ownerOf(address))
  const isNone = !read.ok && read.failure.kind === 'keychain' && read.failure.cause === 'missing'
  return isNone ? success(null) : read
}

const saveRunner = async (
  dependencies: Dependencies,
  { runner }: ParsedInputOf<'exports.saveRunner'>,
): Promise<Result<null>> => {
  const { store, deliverySecrets } = dependencies
  const read = runner === null ? null : parseBaseUrl(runner.address)
  if (read?.ok === false) {
    return failed({ kind: 'invalidInput', path: 'address', rule: read.fault, again: 'afterFix' })
  }
  const address = read?.baseUrl ?? null
  const former = store.readRunnerAddress()
  if (address !== null && runner?.token.kind === 'set') {
    const kept = await keepSecret(dependencies, ownerOf(address), runner.token.value)
    if (!kept.ok) return kept
  }
  const written = store.write.writeRunnerAddress(address)
  if (!written.ok || former === null || former === address) return written
  const forgotten = await deliverySecrets.forget(ownerOf(former))
  // The keychain is asked again at the next start.
  if (!forgotten.ok) store.write.addEntryLeft(deliverySecrets.nameOf(ownerOf(former)))
  return written
}

/** What waits for a person waits on both sides. */
const runs = (progress: JobProgress | null): boolean =>
  progress !== null && (progress.paused === null || progress.paused.by === 'runner')

const suggestedName = 'unitdesk-settings.json'

/** The file is there before anything is paused: whoever is interrupted has schedules that run here, and no other. */
const moveToRunner = async (
  dependencies: Dependencies,
): Promise<Result<OutputOf<'exports.moveToRunner'>>> => {
  const { store, pickSaveFile, saveFile, readSettingsContent, listOwnWorkspaces } = dependencies
  const path = await pickSaveFile(suggestedName)
  if (path === null) return success(null)
  const text = writeSettingsFile(readSettingsContent())
  const saved = await saveFile(path, new TextEncoder().encode(text))
  if (!saved.ok) return saved
  const moved = listOwnWorkspaces()
    .flatMap(({ id }) => store.listReports(id))
    .filter(({ definition, progress }) => definition.isOfBackup !== true && runs(progress))
  for (const { id } of moved) {
    const paused = changeSchedule(dependencies, id, ({ progress }, now) => moveJob(progress, now))
    if (!paused.ok) return paused
  }
  return success({ file: path, paused: moved.length })
}

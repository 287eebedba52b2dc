import { createHash } from 'node:crypto'
import { type Failure, type Result, success } from '#core/contract/failure'
import type { BackupDefinition } from '#core/exports/backup/backup-definition'
import {
  type BackupManifest,
  manifestName,
  manifestText,
} from '#core/exports/backup/backup-manifest'
import { newProgress } from '#core/exports/schedule/job-progress'
import { resourceUidSchema, runIdSchema } from '#core/ids'
import type { ListedResource } from '#core/media/shown/listed-resource'
import type { CallingAccount } from '../../../crm/guards/calling-account.ts'
import { backupReport } from '../../../features/exports/backup/backup-reports.ts'
import { openBackupFolder } from '../../../files/backup-folder.ts'
import type { StoredBackup } from '../../../store/exports/backup/backups.ts'
import type { StoredReport } from '../../../store/exports/reports/reports.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { begunRun } from './begun-run.ts'
import { emptyReports } from './empty-reports.ts'
import { exportsAccount } from './running-reports.ts'

/** Half past nine in the morning in Prague. */
export const backupSlot = Date.UTC(2027, 0, 15, 8, 30)

export const backupDefinition: BackupDefinition = {
  schedule: { kind: 'daily', times: ['09:30'], zone: 'Europe/Prague' },
  tables: ['projects', 'deals'],
  withFiles: false,
  keeping: { days: 7, weeks: 0, months: 0 },
}

export const listedFile = (uid: string, given: Partial<ListedResource> = {}): ListedResource => ({
  uid: resourceUidSchema.parse(uid),
  contentType: 'application/pdf',
  fileName: 'plan.pdf',
  sizeBytes: null,
  crc32: null,
  checksum: null,
  ...given,
})

interface Brought {
  readonly slot?: number | null
  readonly startedAt?: number
  readonly byte?: number
  /** Why it has not come. */
  readonly failure?: Failure | null
}

/** The hash of contents of one byte. */
export const hashOf = (byte: number): string =>
  createHash('sha256')
    .update(new Uint8Array([byte]))
    .digest('hex')

/** A real folder for the tables of a real store; the files of the CRM hold their own UIDs. */
export const writtenBackups = async (changes: Partial<BackupDefinition> = {}) => {
  const { store, workspaceId, add } = await emptyReports()
  const root = temporaryFolder()
  const asked: string[] = []
  const world = {
    now: backupSlot + 60_000,
    account: success(exportsAccount) as Result<CallingAccount>,
    mayAsk: (): Result<null> => success(null),
    listed: (): Result<ListedResource[]> => success([]),
    given: (_uid: string): Result<null> => success(null),
  }
  /** A test may set another behaviour of it. */
  const backups = {
    ...openBackupFolder({
      getResource: async (_account, uid, { sink }) => {
        asked.push(uid)
        const given = world.given(uid)
        if (!given.ok) return given
        await sink.begin()
        const written = await sink.write(Buffer.from(uid))
        if (!written.ok) return written
        return success({ fileName: null, contentType: null, bytes: uid.length })
      },
    }),
  }
  const dependencies = {
    store,
    clock: { now: () => world.now, elapsedMs: () => 0 },
    client: {
      listResources: async () => world.listed(),
      exportTable: () => Promise.reject(new Error('no table is asked for here')),
    },
    backups,
    mayAsk: () => world.mayAsk(),
    accountFor: async () => world.account,
    crmName: () => 'Podviní',
  }
  const definition = { ...backupDefinition, ...changes }
  const backup: StoredBackup = { workspaceId, folder: root, definition, last: null }
  /** The report that reads a table for the backup. */
  const table = (name: string, progress = newProgress(1)): StoredReport =>
    add(name, backupReport(name, definition.schedule), { progress })
  let runs = 0
  /** A run that has brought a table, or has failed. */
  const bring = (
    of: StoredReport,
    { slot = backupSlot, startedAt = slot ?? 0, byte = 1, failure = null }: Brought = {},
  ) => {
    runs += 1
    const id = runIdSchema.parse(`run${runs}`)
    store.write.startRun(
      begunRun({
        id,
        reportId: of.id,
        trigger: slot === null ? 'person' : 'schedule',
        slot,
        request: JSON.stringify({ name: of.definition.content.name, parameters: {} }),
        at: startedAt,
      }),
      null,
    )
    const at = startedAt + 1
    if (failure !== null) {
      const state = failure.kind === 'cancelled' ? 'cancelled' : 'failed'
      store.write.finishRun({ id, at, state, failure }, null)
      return id
    }
    const contents = new Uint8Array([byte])
    const packed = { sha256: hashOf(byte), format: 'xlsx', bytes: 1, isPacked: false } as const
    store.write.keepRun({ id, at, contents: { ...packed, contents } }, null)
    return id
  }
  /** A backup that lies in the folder already, without what its manifest names. */
  const lay = async (name: string, given: Partial<BackupManifest> = {}) => {
    const manifest: BackupManifest = {
      madeBy: 'Unitdesk',
      version: 1,
      workspaceId,
      crm: 'Podviní',
      takenFor: new Date(backupSlot).toISOString(),
      finishedAt: new Date(backupSlot).toISOString(),
      tables: [],
      missingTables: [],
      filesAre: 'off',
      files: [],
      missingFiles: [],
      ...given,
    }
    await backups.make({ root, folder: name })
    const bytes = manifestText(manifest)
    await backups.write({ root, folder: name, fileName: manifestName, bytes })
    return { name, manifest }
  }
  return {
    store,
    workspaceId,
    root,
    asked,
    world,
    backups,
    dependencies,
    backup,
    table,
    bring,
    lay,
  }
}

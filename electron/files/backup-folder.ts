import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { failed, type Result, success } from '#core/contract/failure'
import { manifestName, parseManifest } from '#core/exports/backup/backup-manifest'
import type { CrmClient } from '../crm/calls/client.ts'
import type {
  BackupFile,
  BackupFolder,
  FoundBackup,
} from '../features/exports/backup/backup-folder.ts'
import { packContents } from '../store/exports/runs/export-contents.ts'
import { errorCode } from '../store/file/error-code.ts'
import { downloadResource } from './download-resource.ts'
import { markAsDownloaded } from './mark-as-downloaded.ts'
import { refusedByPlace } from './place-fault.ts'
import { replaceFile } from './replace-file.ts'

// What is larger is no file that people upload to a CRM.
const maxFileBytes = 4 * 1024 ** 3

const pathOf = ({ root, folder, fileName }: BackupFile): string => join(root, folder, fileName)

/** The name of a file while it is being written. */
const unfinishedName = (): string => `.${randomUUID()}.part`

const isUnfinished = (fileName: string): boolean =>
  /^\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.part)+$/.test(fileName)

const changed: Result<never> = failed({ kind: 'place', cause: 'changed', again: 'afterFix' })

/** Works at a file; an error of the disk becomes a failure. */
const attempt = async <T>(work: () => Promise<T>): Promise<Result<T>> => {
  try {
    return success(await work())
  } catch (error) {
    return refusedByPlace(error)
  }
}

/** Works at a file, or gives the answer for one that is not there. */
const unlessGone = async <T, N>(work: () => Promise<T>, answer: N): Promise<T | N> => {
  try {
    return await work()
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' && errorCode(error) !== 'ENOTDIR') throw error
    return answer
  }
}

const listBackups: BackupFolder['list'] = (root) =>
  attempt(async () => {
    const found: FoundBackup[] = []
    let isAllRead = true
    for (const entry of await readdir(root, { withFileTypes: true })) {
      if (!entry.isDirectory()) continue
      const path = join(root, entry.name, manifestName)
      const text = await unlessGone(() => readFile(path, 'utf8'), null)
      if (text === null) continue
      const manifest = parseManifest(text)
      if (manifest === null) isAllRead = false
      else found.push({ name: entry.name, manifest })
    }
    return { found, isAllRead }
  })

const fingerprint = async (file: BackupFile) => {
  const hash = createHash('sha256')
  let [bytes, crc] = [0, 0]
  const stream: AsyncIterable<Buffer> = createReadStream(pathOf(file))
  for await (const piece of stream) {
    hash.update(piece)
    crc = crc32(piece, crc)
    bytes += piece.byteLength
  }
  return { bytes, sha256: hash.digest('hex'), crc32: crc }
}

/** The folder of a person in which backups lie. */
export const openBackupFolder = (client: Pick<CrmClient, 'getResource'>): BackupFolder => ({
  list: listBackups,
  make: async ({ root, folder }) => {
    try {
      await mkdir(join(root, folder))
      return success(true)
    } catch (error) {
      return errorCode(error) === 'EEXIST' ? success(false) : refusedByPlace(error)
    }
  },
  write: ({ root, folder, fileName, bytes }) =>
    replaceFile({
      folder: join(root, folder),
      fileName,
      bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes,
      expects: 'anything',
    }),
  read: async ({ sha256, format, ...file }) => {
    const read = await attempt(() => readFile(pathOf(file)))
    if (!read.ok) return read
    const isSame = createHash('sha256').update(read.value).digest('hex') === sha256
    return isSame ? success(await packContents(read.value, { sha256, format })) : changed
  },
  measure: (file) => attempt(() => unlessGone(async () => (await stat(pathOf(file))).size, null)),
  fingerprint: (file) => attempt(() => unlessGone(() => fingerprint(file), null)),
  download: async ({ account, uid, signal, ...file }) => {
    try {
      // Others may write to the folder of a person: until it is whole the file has a name that nobody can guess.
      const to = pathOf({ ...file, fileName: unfinishedName() })
      const wanted = { account, uid, signal, to, maxBytes: maxFileBytes }
      const downloaded = await downloadResource(client, wanted)
      if (downloaded.ok) {
        if (downloaded.value === null) return success(false)
        await markAsDownloaded(to)
        await rename(to, pathOf(file))
        return success(true)
      }
      if (downloaded.failure.kind !== 'store') return downloaded
      // It is the folder of a person that refuses, and not the store.
      const cause = downloaded.failure.cause === 'full' ? 'full' : 'notWritable'
      return failed({ kind: 'place', cause, again: 'afterFix' })
    } catch (error) {
      return refusedByPlace(error)
    }
  },
  remove: ({ sha256, ...file }) =>
    attempt(async () => {
      const there = await unlessGone(() => fingerprint(file), null)
      if (there?.sha256 === sha256) await rm(pathOf(file))
      return null
    }),
  removeUnfinished: ({ root, folder, untouchedSince }) =>
    attempt(async () => {
      for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
        if (!entry.isFile() || !isUnfinished(entry.name)) continue
        const path = pathOf({ root, folder, fileName: entry.name })
        const touchedAt = await unlessGone(async () => (await stat(path)).mtimeMs, null)
        // What belongs to somebody else may stay: it keeps no backup from being made.
        if (touchedAt !== null && touchedAt < untouchedSince) await attempt(() => rm(path))
      }
      return null
    }),
  removeManifest: ({ root, folder }) =>
    attempt(async () => {
      await rm(join(root, folder, manifestName), { force: true })
      try {
        await rmdir(join(root, folder))
      } catch (error) {
        // What a person has put there keeps its folder.
        if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error
      }
      return null
    }),
})

import { z } from 'zod'
import {
  type MailServer,
  mailServerSchema,
  type SftpServer,
  sftpServerSchema,
} from '#core/exports/delivery/delivery'
import { type Digest, digestSchema } from '#core/exports/runs/digest'
import { type Retention, retentionSchema } from '#core/exports/runs/retention'
import { dayMs } from '#core/time'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { readPreference, writePreference } from '../../settings/preferences.ts'

const usualRetention: Retention = {
  maxCount: 200,
  maxAgeMs: 366 * dayMs,
  maxTotalBytes: 500_000_000,
}

/** Null until a person has set it. */
export const readOwnRetention = (db: ReadableDb): Retention | null =>
  readPreference(db, {
    name: 'exportRetention',
    schema: retentionSchema.nullable(),
    fallback: null,
  })

export const readRetention = (db: ReadableDb): Retention => readOwnRetention(db) ?? usualRetention

export const readStaysInTray = (db: ReadableDb): boolean =>
  readPreference(db, { name: 'staysInTray', schema: z.boolean(), fallback: false })

export const writeStaysInTray = (db: WritableDb, value: boolean): void =>
  writePreference(db, { name: 'staysInTray', value })

const usualDigest: Digest = { isOn: true, time: '08:00' }

/** Null until a person has set it. */
export const readOwnDigest = (db: ReadableDb): Digest | null =>
  readPreference(db, { name: 'exportDigest', schema: digestSchema.nullable(), fallback: null })

export const readDigest = (db: ReadableDb): Digest => readOwnDigest(db) ?? usualDigest

export const readDigestToldOn = (db: ReadableDb): string | null =>
  readPreference(db, {
    name: 'exportDigestToldOn',
    schema: z.iso.date().nullable(),
    fallback: null,
  })

export const writeDigestToldOn = (db: WritableDb, value: string): void =>
  writePreference(db, { name: 'exportDigestToldOn', value })

/** The server that e-mails leave through; null where nobody has set one up. */
export const readMailServer = (db: ReadableDb): MailServer | null =>
  readPreference(db, {
    name: 'exportMailServer',
    schema: mailServerSchema.nullable(),
    fallback: null,
  })

/** The address that reports are posted to; null where there is none. */
export const readWebhook = (db: ReadableDb): string | null =>
  readPreference(db, { name: 'exportWebhook', schema: z.string().nullable(), fallback: null })

/** The server that files are put on; null where nobody has set one up. */
export const readSftpServer = (db: ReadableDb): SftpServer | null =>
  readPreference(db, {
    name: 'exportSftpServer',
    schema: sftpServerSchema.nullable(),
    fallback: null,
  })

interface DeliveryPlaces {
  readonly mail: MailServer | null
  readonly webhook: string | null
  readonly sftp: SftpServer | null
}

export const writeDeliveryPlaces = (
  db: WritableDb,
  { mail, webhook, sftp }: DeliveryPlaces,
): void =>
  db.transaction(() => {
    writePreference(db, { name: 'exportMailServer', value: mail })
    writePreference(db, { name: 'exportWebhook', value: webhook })
    writePreference(db, { name: 'exportSftpServer', value: sftp })
  })()

interface ExportSettingsRows {
  readonly retention: Retention
  readonly digest: Digest
  readonly staysInTray: boolean
}

/** Writes the settings that a person saves together in one commit. */
export const writeExportSettings = (
  db: WritableDb,
  { retention, digest, staysInTray }: ExportSettingsRows,
): void =>
  db.transaction(() => {
    writePreference(db, { name: 'exportRetention', value: retention })
    writePreference(db, { name: 'exportDigest', value: digest })
    writeStaysInTray(db, staysInTray)
  })()

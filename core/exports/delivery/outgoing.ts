import type { Secret } from '#core/accounts/secret'
import type { Failure } from '#core/contract/failure'
import type { ReportJobId, RunId } from '#core/ids'
import type { Timestamp } from '#core/time'
import type { AlarmEvent } from '../alarms/alarm.ts'
import type { MailServer, SftpServer } from './delivery.ts'

export interface OutgoingFile {
  readonly fileName: string
  readonly bytes: Uint8Array
}

export interface OutgoingMail {
  /** The same for each time that a run is sent: who gets it twice can tell. */
  readonly id: string
  readonly recipients: readonly string[]
  readonly subject: string
  readonly text: string
  readonly files: readonly OutgoingFile[]
}

export interface MailRequest {
  readonly server: MailServer
  /** Null where the server lets anybody in. */
  readonly password: Secret | null
  readonly mail: OutgoingMail
}

/** What a webhook is told of a run. */
export interface PostedRun {
  readonly kind: 'report'
  readonly report: { readonly id: ReportJobId; readonly name: string }
  readonly run: {
    readonly id: RunId
    readonly startedAt: Timestamp
    readonly rows: number | null
    readonly sha256: string | null
  }
  readonly file: OutgoingFile
  readonly comparison: { readonly lines: readonly string[]; readonly file: OutgoingFile } | null
}

/** What a webhook is told of the dashboard. */
export interface PostedDashboard {
  readonly kind: 'dashboard'
  readonly workspace: string
  readonly file: OutgoingFile
}

/** What a webhook is told of something that fails, or fails no more. */
export interface PostedAlarm {
  readonly kind: 'alarm'
  readonly subject: string
  readonly text: string
  readonly events: readonly AlarmEvent[]
}

export interface WebhookRequest {
  readonly url: string
  readonly secret: Secret
  /** The same for each time that a run is sent: a receiver takes it once. */
  readonly id: string
  readonly at: Timestamp
  readonly content: PostedRun | PostedDashboard | PostedAlarm | { readonly kind: 'test' }
}

export interface SftpRequest {
  readonly server: SftpServer
  /** As `toSftpSecret` writes it. */
  readonly secret: Secret
  /** The same for each time that a run is sent; part of the name that a file has on its way. */
  readonly id: string
  /** Empty for a test, which leaves nothing there. */
  readonly files: readonly OutgoingFile[]
}

/** What is known of something that was to leave. */
export type DeliveryOutcome =
  | {
      readonly kind: 'sent'
      /** Recipients whom the server has refused while it took the others. */
      readonly refused: readonly string[]
    }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** It has left, and no answer came. */
  | { readonly kind: 'unknown' }

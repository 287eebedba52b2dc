import { z } from 'zod'

const serverId = z.int().positive()

export const projectIdSchema = serverId.brand<'ProjectId'>()
export const buildingIdSchema = serverId.brand<'BuildingId'>()
export const floorIdSchema = serverId.brand<'FloorId'>()
export const unitIdSchema = serverId.brand<'UnitId'>()
export const screenIdSchema = serverId.brand<'ScreenId'>()
export const customerIdSchema = serverId.brand<'CustomerId'>()
export const consentTypeIdSchema = serverId.brand<'ConsentTypeId'>()
export const inquiryIdSchema = serverId.brand<'InquiryId'>()
export const pictureIdSchema = serverId.brand<'PictureId'>()
/** Text: the ID of a developer goes back to the server as it came, whatever it is made of. */
export const developerIdSchema = z.string().trim().min(1).max(200).brand<'DeveloperId'>()
/** Names a file on the server; the same name is always the same bytes. */
export const resourceUidSchema = z
  .string()
  .regex(/^[\w.-]{1,128}$/)
  .brand<'ResourceUid'>()
/** Text: the specification does not show of what an ID of a payment is made. */
export const paymentIdSchema = z
  .string()
  .regex(/^[\w./-]{1,128}$/)
  .brand<'PaymentId'>()

export type ProjectId = z.infer<typeof projectIdSchema>
export type ScreenId = z.infer<typeof screenIdSchema>
export type DeveloperId = z.infer<typeof developerIdSchema>
export type BuildingId = z.infer<typeof buildingIdSchema>
export type FloorId = z.infer<typeof floorIdSchema>
export type UnitId = z.infer<typeof unitIdSchema>
export type CustomerId = z.infer<typeof customerIdSchema>
export type ConsentTypeId = z.infer<typeof consentTypeIdSchema>
export type InquiryId = z.infer<typeof inquiryIdSchema>
export type PictureId = z.infer<typeof pictureIdSchema>
export type ResourceUid = z.infer<typeof resourceUidSchema>
export type PaymentId = z.infer<typeof paymentIdSchema>

const localId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

export const workspaceIdSchema = localId.brand<'WorkspaceId'>()
export const accountIdSchema = localId.brand<'AccountId'>()
export const jobIdSchema = localId.brand<'JobId'>()
export const draftIdSchema = localId.brand<'DraftId'>()
export const batchIdSchema = localId.brand<'BatchId'>()
export const viewIdSchema = localId.brand<'ViewId'>()
export const raiseReminderIdSchema = localId.brand<'RaiseReminderId'>()
export const mediaFileIdSchema = localId.brand<'MediaFileId'>()
export const uploadIdSchema = localId.brand<'UploadId'>()
/** Names one export that runs by itself. */
export const reportJobIdSchema = localId.brand<'ReportJobId'>()
export const runIdSchema = localId.brand<'RunId'>()
/** Names one thing that a rule has found in a run. */
export const alertIdSchema = localId.brand<'AlertId'>()
/** Identifies one imported statement of a bank. */
export const statementIdSchema = localId.brand<'StatementId'>()
export const leadDraftIdSchema = localId.brand<'LeadDraftId'>()
/** Names one lead that was sent from here. */
export const leadSendingIdSchema = localId.brand<'LeadSendingId'>()
/** Names one file of the folder that is looked at for sent leads. */
export const watchedFileIdSchema = localId.brand<'WatchedFileId'>()
/** Counts the imported files of the web site. */
export const sentImportIdSchema = z.int().positive().brand<'SentImportId'>()
export const revocationIdSchema = localId.brand<'RevocationId'>()
/** Stands for one file that a person dropped or picked; only main knows its path. */
export const fileTokenSchema = localId.brand<'FileToken'>()

export type WorkspaceId = z.infer<typeof workspaceIdSchema>
export type AccountId = z.infer<typeof accountIdSchema>
export type JobId = z.infer<typeof jobIdSchema>
export type DraftId = z.infer<typeof draftIdSchema>
export type BatchId = z.infer<typeof batchIdSchema>
export type ViewId = z.infer<typeof viewIdSchema>
export type RaiseReminderId = z.infer<typeof raiseReminderIdSchema>
export type MediaFileId = z.infer<typeof mediaFileIdSchema>
export type UploadId = z.infer<typeof uploadIdSchema>
export type StatementId = z.infer<typeof statementIdSchema>
export type LeadDraftId = z.infer<typeof leadDraftIdSchema>
export type LeadSendingId = z.infer<typeof leadSendingIdSchema>
export type WatchedFileId = z.infer<typeof watchedFileIdSchema>
export type SentImportId = z.infer<typeof sentImportIdSchema>
export type RevocationId = z.infer<typeof revocationIdSchema>
export type FileToken = z.infer<typeof fileTokenSchema>
export type ReportJobId = z.infer<typeof reportJobIdSchema>
export type RunId = z.infer<typeof runIdSchema>
export type AlertId = z.infer<typeof alertIdSchema>

export interface WorkspaceKey {
  readonly workspaceId: WorkspaceId
}

/** Names a project: server IDs are unique within one workspace only. */
export interface ProjectKey extends WorkspaceKey {
  readonly projectId: ProjectId
}

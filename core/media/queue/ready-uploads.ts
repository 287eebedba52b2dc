import type { MediaFileId, UnitId, UploadId } from '#core/ids'
import { checkMedia, type MediaFinding } from '../facts/check-media.ts'
import { splitPath } from '../naming/split-path.ts'
import { convertedOf, isUndecoded, leavingFile, leavingName } from '../pictures/leaving-file.ts'
import type { MediaSettings } from '../shown/media-settings.ts'
import type { MediaEndpoint } from '../shown/media-target.ts'
import type { MediaFile, MediaUpload } from './media-file.ts'
import { placeKey } from './place-uploads.ts'

export type FileStop =
  | MediaFinding
  /** Two uploads have other bytes for the same place: the first would be replaced at once. */
  | { readonly kind: 'sharedSlot'; readonly with: readonly MediaFileId[] }
  | { readonly kind: 'unplaced' | 'moved' | 'changed' | 'unread' | 'noScreen' }

/** Why something that a person had sent was left out all the same. */
const leftOutOnTheWay = ['serverHasIt', 'newerSent', 'notKept'] as const
type LeftOutOnTheWay = (typeof leftOutOnTheWay)[number]

export type FileWarning =
  | MediaFinding
  | { readonly kind: 'sameInList'; readonly as: MediaFileId }
  | { readonly kind: 'sentBefore'; readonly at: number }
  | { readonly kind: LeftOutOnTheWay | 'noGallery' }

/** What keeps a file from being sent, and what a person should know before. */
export interface FileReadiness {
  readonly stops: readonly FileStop[]
  readonly warnings: readonly FileWarning[]
}

export interface Skip {
  readonly upload: UploadId
  readonly reason: 'sameInList' | 'sentBefore'
}

export interface ReadyUploads {
  readonly ready: readonly UploadId[]
  /** Uploads that would be sent if the same bytes were not there already. */
  readonly skipped: readonly Skip[]
  readonly of: ReadonlyMap<MediaFileId, FileReadiness>
}

interface ReadyUploadsInput {
  /** All files of the project, in their order. */
  readonly files: readonly MediaFile[]
  readonly settings: Pick<MediaSettings, 'limits'>
  /** Units that seem to have no gallery. */
  readonly withoutGallery: ReadonlySet<UnitId>
}

interface FileJudgement {
  readonly readiness: FileReadiness
  readonly ready: readonly UploadId[]
  readonly skipped: readonly Skip[]
}

/** The readiness of each file, in time that grows linearly with their number. */
export const readyUploads = (asked: ReadyUploadsInput): ReadyUploads => {
  const judge = uploadJudge(asked)
  const judged = asked.files.map((file) => [file.id, judge(file)] as const)
  return {
    ready: judged.flatMap(([, { ready }]) => ready),
    skipped: judged.flatMap(([, { skipped }]) => skipped),
    of: new Map(judged.map(([id, { readiness }]) => [id, readiness])),
  }
}

/** Judges one file after another, for whoever cannot spend the time for all of them at once. */
export const uploadJudge = ({
  files,
  settings,
  withoutGallery,
}: ReadyUploadsInput): ((file: MediaFile) => FileJudgement) => {
  const stopsByItself = new Map(files.map((file) => [file.id, ownStops(file, settings)]))
  const slots = openSlots(files, (file) => isHopeless(stopsByItself.get(file.id) ?? []))
  return (file) => {
    const stops = stopsOf(file, slots, stopsByItself.get(file.id) ?? ownStops(file, settings))
    const same = sameBefore(file, slots)
    const readiness = { stops, warnings: warningsOf(file, same, { settings, withoutGallery }) }
    const ready: UploadId[] = []
    const skipped: Skip[] = []
    for (const upload of stops.length > 0 ? [] : file.uploads) {
      if (upload.state.kind !== 'waiting') continue
      const reason = file.isAllowed ? null : reasonToSkip(upload, same)
      if (reason === null) ready.push(upload.id)
      else skipped.push({ upload: upload.id, reason })
    }
    return { readiness, ready, skipped }
  }
}

const reasonToSkip = (
  { id, sentBeforeAt }: MediaUpload,
  same: ReadonlyMap<UploadId, MediaFileId>,
): Skip['reason'] | null => {
  if (same.has(id)) return 'sameInList'
  return sentBeforeAt === null ? null : 'sentBefore'
}

// An upload that was sent has taken its place already: a later file may take it again.
const open = new Set<MediaUpload['state']['kind']>([
  'waiting',
  'queued',
  'paused',
  'sending',
  'unknown',
])
const isOpen = ({ state: { kind } }: MediaUpload): boolean => open.has(kind)

interface UploadOnTheWay {
  readonly file: MediaFile
  readonly sha256: string
  /** Whether the upload is queued, or further. */
  readonly isInLine: boolean
}

type Slots = ReadonlyMap<string, readonly UploadOnTheWay[]>

/** What is being read may leave soon; any other stop keeps the file from taking a place that another one could have. */
const isHopeless = (stops: readonly FileStop[]): boolean =>
  stops.some(({ kind }) => kind !== 'unread')

/** The files that are on their way to each place, in the order of the list. */
const openSlots = (files: readonly MediaFile[], isStopped: (file: MediaFile) => boolean): Slots => {
  const slots = new Map<string, UploadOnTheWay[]>()
  for (const file of files) {
    if (file.read === null || file.placedBy === null) continue
    for (const upload of file.uploads) {
      if (!isOpen(upload)) continue
      const isInLine = upload.state.kind !== 'waiting'
      if (!isInLine && isStopped(file)) continue
      const key = placeKey(upload)
      const those = slots.get(key)
      const entry = { file, sha256: file.read.sha256, isInLine }
      if (those) those.push(entry)
      else slots.set(key, [entry])
    }
  }
  return slots
}

/** What keeps a file from being sent whatever else is in the list. */
const ownStops = (
  file: MediaFile,
  { limits }: Pick<MediaSettings, 'limits'>,
): readonly FileStop[] => {
  if (file.source !== 'there') return [{ kind: file.source }]
  if (file.read === null) return [{ kind: 'unread' }]
  if (file.placedBy === null) return [{ kind: 'unplaced' }]
  if (isUndecoded(file.read)) return [{ kind: 'unread' }]
  const stops: FileStop[] = endpointsOf(file).flatMap(
    (endpoint) => checked(file, endpoint, limits).stops,
  )
  const lacksScreen = file.uploads.some(
    ({ endpoint, screenId, state }) =>
      screenId === null && endpoint !== 'unitPdf' && state.kind === 'waiting',
  )
  if (lacksScreen) stops.push({ kind: 'noScreen' })
  return unique(stops)
}

const stopsOf = (file: MediaFile, slots: Slots, own: readonly FileStop[]): readonly FileStop[] => {
  if (file.read === null || file.placedBy === null || file.source !== 'there') return own
  const others = file.uploads.flatMap((upload) => rivals(file, upload, slots))
  if (others.length === 0) return own
  return [...own, { kind: 'sharedSlot', with: [...new Set(others)] }]
}

const rivals = (file: MediaFile, upload: MediaUpload, slots: Slots): readonly MediaFileId[] => {
  if (upload.endpoint === 'unitPicture' || upload.state.kind !== 'waiting') return []
  const there = slots.get(placeKey(upload)) ?? []
  return there.flatMap((other) => (other.sha256 === file.read?.sha256 ? [] : [other.file.id]))
}

/** The file that brings the same bytes to the same place as an upload: a queued one, else the first of the list. */
const sameBefore = (file: MediaFile, slots: Slots): ReadonlyMap<UploadId, MediaFileId> => {
  const same = new Map<UploadId, MediaFileId>()
  if (file.read === null || file.placedBy === null) return same
  const { sha256 } = file.read
  for (const upload of file.uploads) {
    if (upload.state.kind !== 'waiting') continue
    const those = (slots.get(placeKey(upload)) ?? []).filter((other) => other.sha256 === sha256)
    const first = those.find(({ isInLine }) => isInLine) ?? those[0]
    if (first && first.file.id !== file.id) same.set(upload.id, first.file.id)
  }
  return same
}

const warningsOf = (
  file: MediaFile,
  same: ReadonlyMap<UploadId, MediaFileId>,
  { settings, withoutGallery }: Omit<ReadyUploadsInput, 'files'>,
): readonly FileWarning[] => {
  if (file.read === null) return []
  const warnings: FileWarning[] = endpointsOf(file).flatMap(
    (endpoint) => checked(file, endpoint, settings.limits).warnings,
  )
  const [as] = same.values()
  if (as !== undefined) warnings.push({ kind: 'sameInList', as })
  const sent = file.uploads.flatMap(({ sentBeforeAt }) => sentBeforeAt ?? [])
  if (sent.length > 0) warnings.push({ kind: 'sentBefore', at: Math.max(...sent) })
  for (const kind of leftOutOnTheWay) {
    if (file.uploads.some(wasLeftOut(kind))) warnings.push({ kind })
  }
  const lacksGallery = file.uploads.some(
    ({ endpoint, target, state }) =>
      endpoint === 'unitPicture' &&
      target.kind === 'unit' &&
      state.kind !== 'done' &&
      withoutGallery.has(target.id),
  )
  if (lacksGallery) warnings.push({ kind: 'noGallery' })
  return unique(warnings)
}

const wasLeftOut =
  (reason: LeftOutOnTheWay) =>
  ({ state }: MediaUpload): boolean =>
    state.kind === 'skipped' && state.reason === reason

const endpointsOf = ({ uploads }: MediaFile): readonly MediaEndpoint[] => [
  ...new Set(uploads.map(({ endpoint }) => endpoint)),
]

const checked = (
  { path, sizeBytes, read }: MediaFile,
  endpoint: MediaEndpoint,
  limits: MediaSettings['limits'],
) => {
  if (read === null) return { stops: [], warnings: [] }
  const converted = convertedOf(read)
  const name = leavingName(path.slice(path.lastIndexOf('/') + 1), converted)
  const leaving = leavingFile({ read, sizeBytes })
  const { extension } = splitPath(name)
  const { pdf, isCutShort, decoded } = read
  return checkMedia(
    endpoint,
    {
      type: leaving.type,
      image: leaving.image,
      sizeBytes: leaving.sizeBytes,
      extension,
      name,
      pdf,
      isCutShort,
      decoded: decoded?.kind ?? null,
    },
    limits,
  )
}

// Several endpoints have the same findings.
const unique = <T extends { readonly kind: string }>(findings: readonly T[]): readonly T[] => [
  ...new Map(findings.map((finding) => [finding.kind, finding])).values(),
]

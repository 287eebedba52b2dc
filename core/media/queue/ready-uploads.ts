import type { MediaFileId, UnitId, UploadId } from '#core/ids'
import type { MediaFinding } from '../facts/check-media.ts'
import type { MediaSettings } from '../shown/media-settings.ts'
import { type FileStop, findingsOf, onePerKind } from './file-findings.ts'
import type { MediaFile, MediaUpload } from './media-file.ts'
import { placeKey } from './place-uploads.ts'

/** Why something that a person had sent was left out all the same. */
const leftOutOnTheWay = ['serverHasIt', 'newerSent', 'notKept'] as const
type LeftOutOnTheWay = (typeof leftOutOnTheWay)[number]
const leftToColleague = ['colleagueSent', 'colleagueMayHave'] as const
type LeftToColleague = (typeof leftToColleague)[number]

export type FileWarning =
  | MediaFinding
  | { readonly kind: 'sameInList'; readonly as: MediaFileId }
  | { readonly kind: 'sentBefore'; readonly at: number }
  | { readonly kind: LeftOutOnTheWay | 'noGallery' }
  | { readonly kind: LeftToColleague; readonly by: string }

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
export const readyUploads = ({ files, ...asked }: ReadyUploadsInput): ReadyUploads => {
  const { meet, judge } = uploadJudge(asked)
  meet(files)
  const judged = files.map((file) => [file.id, judge(file)] as const)
  return {
    ready: judged.flatMap(([, { ready }]) => ready),
    skipped: judged.flatMap(([, { skipped }]) => skipped),
    of: new Map(judged.map(([id, { readiness }]) => [id, readiness])),
  }
}

interface UploadJudge {
  /** Files of the project, in their order: all of them are met before the first one is judged. */
  readonly meet: (files: readonly MediaFile[]) => void
  readonly judge: (file: MediaFile) => FileJudgement
}

/** Judges files in as many pieces as are wanted, for whoever cannot spend the time for all of them at once. */
export const uploadJudge = ({
  settings,
  withoutGallery,
}: Omit<ReadyUploadsInput, 'files'>): UploadJudge => {
  const slots = new Map<string, Slot>()
  const contested = contestedPlaces(slots)
  return {
    meet: (files) => {
      for (const file of files) takePlaces(slots, file, settings)
    },
    judge: (file) => {
      const { stops: own, warnings } = findingsOf(settings.limits, file)
      const stops = [...own, ...contested(file)]
      const same = sameBefore(file, slots)
      const readiness = {
        stops,
        warnings: warningsOf(file, warnings, { same, withoutGallery }),
      }
      const ready: UploadId[] = []
      const skipped: Skip[] = []
      for (const upload of stops.length > 0 ? [] : file.uploads) {
        if (upload.state.kind !== 'waiting') continue
        const reason = file.isAllowed ? null : reasonToSkip(upload, same)
        if (reason === null) ready.push(upload.id)
        else skipped.push({ upload: upload.id, reason })
      }
      return { readiness, ready, skipped }
    },
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

/** The files that are on their way to one place, in the order of the list. */
interface Slot {
  readonly files: MediaFileId[]
  /** Of the files with the same bytes: a queued one, else the first of the list. */
  readonly ofBytes: Map<string, { readonly file: MediaFileId; readonly isInLine: boolean }>
}

/** What is being read may leave soon; any other stop keeps the file from taking a place that another one could have. */
const isHopeless = (stops: readonly FileStop[]): boolean =>
  stops.some(({ kind }) => kind !== 'unread')

const takePlaces = (
  slots: Map<string, Slot>,
  file: MediaFile,
  { limits }: Pick<MediaSettings, 'limits'>,
): void => {
  if (file.read === null || file.placedBy === null) return
  const { sha256 } = file.read
  const isStopped = isHopeless(findingsOf(limits, file).stops)
  for (const upload of file.uploads) {
    const isInLine = upload.state.kind !== 'waiting'
    if (!isOpen(upload) || (!isInLine && isStopped)) continue
    const key = placeKey(upload)
    const slot: Slot = slots.get(key) ?? { files: [], ofBytes: new Map() }
    slots.set(key, slot)
    slot.files.push(file.id)
    const first = slot.ofBytes.get(sha256)
    if (!first || (isInLine && !first.isInLine)) {
      slot.ofBytes.set(sha256, { file: file.id, isInLine })
    }
  }
}

/** Files that go to the same places are told the same list: one for each would be as long as all of them together. */
const contestedPlaces = (slots: ReadonlyMap<string, Slot>) => {
  const lists = new Map<string, ReadonlySet<MediaFileId>>()
  const listOf = (keys: readonly string[]): ReadonlySet<MediaFileId> => {
    const key = keys.join('|')
    const known = lists.get(key) ?? new Set(keys.flatMap((one) => slots.get(one)?.files ?? []))
    lists.set(key, known)
    return known
  }
  return (file: MediaFile): readonly FileStop[] => {
    if (file.read === null || file.placedBy === null || file.source !== 'there') return []
    const keys = file.uploads.flatMap((upload) => {
      if (upload.endpoint === 'unitPicture' || upload.state.kind !== 'waiting') return []
      const key = placeKey(upload)
      return hasOtherBytes(slots.get(key), file.read) ? [key] : []
    })
    if (keys.length === 0) return []
    const files = listOf(keys)
    return [{ kind: 'sharedSlot', others: files.size - (files.has(file.id) ? 1 : 0), files }]
  }
}

const hasOtherBytes = (slot: Slot | undefined, read: MediaFile['read']): boolean =>
  slot !== undefined && slot.ofBytes.size > (slot.ofBytes.has(read?.sha256 ?? '') ? 1 : 0)

/** The file that brings the same bytes to the same place as an upload. */
const sameBefore = (
  file: MediaFile,
  slots: ReadonlyMap<string, Slot>,
): ReadonlyMap<UploadId, MediaFileId> => {
  const same = new Map<UploadId, MediaFileId>()
  if (file.read === null || file.placedBy === null) return same
  for (const upload of file.uploads) {
    if (upload.state.kind !== 'waiting') continue
    const first = slots.get(placeKey(upload))?.ofBytes.get(file.read.sha256)
    if (first && first.file !== file.id) same.set(upload.id, first.file)
  }
  return same
}

interface WarningContext extends Pick<ReadyUploadsInput, 'withoutGallery'> {
  readonly same: ReadonlyMap<UploadId, MediaFileId>
}

const warningsOf = (
  file: MediaFile,
  own: readonly MediaFinding[],
  { same, withoutGallery }: WarningContext,
): readonly FileWarning[] => {
  if (file.read === null) return []
  const warnings: FileWarning[] = [...own]
  const [as] = same.values()
  if (as !== undefined) warnings.push({ kind: 'sameInList', as })
  const sent = file.uploads.flatMap(({ sentBeforeAt }) => sentBeforeAt ?? [])
  if (sent.length > 0) warnings.push({ kind: 'sentBefore', at: Math.max(...sent) })
  for (const kind of leftOutOnTheWay) {
    if (file.uploads.some(({ state }) => wasLeftOut(kind)(state))) warnings.push({ kind })
  }
  for (const kind of leftToColleague) {
    const left = file.uploads.map(({ state }) => state).find(wasLeftOut(kind))
    if (left !== undefined) warnings.push({ kind, by: left.by ?? '' })
  }
  const lacksGallery = file.uploads.some(
    ({ endpoint, target, state }) =>
      endpoint === 'unitPicture' &&
      target.kind === 'unit' &&
      state.kind !== 'done' &&
      withoutGallery.has(target.id),
  )
  if (lacksGallery) warnings.push({ kind: 'noGallery' })
  return onePerKind(warnings)
}

type SkippedUpload = Extract<MediaUpload['state'], { kind: 'skipped' }>

const wasLeftOut =
  (reason: LeftOutOnTheWay | LeftToColleague) =>
  (state: MediaUpload['state']): state is SkippedUpload =>
    state.kind === 'skipped' && state.reason === reason

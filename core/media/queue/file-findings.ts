import type { MediaFileId } from '#core/ids'
import { rememberPair } from '#core/remember-pair'
import { checkMedia, type MediaCheck, type MediaFinding } from '../facts/check-media.ts'
import { splitPath } from '../naming/split-path.ts'
import { convertedOf, isUndecoded, leavingFile, leavingName } from '../pictures/leaving-file.ts'
import type { MediaSettings } from '../shown/media-settings.ts'
import type { MediaEndpoint } from '../shown/media-target.ts'
import type { MediaFile } from './media-file.ts'

export type FileStop =
  | MediaFinding
  /** Several files have other bytes for the same place: the first would be replaced at once. */
  | {
      readonly kind: 'sharedSlot'
      readonly others: number
      /** All files on their way there, this one among them. */
      readonly files: ReadonlySet<MediaFileId>
    }
  | { readonly kind: 'unplaced' | 'moved' | 'changed' | 'unread' | 'noScreen' }

interface FileFindings {
  readonly stops: readonly FileStop[]
  readonly warnings: readonly MediaFinding[]
}

/** What is known of a file whatever else is in the list: looked for once, as long as file and limits stay the same. */
export const findingsOf = rememberPair(
  (limits: MediaSettings['limits'], file: MediaFile): FileFindings => {
    const checks = endpointsOf(file).map((endpoint) => checked(file, endpoint, limits))
    return {
      stops: stopsOf(file, checks),
      warnings: checks.flatMap(({ warnings }) => warnings),
    }
  },
)

const stopsOf = (file: MediaFile, checks: readonly MediaCheck[]): readonly FileStop[] => {
  if (file.source !== 'there') return [{ kind: file.source }]
  if (file.read === null) return [{ kind: 'unread' }]
  if (file.placedBy === null) return [{ kind: 'unplaced' }]
  if (isUndecoded(file.read)) return [{ kind: 'unread' }]
  const stops: FileStop[] = checks.flatMap(({ stops: those }) => those)
  const lacksScreen = file.uploads.some(
    ({ endpoint, screenId, state }) =>
      screenId === null && endpoint !== 'unitPdf' && state.kind === 'waiting',
  )
  if (lacksScreen) stops.push({ kind: 'noScreen' })
  return onePerKind(stops)
}

const endpointsOf = ({ uploads }: MediaFile): readonly MediaEndpoint[] => [
  ...new Set(uploads.map(({ endpoint }) => endpoint)),
]

const checked = (
  { path, sizeBytes, read }: MediaFile,
  endpoint: MediaEndpoint,
  limits: MediaSettings['limits'],
): MediaCheck => {
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
export const onePerKind = <T extends { readonly kind: string }>(
  findings: readonly T[],
): readonly T[] => [...new Map(findings.map((finding) => [finding.kind, finding])).values()]

import { mediaFileIdSchema, screenIdSchema, unitIdSchema, uploadIdSchema } from '#core/ids'
import type { MediaFile, PlacedTarget, UploadState } from '#core/media/queue/media-file'

interface Sample {
  readonly id?: string
  readonly path?: string
  readonly states?: readonly UploadState[]
  readonly targets?: readonly PlacedTarget[]
  readonly placedBy?: MediaFile['placedBy']
  readonly source?: MediaFile['source']
  readonly isAllowed?: boolean
  readonly match?: MediaFile['match']
}

const unit: PlacedTarget = {
  target: { kind: 'unit', id: unitIdSchema.parse(1) },
  endpoint: 'unitPlan',
}

/** A file of a test: on its way to one unit for each of its states. */
export const sampleFile = (sample: Sample = {}): MediaFile => {
  const { id = 'f1', path = 'A.101.png', states = [{ kind: 'waiting' }], targets } = sample
  const { placedBy = 'person', source = 'there', isAllowed = false, match } = sample
  return {
    id: mediaFileIdSchema.parse(id),
    path,
    placedBy,
    source,
    isAllowed,
    sizeBytes: 1_000,
    name: null,
    read: {
      type: 'png',
      isCutShort: false,
      decoded: { kind: 'whole' },
      sha256: id,
      crc32: 1,
      pdf: null,
      image: { width: 800, height: 600, orientation: 1, isCmyk: false },
    },
    match: match ?? { kind: 'exact', targets: [unit], reason: { kind: 'nothingFound' } },
    uploads: states.map((state, index) => ({
      ...(targets?.[index] ?? unit),
      id: uploadIdSchema.parse(`${id}-${index}`),
      screenId: screenIdSchema.parse(index + 1),
      state,
      canPutBack: false,
      isWithoutCopy: false,
      sentBeforeAt: null,
    })),
  }
}

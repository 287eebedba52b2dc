import type { ImageFacts } from '../facts/image-facts.ts'
import type { MediaType } from '../facts/media-type.ts'
import type { FileContext } from './file-context.ts'
import { isTellingWord, type WordMeaning } from './media-words.ts'
import { trailingOrder } from './trailing-order.ts'

export interface FileKind {
  readonly said: 'plan' | 'card' | 'picture' | null
  /** Whether the name itself says a plan or a card, in a word that means nothing else. */
  readonly isSaidPlainly: boolean
  /** Whether words of the name say two kinds at once. */
  readonly saysTwoKinds: boolean
  /** Whether the name says that the file is a contract, a section or an invoice, which are not shown to buyers. */
  readonly isDocument: boolean
  readonly form: 'image' | 'pdf' | 'other'
  readonly type: MediaType | null
  /** Whether the sides have the ratio of cameras and renderings, upright or turned. */
  readonly isPhotoShaped: boolean
  /** The number at the end of a name, as pictures are counted. */
  readonly order: number | null
}

const byExtension: Readonly<Record<string, MediaType>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  jpe: 'jpeg',
  jfif: 'jpeg',
  webp: 'webp',
  gif: 'gif',
  svg: 'svg',
  heic: 'heic',
  heif: 'heic',
  avif: 'avif',
  tif: 'tiff',
  tiff: 'tiff',
  bmp: 'bmp',
  pdf: 'pdf',
  zip: 'zip',
  docx: 'zip',
  xlsx: 'zip',
  pptx: 'zip',
  doc: 'office',
  xls: 'office',
  psd: 'psd',
  dwg: 'dwg',
  mp4: 'video',
  mov: 'video',
  avi: 'video',
}
const noImages = new Set<MediaType | null>([null, 'zip', 'office', 'dwg', 'video', 'pdf', 'psd'])

interface NamedFile {
  readonly context: Pick<FileContext, 'name' | 'folders'>
  readonly extension: string
  /** The type by the file's bytes; null before they were read. */
  readonly type: MediaType | null
  readonly image: ImageFacts | null
}

/** The words of the name outweigh those of the folders, the nearest folder the others. */
export const readFileKind = (named: NamedFile): FileKind => {
  const { context, extension, type: byBytes, image } = named
  const type = byBytes ?? byExtension[extension] ?? null
  const inName = kindsIn(context.name.meanings)
  const around = context.folders
    .map(({ meanings }) => kindsIn(meanings))
    .find(({ length }) => length === 1)
  return {
    said: inName[0] ?? around?.[0] ?? null,
    isSaidPlainly: context.name.tokens.some(({ text }) => isTellingWord(text)),
    saysTwoKinds: inName.length > 1,
    isDocument: [context.name, ...context.folders].some(({ meanings }) =>
      meanings.includes('document'),
    ),
    form: formOf(type),
    type,
    // Phones alone write HEIC.
    isPhotoShaped: type === 'heic' || (type === 'jpeg' && image !== null && hasPhotoShape(image)),
    order: trailingOrder(context.name),
  }
}

const photoShapes = [3 / 2, 4 / 3, 16 / 9]
const tolerance = 0.01

const hasPhotoShape = ({ width, height, orientation }: ImageFacts): boolean => {
  const ratio = Math.max(width, height) / Math.min(width, height)
  return orientation > 1 || photoShapes.some((shape) => Math.abs(ratio / shape - 1) < tolerance)
}

const formOf = (type: MediaType | null): FileKind['form'] => {
  if (type === 'pdf') return 'pdf'
  return noImages.has(type) ? 'other' : 'image'
}

const kinds = ['plan', 'card', 'picture'] as const

// `pohled na kuchyn` says one kind twice; `2NP_plan` beside a card is two.
const kindsIn = (meanings: readonly (WordMeaning | null)[]) =>
  kinds.filter((kind) => meanings.includes(kind))

import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { mediaFileIdSchema, resourceUidSchema, workspaceIdSchema } from '#core/ids'
import { type MediaType, mediaType, mediaTypeBytes } from '#core/media/facts/media-type'
import { pictureOrigin } from './answer-bundle-request.ts'
import { found, notFound, type PageAnswer } from './page-answer.ts'
import type { PicturePaths } from './picture-paths.ts'

interface PictureRequest {
  readonly method: string
  readonly url: string
}

/** What a page can show and cannot be run; an SVG is a document with scripts. */
const contentTypes: Partial<Record<MediaType, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  bmp: 'image/bmp',
  avif: 'image/avif',
  pdf: 'application/pdf',
}

const headers = {
  // Should one ever be opened as a page of its own.
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'attachment',
}

/** The bytes of a row's file or of a file that the server has shown; the address names neither a place nor a type. */
export const answerPictureRequest = async (
  paths: PicturePaths,
  { method, url }: PictureRequest,
): Promise<PageAnswer> => {
  const path = method === 'GET' ? await findPath(paths, url) : null
  const file = path === null ? null : await open(path, withoutWaiting).catch(() => null)
  if (file === null) return notFound()
  try {
    const answer = await answerFile(file)
    if (answer !== null) return answer
  } catch (error) {
    // A disk that gives up in the middle has nothing to show.
    if (!(error instanceof Error && 'syscall' in error)) throw error
  }
  await file.close()
  return notFound()
}

// A pipe that took the file's place would keep whoever opens it waiting.
const withoutWaiting = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

/** The answer closes the file when it has been read; null, of a file that is not shown, leaves that to the caller. */
const answerFile = async (file: FileHandle): Promise<PageAnswer | null> => {
  const stats = await file.stat()
  if (!stats.isFile()) return null
  const { size } = stats
  const start = await readPiece(file, 0, Math.min(size, pieceBytes))
  const contentType = contentTypeOf(start)
  if (contentType === null) return null
  const told = { ...headers, 'content-type': contentType }
  if (start.byteLength < size) {
    const answer = found(told, piecesOf(file, start))
    // Closed when the page has read all, or wants no more of it.
    answer.body.once('close', () => void file.close())
    return answer
  }
  await file.close()
  return found(told, [start])
}

/** The whole address must have one of two forms, to the letter. */
const findPath = (paths: PicturePaths, url: string): string | null | Promise<string | null> => {
  if (!url.startsWith(pictureOrigin)) return null
  const [kind, first, second, ...more] = url.slice(pictureOrigin.length).split('/')
  if (more.length > 0) return null
  if (kind === 'file' && second === undefined) {
    const fileId = mediaFileIdSchema.safeParse(first)
    return fileId.success ? paths.pathOfFile(fileId.data) : null
  }
  const workspaceId = workspaceIdSchema.safeParse(first)
  const uid = resourceUidSchema.safeParse(second)
  if (kind !== 'resource' || !workspaceId.success || !uid.success) return null
  return paths.pathOfResource({ workspaceId: workspaceId.data, uid: uid.data })
}

const contentTypeOf = (start: Uint8Array): string | null => {
  const type = mediaType(start.subarray(0, mediaTypeBytes))
  return (type === null ? null : contentTypes[type]) ?? null
}

const pieceBytes = 1_048_576

const readPiece = async (
  file: FileHandle,
  position: number,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const piece = new Uint8Array(length)
  const { bytesRead } = await file.read(piece, 0, length, position)
  return piece.subarray(0, bytesRead)
}

/** The bytes of a file, read as fast as the page takes them. */
async function* piecesOf(file: FileHandle, start: Uint8Array): AsyncGenerator<Uint8Array> {
  let piece = start
  for (let position = 0; piece.byteLength > 0; ) {
    yield piece
    position += piece.byteLength
    piece = await readPiece(file, position, pieceBytes)
  }
}

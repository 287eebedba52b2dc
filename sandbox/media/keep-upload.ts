import { randomUUID } from 'node:crypto'
import type { UploadedFile } from '../endpoint.ts'
import type { Db } from '../state/db.ts'
import { writeUploadedResource } from '../state/resources.ts'
import { imageType } from './image-type.ts'

const pdfSignature = '%PDF-'
const typePattern = /^[\w.+-]+\/[\w.+-]+$/

const contentTypeOf = ({ bytes, contentType }: UploadedFile): string => {
  if (bytes.toString('latin1', 0, pdfSignature.length) === pdfSignature) return 'application/pdf'
  const declared = typePattern.test(contentType) ? contentType : 'application/octet-stream'
  return imageType(bytes) ?? declared
}

const nameOf = ({ fileName }: UploadedFile): string =>
  fileName.replace(/\p{Cc}/gu, '').trim() || 'file'

/** A resource never changes: what replaces another is a new one. Returns its UID. */
export const keepUpload = (
  db: Db,
  { file, projectId, at }: { file: UploadedFile; projectId: number; at: number },
): string => {
  const uid = randomUUID()
  writeUploadedResource(db, {
    uid,
    projectId,
    contentType: contentTypeOf(file),
    fileName: nameOf(file),
    createdAt: at,
    bytes: file.bytes,
  })
  return uid
}

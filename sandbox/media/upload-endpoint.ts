import { randomUUID } from 'node:crypto'
import type { Endpoint, EndpointCall, UploadedFile } from '../endpoint.ts'
import { type Answer, answers, emptyBody, json, plainText } from '../http/answer.ts'
import type { ParameterRule } from '../http/parameters.ts'
import { screensOf } from '../projects/screens-of.ts'
import { type Db, inOneTransaction } from '../state/db.ts'
import { projectOfPlace, readProject } from '../state/projects.ts'
import { writeUploadedResource } from '../state/resources.ts'
import { readUnit } from '../state/units.ts'
import type { Switches } from '../switches.ts'

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpegSignature = Buffer.from([0xff, 0xd8, 0xff])

const startsWith = (bytes: Buffer, signature: Buffer): boolean =>
  bytes.subarray(0, signature.length).equals(signature)

/** The type of an image by its first bytes, whatever its name says; null when it is neither of the two. */
const imageType = (bytes: Buffer): 'image/png' | 'image/jpeg' | null => {
  if (startsWith(bytes, pngSignature)) return 'image/png'
  return startsWith(bytes, jpegSignature) ? 'image/jpeg' : null
}

type UploadOwner = 'unit' | 'building' | 'floor'

/** An upload that has passed its checks and is kept. */
interface Upload {
  readonly call: EndpointCall
  readonly ownerId: number
  readonly projectId: number
  readonly resourceUid: string
}

interface UploadKind {
  readonly name: string
  readonly owner: UploadOwner
  /** A file for a screen must be a picture; others may be of any type. */
  readonly isForScreen: boolean
  readonly moreParameters?: Readonly<Record<string, ParameterRule>>
  /** The last check, after those that all of these endpoints have. */
  readonly refuse?: (call: EndpointCall, ownerId: number) => Answer | null
  readonly put: (upload: Upload) => Answer
}

// spec: Media upload, the error messages; checked in this order.
const refusals = {
  noFile: plainText(400, 'Parameters missing.'),
  noObject: plainText(400, 'ID does not refer to a valid object.'),
  noScreen: plainText(400, 'Invalid screen ID.'),
  noImage: plainText(400, 'File must be a PNG or JPEG image.'),
} as const

export const uploadEndpoint = (kind: UploadKind): Endpoint => ({
  name: kind.name,
  areas: ['media'],
  permission: 'WRITE_CMS_DATA',
  takesFile: true,
  parameters: {
    [`${kind.owner}id`]: 'requiredInteger',
    ...(kind.isForScreen ? { screenid: 'requiredInteger' } : {}),
    ...kind.moreParameters,
  },
  // A `file` that was sent as text counts as missing, and is refused in those words.
  acceptsAlso: (name) => name === 'file',
  answer: (call) => {
    const answer = inOneTransaction(call.db, () => answerUpload(kind, call))
    return inWords(answer, call.switches.uploadAnswers)
  },
})

/** Yes, as some servers say it; 204 must stay without a body. */
const inWords = (answer: Answer, words: Switches['uploadAnswers']): Answer => {
  if (words === 'asSpecified' || answer.status >= 400) return answer
  if (words === 'noContent') return emptyBody(204)
  if (words === 'accepted') return { ...answer, status: 202 }
  const status = answer.status === 204 ? 200 : answer.status
  const text = String(answer.body)
  if (words === 'text') return { ...answer, status, body: text || 'OK' }
  if (words === 'quoted') return json(text || 'OK', status)
  return json(text === '' ? { success: true } : { id: Number(text) }, status)
}

const answerUpload = (kind: UploadKind, call: EndpointCall): Answer => {
  const { db, account, file, now } = call
  if (file === null || isUnchosen(file)) return refusals.noFile
  if (call.parameters.has('file')) return answers.unexpected('file')
  const ownerId = call.parameters.integer(`${kind.owner}id`)
  const project = projectOf(db, kind.owner, ownerId)
  if (project === null || project.hidden) return refusals.noObject
  if (!account.projects.includes(project.id)) return answers.unauthorized
  if (kind.isForScreen) {
    const screenId = call.parameters.integer('screenid')
    if (!screensOf(project, call.switches).includes(screenId)) return refusals.noScreen
    if (imageType(file.bytes) === null) return refusals.noImage
  }
  const refused = kind.refuse?.(call, ownerId) ?? null
  if (refused !== null) return refused
  const resourceUid = keepUpload(db, { file, projectId: project.id, at: now })
  return kind.put({ call, ownerId, projectId: project.id, resourceUid })
}

/** True for what a browser's form sends when its file field is empty. */
const isUnchosen = ({ fileName, bytes }: UploadedFile): boolean =>
  fileName === '' && bytes.length === 0

const projectOf = (db: Db, owner: UploadOwner, id: number) => {
  const projectId =
    owner === 'unit' ? (readUnit(db, id)?.projectId ?? null) : projectOfPlace(db, owner, id)
  return projectId === null ? null : readProject(db, projectId)
}

const pdfSignature = '%PDF-'
const typePattern = /^[\w.+-]+\/[\w.+-]+$/

const contentTypeOf = ({ bytes, contentType }: UploadedFile): string => {
  if (bytes.toString('latin1', 0, pdfSignature.length) === pdfSignature) return 'application/pdf'
  const declared = typePattern.test(contentType) ? contentType : 'application/octet-stream'
  return imageType(bytes) ?? declared
}

const nameOf = ({ fileName }: UploadedFile): string =>
  fileName.replace(/\p{Cc}/gu, '').trim() || 'file'

/** A resource never changes: its replacement is a new one. Returns the UID. */
const keepUpload = (
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

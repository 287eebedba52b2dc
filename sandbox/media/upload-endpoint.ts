import type { Endpoint, EndpointCall, UploadedFile } from '../endpoint.ts'
import { type Answer, answers, plainText } from '../http/answer.ts'
import type { ParameterRule } from '../http/parameters.ts'
import { type Db, inOneTransaction } from '../state/db.ts'
import { projectOfPlace, readProject } from '../state/projects.ts'
import { readUnit } from '../state/units.ts'
import { imageType } from './image-type.ts'
import { keepUpload } from './keep-upload.ts'

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
  /** What belongs to a screen is a picture; what does not may be any file. */
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
  // As a text it is no file: that is said in the words for a missing one.
  acceptsAlso: (name) => name === 'file',
  answer: (call) => inOneTransaction(call.db, () => answerUpload(kind, call)),
})

const answerUpload = (kind: UploadKind, call: EndpointCall): Answer => {
  const { db, account, file, now } = call
  if (file === null || isUnchosen(file)) return refusals.noFile
  if (call.parameters.has('file')) return answers.unexpected('file')
  const ownerId = call.parameters.integer(`${kind.owner}id`)
  const project = projectOf(db, kind.owner, ownerId)
  if (project === null || project.hidden) return refusals.noObject
  if (!account.projects.includes(project.id)) return answers.unauthorized
  if (kind.isForScreen) {
    if (!project.screens.includes(call.parameters.integer('screenid'))) return refusals.noScreen
    if (imageType(file.bytes) === null) return refusals.noImage
  }
  const refused = kind.refuse?.(call, ownerId) ?? null
  if (refused !== null) return refused
  const resourceUid = keepUpload(db, { file, projectId: project.id, at: now })
  return kind.put({ call, ownerId, projectId: project.id, resourceUid })
}

/** What a form in a browser sends for a file field that was left empty. */
const isUnchosen = ({ fileName, bytes }: UploadedFile): boolean =>
  fileName === '' && bytes.length === 0

const projectOf = (db: Db, owner: UploadOwner, id: number) => {
  const projectId =
    owner === 'unit' ? (readUnit(db, id)?.projectId ?? null) : projectOfPlace(db, owner, id)
  return projectId === null ? null : readProject(db, projectId)
}

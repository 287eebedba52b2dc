import { createHash } from 'node:crypto'
import type { UploadedFile } from '../endpoint.ts'
import type { Fault } from '../faults/fault.ts'
import { shortened } from '../http/limits.ts'

/** One request as it was sent, without its password. */
export interface RecordedRequest {
  /** When the CRM did it, or refused to: by this time an export cools down. */
  readonly at: number
  readonly endpoint: string
  readonly status: number
  readonly parameters: Readonly<Record<string, string>>
  readonly file: {
    readonly fileName: string
    readonly size: number
    readonly sha256: string
  } | null
  /** The fault that was injected into the request. */
  readonly fault: Fault['kind'] | null
  /** For whom a gateway says that it asks. */
  readonly forwardedFor: string | null
}

export interface Recording {
  readonly add: (
    request: Omit<RecordedRequest, 'file'> & { readonly file: UploadedFile | null },
  ) => void
  readonly all: () => readonly RecordedRequest[]
  readonly clear: () => void
}

/** A long run must not fill the memory: the oldest requests go first, and each that stays is whole. */
const keptRequests = 50_000
const keptCharacters = 50_000_000

export const startRecording = (): Recording => {
  let requests: RecordedRequest[] = []
  let characters = 0
  return {
    add: ({ parameters, file, ...request }) => {
      const added = { ...request, parameters: toParameters(parameters), file: toFile(file) }
      requests.push(added)
      characters += lengthOf(added)
      if (requests.length <= keptRequests * 2 && characters <= keptCharacters * 2) return
      requests = newestOf(requests)
      characters = requests.reduce((sum, kept) => sum + lengthOf(kept), 0)
    },
    all: () => newestOf(requests),
    clear: () => {
      requests = []
      characters = 0
    },
  }
}

const lengthOf = ({ parameters }: RecordedRequest): number =>
  Object.entries(parameters)
    .flat()
    .reduce((sum, text) => sum + text.length, 0)

/** The newest request is always kept, older ones as far as the limits allow. */
const newestOf = (requests: readonly RecordedRequest[]): RecordedRequest[] => {
  let left = keptCharacters
  const tooOld = requests.slice(-keptRequests).findLastIndex((request) => {
    left -= lengthOf(request)
    return left < 0
  })
  const kept = Math.min(requests.length, keptRequests)
  return requests.slice(-Math.max(1, kept - tooOld - 1))
}

/** The parameters without the secret; long names are cut, since no client needs to find them whole. */
const toParameters = ({
  password: _secret,
  ...parameters
}: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      shortened(name),
      name === 'login' ? shortened(value) : value,
    ]),
  )

const toFile = (file: UploadedFile | null): RecordedRequest['file'] =>
  file === null
    ? null
    : {
        fileName: file.fileName,
        size: file.bytes.length,
        sha256: createHash('sha256').update(file.bytes).digest('hex'),
      }

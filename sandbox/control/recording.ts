import { createHash } from 'node:crypto'
import type { UploadedFile } from '../endpoint.ts'
import type { Fault } from '../faults/fault.ts'

/** One request as it was sent, without its password. */
export interface RecordedRequest {
  readonly at: number
  readonly endpoint: string
  readonly status: number
  readonly parameters: Readonly<Record<string, string>>
  readonly file: {
    readonly fileName: string
    readonly size: number
    readonly sha256: string
  } | null
  /** What was made to go wrong with it. */
  readonly fault: Fault['kind'] | null
}

export interface Recording {
  readonly add: (
    request: Omit<RecordedRequest, 'file'> & { readonly file: UploadedFile | null },
  ) => void
  readonly all: () => readonly RecordedRequest[]
  readonly clear: () => void
}

/** A long run must not fill the memory: the oldest go first. */
const keptRequests = 50_000
const keptTextLength = 10_000

export const startRecording = (): Recording => {
  let requests: RecordedRequest[] = []
  return {
    add: ({ parameters, file, ...request }) => {
      requests.push({ ...request, parameters: withoutSecrets(parameters), file: toFile(file) })
      if (requests.length > keptRequests * 2) requests = requests.slice(-keptRequests)
    },
    all: () => requests.slice(-keptRequests),
    clear: () => {
      requests = []
    },
  }
}

const withoutSecrets = ({
  password: _secret,
  ...parameters
}: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, value.slice(0, keptTextLength)]),
  )

const toFile = (file: UploadedFile | null): RecordedRequest['file'] =>
  file === null
    ? null
    : {
        fileName: file.fileName,
        size: file.bytes.length,
        sha256: createHash('sha256').update(file.bytes).digest('hex'),
      }

/** One request as it was sent, without its password. */
export interface RecordedRequest {
  readonly endpoint: string
  readonly status: number
  readonly parameters: Readonly<Record<string, string>>
}

export interface Recording {
  readonly add: (request: RecordedRequest) => void
  readonly all: () => readonly RecordedRequest[]
}

export const startRecording = (): Recording => {
  const requests: RecordedRequest[] = []
  return {
    add: ({ parameters, ...request }) => {
      const { password: _secret, ...rest } = parameters
      requests.push({ ...request, parameters: rest })
    },
    all: () => requests,
  }
}

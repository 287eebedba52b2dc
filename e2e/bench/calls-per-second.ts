import { Agent, request } from 'node:http'

export interface Load {
  readonly url: string
  readonly body: string
  readonly calls: number
  readonly atOnce: number
}

const agentFor = (atOnce: number) => new Agent({ keepAlive: true, maxSockets: atOnce })

interface CallAnswer {
  readonly status: number
  readonly bytes: number
}

const post = (agent: Agent, { url, body }: Load): Promise<CallAnswer> =>
  new Promise((resolve, reject) => {
    const sent = request(url, {
      agent,
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      },
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('error', reject)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }))
    })
    sent.end(body)
  })

/** One call, to see that it works and how large its answer is. */
export const callOnce = async (load: Load): Promise<CallAnswer> => {
  const agent = agentFor(1)
  try {
    return await post(agent, load)
  } finally {
    agent.destroy()
  }
}

export const callsPerSecond = async (load: Load): Promise<number> => {
  const agent = agentFor(load.atOnce)
  let left = load.calls
  const work = async () => {
    while (left-- > 0) {
      const { status } = await post(agent, load)
      if (status !== 200) throw new Error(`answered ${status}`)
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: load.atOnce }, work))
  const seconds = (performance.now() - startedAt) / 1_000
  agent.destroy()
  return load.calls / seconds
}

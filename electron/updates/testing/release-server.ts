import type { IncomingMessage, ServerResponse } from 'node:http'
import { startHttpServer } from '../../crm/testing/start-http-server.ts'

/** A server of a release as a company would run one: files, and parts of files. What it serves may be changed. */
export const releaseServer = async (served: Map<string, Buffer | string>) => {
  const asked: string[] = []
  let sentBytes = 0
  let interfere: ((response: ServerResponse, name: string) => boolean) | null = null
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const name = (request.url ?? '').slice(1)
    asked.push(name)
    const content = served.get(name)
    if (interfere?.(response, name)) return
    if (content === undefined) {
      response.writeHead(404).end()
      return
    }
    const bytes = Buffer.from(content)
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const part = to === undefined ? bytes : bytes.subarray(Number(from), Number(to) + 1)
    if (!name.endsWith('.json')) sentBytes += part.length
    response.writeHead(to === undefined ? 200 : 206, { 'content-length': part.length }).end(part)
  }
  const folder = `${await startHttpServer(answer)}/`
  return {
    folder,
    /** The names of what was asked for, in order. */
    asked,
    /** How much of packages has left. */
    sentBytes: () => sentBytes,
    /** Answers in its place where it answers true. */
    interfereBy: (by: typeof interfere) => {
      interfere = by
    },
  }
}

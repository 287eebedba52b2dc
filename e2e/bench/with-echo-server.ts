import { join } from 'node:path'
import { startServer } from '../harness/started-server.ts'

/** Works beside a server that takes every body and answers with so many bytes: what is measured is whoever calls it. */
export const withEchoServer = async <T>(
  answerBytes: number,
  work: (url: string) => Promise<T>,
): Promise<T> => {
  const script = join(import.meta.dirname, 'echo-server.ts')
  const server = await startServer(script, [String(answerBytes)])
  try {
    return await work(`http://127.0.0.1:${server.line}`)
  } finally {
    await server.end()
  }
}

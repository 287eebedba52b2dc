import type { Answer } from '../http/answer.ts'

export const wholeBody = ({ body }: Answer): Buffer => {
  if (Buffer.isBuffer(body)) return body
  return Buffer.from(typeof body === 'string' ? body : [...body].join(''))
}

import type { FastifyRequest } from 'fastify'
import { type Answer, answers } from './answer.ts'
import type { Parameters } from './parameters.ts'

/** What the parser for every other content type leaves instead of a body. */
export const wrongContentType = Symbol('wrong content type')

export type ReadBody =
  | { readonly kind: 'parameters'; readonly parameters: Parameters }
  | { readonly kind: 'refused'; readonly answer: Answer }

const refused = (answer: Answer): ReadBody => ({ kind: 'refused', answer })

/** spec: Request format: form-encoded or multipart; a JSON text under a form's content type is named as such. */
export const readBody = async (request: FastifyRequest): Promise<ReadBody> => {
  if (request.isMultipart()) return readMultipart(request)
  if (request.body === undefined || request.body === null || request.body === wrongContentType) {
    return refused(answers.wrongContentType)
  }
  const { text } = request.body as { text: string }
  if (/^\s*[[{]/.test(text)) return refused(answers.jsonBody)
  return { kind: 'parameters', parameters: new Map(new URLSearchParams(text)) }
}

const readMultipart = async (request: FastifyRequest): Promise<ReadBody> => {
  const parameters = new Map<string, string>()
  // The parser throws on what is no multipart body, such as one without a boundary.
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') parameters.set(part.fieldname, String(part.value))
      else {
        part.file.resume()
        parameters.set(part.fieldname, part.filename)
      }
    }
  } catch {
    return refused(answers.malformed('body'))
  }
  return { kind: 'parameters', parameters }
}

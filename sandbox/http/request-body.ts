import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from '../endpoint.ts'
import { type Answer, answers } from './answer.ts'
import type { Parameters } from './parameters.ts'

/** The parser for unsupported content types leaves this instead of a body. */
export const wrongContentType = Symbol('wrong content type')

export type ReadBody =
  | { readonly kind: 'form'; readonly parameters: Parameters; readonly file: UploadedFile | null }
  | { readonly kind: 'refused'; readonly answer: Answer }

const refused = (answer: Answer): ReadBody => ({ kind: 'refused', answer })

const fileField = 'file'

/** spec: Request format: form-encoded or multipart; a JSON text under a form's content type is named as such. */
export const readBody = async (request: FastifyRequest): Promise<ReadBody> => {
  if (request.isMultipart()) return readMultipart(request)
  if (request.body === undefined || request.body === null || request.body === wrongContentType) {
    return refused(answers.wrongContentType)
  }
  const { text } = request.body as { text: string }
  if (/^\s*[[{]/.test(text)) return refused(answers.jsonBody)
  return { kind: 'form', parameters: new Map(new URLSearchParams(text)), file: null }
}

/** A part that calls itself JSON comes parsed; clients that do so mean its text (field-notes 6.2). */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

const readMultipart = async (request: FastifyRequest): Promise<ReadBody> => {
  const parameters = new Map<string, string>()
  let file: UploadedFile | null = null
  // The parser throws on what is no multipart body, such as one without a boundary.
  try {
    for await (const part of request.parts()) {
      if (!part.fieldname) return refused(answers.namelessPart)
      if (part.type === 'field') {
        if (part.valueTruncated) return refused(answers.tooLarge)
        parameters.set(part.fieldname, textOf(part.value))
      } else if (part.fieldname === fileField && file === null) {
        file = {
          // An empty name arrives as undefined, although the parser's type promises a text.
          fileName: part.filename ?? '',
          contentType: part.mimetype,
          bytes: await part.toBuffer(),
        }
      } else {
        part.file.resume()
        parameters.set(part.fieldname, part.filename ?? '')
      }
    }
  } catch (error) {
    const { statusCode } = error as { statusCode?: number }
    return refused(statusCode === 413 ? answers.tooLarge : answers.malformed('body'))
  }
  return { kind: 'form', parameters, file }
}

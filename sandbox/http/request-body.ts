import { isUtf8 } from 'node:buffer'
import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from '../endpoint.ts'
import { type Answer, answers } from './answer.ts'
import { largestTextBytes, mostParameters } from './limits.ts'
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
  return Buffer.isBuffer(request.body) ? readForm(request.body) : refused(answers.wrongContentType)
}

const readForm = (bytes: Buffer): ReadBody => {
  if (!isUtf8(bytes)) return refused(answers.notUtf8)
  const text = bytes.toString()
  if (/^\s*[[{]/.test(text)) return refused(answers.jsonBody)
  if (countOf(text, /&/g) >= mostParameters) return refused(answers.tooManyParameters)
  const parameters = new Map(new URLSearchParams(text))
  const decoded = [...parameters].flat().reduce((sum, part) => sum + countOf(part, /\ufffd/g), 0)
  // Percents that decode to no UTF-8 leave marks of their own, beside those that were sent.
  return decoded > countOf(text, /\ufffd|%ef%bf%bd/gi)
    ? refused(answers.notUtf8)
    : { kind: 'form', parameters, file: null }
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const readMultipart = async (request: FastifyRequest): Promise<ReadBody> => {
  const parameters = new Map<string, string>()
  let file: UploadedFile | null = null
  let textBytes = 0
  // The parser throws on what is no multipart body, such as one without a boundary.
  try {
    for await (const part of request.files()) {
      const { fieldname: name, mimetype, filename } = part
      if (!name) return refused(answers.namelessPart)
      // An empty name of a file arrives as undefined, although the parser's type promises a text.
      const isFile = (filename as string | undefined) !== undefined || mimetype === binaryType
      if (!isFile) {
        const bytes = await part.toBuffer()
        textBytes += bytes.length
        if (textBytes > largestTextBytes) return refused(answers.tooLarge)
        if (!isUtf8(bytes)) return refused(answers.notUtf8)
        parameters.set(name, bytes.toString())
      } else if (name === fileField && file === null) {
        file = { fileName: filename ?? '', contentType: mimetype, bytes: await part.toBuffer() }
      } else {
        part.file.resume()
        parameters.set(name, filename ?? '')
      }
    }
  } catch (error) {
    const { statusCode, code } = error as { statusCode?: number; code?: string }
    if (code === 'FST_PARTS_LIMIT') return refused(answers.tooManyParameters)
    return refused(statusCode === 413 ? answers.tooLarge : answers.malformed('body'))
  }
  return { kind: 'form', parameters, file }
}

const binaryType = 'application/octet-stream'

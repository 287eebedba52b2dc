import { shortened } from './limits.ts'

/** The answer of an endpoint. */
export interface Answer {
  readonly status: number
  readonly contentType: string
  /** A large body comes as a stream of pieces. */
  readonly body: string | Buffer | Iterable<string>
  readonly headers?: Readonly<Record<string, string>>
}

export const bytesOf = ({ body }: Pick<Answer, 'body'>): Buffer => {
  if (Buffer.isBuffer(body)) return body
  return Buffer.from(typeof body === 'string' ? body : [...body].join(''))
}

export const plainText = (status: number, body: string): Answer => ({
  status,
  contentType: 'text/plain; charset=utf-8',
  body,
})

export const xml = (body: string | Iterable<string>): Answer => ({
  status: 200,
  contentType: 'application/xml; charset=utf-8',
  body,
})

/** spec: Errors: 204 and the plan endpoints answer with nothing but the status. */
export const emptyBody = (status: number): Answer => ({
  status,
  contentType: 'text/plain; charset=utf-8',
  body: '',
})

export const json = (value: unknown, status = 200): Answer => ({
  status,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
})

// spec: Errors, the status table; wording as in field-notes 4 where the specification gives none.
export const answers = {
  deprecatedVersion: plainText(418, 'This API version is deprecated.'),
  unknownEndpoint: plainText(404, 'Not found.'),
  wrongMethod: plainText(405, 'Only POST is supported.'),
  wrongContentType: plainText(
    415,
    'Unsupported Content-Type. Use application/x-www-form-urlencoded or multipart/form-data.',
  ),
  jsonBody: plainText(400, 'Incorrect parameter format. The request body appears to be JSON.'),
  namelessPart: plainText(400, 'Incorrect parameter format: a part of the body has no name.'),
  notUtf8: plainText(400, 'Incorrect parameter format: the body is not UTF-8.'),
  tooManyParameters: plainText(400, 'Incorrect parameter format: too many parameters.'),
  tooSlow: plainText(408, 'The request took too long to arrive.'),
  notHttp: plainText(400, 'The request is not HTTP.'),
  tooLarge: plainText(413, 'The request is too large.'),
  unauthorized: plainText(401, 'Not authorized.'),
  consentMissing: plainText(403, 'Accept the terms in the web interface before using the API.'),
  serverError: plainText(500, 'Unexpected server error.'),
  notServed: (status: number) =>
    status === 404 ? answers.unknownEndpoint : plainText(status, 'This endpoint is not available.'),
  missing: (name: string) => plainText(400, `Parameter missing: ${name}.`),
  malformed: (name: string) => plainText(400, `Incorrect parameter format: ${name}.`),
  unexpected: (name: string) => plainText(400, `Unexpected parameters found: ${shortened(name)}.`),
} as const

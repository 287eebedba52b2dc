import { randomUUID } from 'node:crypto'
import type { OpenedFile } from './opened-file.ts'

/** What a request carries; its length is known before the first byte leaves. */
export interface RequestBody {
  readonly contentType: string
  readonly length: number
  readonly pieces: () => AsyncIterable<Uint8Array>
}

/** spec: Request format 2: a form, and multipart where a file goes with it. */
export const toRequestBody = (form: URLSearchParams, file: OpenedFile | undefined): RequestBody =>
  file === undefined ? formBody(form) : multipartBody(form, file)

const formBody = (form: URLSearchParams): RequestBody => {
  const bytes = Buffer.from(toFormText(form))
  async function* pieces() {
    yield bytes
  }
  return {
    contentType: 'application/x-www-form-urlencoded',
    length: bytes.byteLength,
    pieces,
  }
}

/** What the form's own `toString` gives, in a third of the time: a batch of ten thousand prices is a megabyte of it. */
export const toFormText = (form: URLSearchParams): string =>
  [...form].map((pair) => pair.map(escapePart).join('=')).join('&')

const escapePart = (text: string): string =>
  encodeURIComponent(text).replace(/%20|[!'()~]/g, (sign) => formEscapes[sign] ?? sign)

const formEscapes: Readonly<Record<string, string>> = {
  '%20': '+',
  '!': '%21',
  "'": '%27',
  '(': '%28',
  ')': '%29',
  '~': '%7E',
}

const multipartBody = (form: URLSearchParams, { part, pieces }: OpenedFile): RequestBody => {
  const boundary = `----Unitdesk${randomUUID()}`
  const start = Buffer.from(
    [
      ...[...form].map(
        ([name, value]) => `--${boundary}\r\n${disposition(name)}\r\n\r\n${value}\r\n`,
      ),
      `--${boundary}\r\n${disposition('file')}; filename="${escapeName(part.fileName)}"\r\n`,
      `Content-Type: ${part.contentType}\r\n\r\n`,
    ].join(''),
  )
  const end = Buffer.from(`\r\n--${boundary}--\r\n`)
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    length: start.byteLength + part.size + end.byteLength,
    pieces: () => pieces({ start, end }),
  }
}

const disposition = (name: string): string =>
  `Content-Disposition: form-data; name="${escapeName(name)}"`

const escapes: Readonly<Record<string, string>> = { '"': '%22', '\r': '%0D', '\n': '%0A' }

/** Escapes a name as browsers do: UTF-8, with the signs escaped that would end the line or the quotes. */
const escapeName = (name: string): string => name.replace(/["\r\n]/g, (sign) => escapes[sign] ?? '')

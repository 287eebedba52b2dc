import { endpointPath } from '#core/api/endpoints'
import type { ConsoleCall } from './console-call.ts'

interface RequestTextInput {
  readonly call: ConsoleCall
  readonly baseUrl: string
  /** The name of the file that is sent with the call. */
  readonly fileName: string | null
}

const accepts = { any: null, json: 'application/json', xml: 'application/xml' } as const
export const acceptHeader = (accept: ConsoleCall['accept']): string | null => accepts[accept]

const masked = '••••••'
const secrets = ['login', 'password'] as const

const placeOf = (address: string): { readonly host: string; readonly path: string } => {
  const [, host = '', path = '/'] = /^[a-z]+:\/\/([^/]*)(\/.*)?$/i.exec(address) ?? []
  return { host, path }
}

const leftUnescaped = /[!'()~]/g

/** Encodes a text as HTML forms do. */
const encoded = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replace(leftUnescaped, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** The request as it leaves, line by line, with the credential masked. */
export const requestText = ({ call, baseUrl, fileName }: RequestTextInput): string => {
  const { host, path } = placeOf(`${baseUrl}${endpointPath(call.endpoint)}`)
  const accept = acceptHeader(call.accept)
  const type = fileName === null ? 'application/x-www-form-urlencoded' : 'multipart/form-data'
  const sent = call.parameters.map(({ name, text }): [string, string] => [name, text])
  const form = sent.map((pair) => pair.map(encoded).join('=')).join('&')
  const ends = secrets.map((name) => `${name}=${masked}`)
  const parts = [...sent.map(([name, text]) => `${name}: ${text}`)]
  const body =
    fileName === null
      ? [form, ...ends].filter((part) => part !== '').join('&')
      : [...parts, ...secrets.map((name) => `${name}: ${masked}`), `file: ${fileName}`].join('\n')
  return [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Content-Type: ${type}`,
    ...(accept === null ? [] : [`Accept: ${accept}`]),
    '',
    body,
  ].join('\n')
}

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** The request as a curl command. The credential stands in variables that whoever runs the command has to set. */
export const curlText = ({ call, baseUrl, fileName }: RequestTextInput): string => {
  const accept = acceptHeader(call.accept)
  const option = fileName === null ? '--data-urlencode' : '--form-string'
  return [
    `curl ${quote(`${baseUrl}${endpointPath(call.endpoint)}`)}`,
    ...(accept === null ? [] : [`--header ${quote(`Accept: ${accept}`)}`]),
    ...call.parameters.map(({ name, text }) => `${option} ${quote(`${name}=${text}`)}`),
    `${option} "login=$CRM_LOGIN"`,
    `${option} "password=$CRM_PASSWORD"`,
    ...(fileName === null ? [] : [`--form ${quote(`file=@${fileName}`)}`]),
  ].join(' \\\n  ')
}

import type { BundleFiles } from './bundle-files.ts'
import { found, notFound, type PageAnswer } from './page-answer.ts'

export const bundleScheme = 'app'
export const bundleOrigin = `${bundleScheme}://bundle`
/** What begins so is no file of the bundle. */
export const pictureOrigin = `${bundleOrigin}/media/`
export const pageAddress = `${bundleOrigin}/index.html`

interface BundleRequest {
  readonly method: string
  readonly url: string
}

export const nonceLength = 32
// A page asks for its styles by this nonce; a new one with every load.
const noncePlaceholder = '__STYLE_NONCE__'

const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The whole address must be one of the table, to the letter; everything else is not found. */
export const answerBundleRequest = (
  files: BundleFiles,
  { method, url }: BundleRequest,
  newNonce: () => string,
): PageAnswer => {
  const prefix = `${bundleOrigin}/`
  if (method !== 'GET' || !url.startsWith(prefix)) return notFound()
  const address = url.slice(bundleOrigin.length)
  const file = files.get(address === '/' ? '/index.html' : address)
  if (!file) return notFound()
  const headers = { 'content-type': file.contentType }
  if (!file.contentType.startsWith('text/html')) return found(headers, [file.read()])
  const nonce = newNonce()
  const page = file.read().toString('utf8').replaceAll(noncePlaceholder, nonce)
  return found({ ...headers, 'content-security-policy': contentSecurityPolicy(nonce) }, [
    Buffer.from(page),
  ])
}

import type { BundleFiles } from './bundle-files.ts'

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

// No opener policy: no page can open this one or be opened by it, and the header would have Chromium start
// the page's process a second time.
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}

export const notFound = (): Response =>
  new Response('Not found', { status: 404, headers: commonHeaders })

/** The whole address must be one of the table, to the letter; everything else is not found. */
export const answerBundleRequest = (
  files: BundleFiles,
  { method, url }: BundleRequest,
  newNonce: () => string,
): Response => {
  const prefix = `${bundleOrigin}/`
  if (method !== 'GET' || !url.startsWith(prefix)) return notFound()
  const address = url.slice(bundleOrigin.length)
  const file = files.get(address === '/' ? '/index.html' : address)
  if (!file) return notFound()
  const headers = { ...commonHeaders, 'content-type': file.contentType }
  if (!file.contentType.startsWith('text/html')) {
    return new Response(new Uint8Array(file.read()), { headers })
  }
  const nonce = newNonce()
  return new Response(file.read().toString('utf8').replaceAll(noncePlaceholder, nonce), {
    headers: { ...headers, 'content-security-policy': contentSecurityPolicy(nonce) },
  })
}

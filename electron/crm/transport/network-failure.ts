import type { FailureOf } from '#core/contract/failure'

type Cause = FailureOf<'unreachable'>['cause']

const causes: Readonly<Record<string, Cause>> = {
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  EADDRNOTAVAIL: 'refused',
  ENOTFOUND: 'notFound',
  EAI_AGAIN: 'notFound',
  EAI_FAIL: 'notFound',
  ETIMEDOUT: 'timedOut',
  ECONNRESET: 'reset',
  ECONNABORTED: 'reset',
  EPIPE: 'reset',
  ERR_STREAM_PREMATURE_CLOSE: 'reset',
  UND_ERR_CONNECT_TIMEOUT: 'timedOut',
  UND_ERR_HEADERS_TIMEOUT: 'timedOut',
  UND_ERR_BODY_TIMEOUT: 'timedOut',
  UND_ERR_SOCKET: 'reset',
  UND_ERR_ABORTED: 'reset',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'reset',
  UND_ERR_HEADERS_OVERFLOW: 'reset',
  // A compressed answer that cannot be read has been cut, or was mangled on its way.
  Z_DATA_ERROR: 'reset',
  Z_BUF_ERROR: 'reset',
  UND_ERR_PRX_TLS: 'proxy',
  ERR_PROXY: 'proxy',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate',
  CERT_HAS_EXPIRED: 'certificate',
  CERT_NOT_YET_VALID: 'certificate',
  CERT_REVOKED: 'certificate',
  CERT_UNTRUSTED: 'certificate',
  CERT_REJECTED: 'certificate',
  CERT_SIGNATURE_FAILURE: 'certificate',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate',
  UNABLE_TO_GET_ISSUER_CERT: 'certificate',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate',
}

/** A proxy on the way to the server failed before the request could leave. */
export const proxyTrouble = (cause: unknown): Error =>
  Object.assign(new Error('No way through the proxy', { cause }), { code: 'ERR_PROXY' })

// Errors that come without a code of their own, undici's parser error among them.
const codesOfNames: Readonly<Record<string, string>> = {
  TimeoutError: 'ETIMEDOUT',
  HTTPParserError: 'UND_ERR_HTTP_PARSER',
}

const codesOf = (error: unknown): string[] => {
  if (!(error instanceof Error)) return []
  const { code, cause, name } = error as { code?: unknown; cause?: unknown; name: string }
  const own = codesOfNames[name] ?? code
  // Where a name has several addresses, the first failure stands for all.
  const first = error instanceof AggregateError ? error.errors[0] : cause
  return [...(typeof own === 'string' ? [own] : []), ...codesOf(first)]
}

/** Why the network gave no answer; null for what is no trouble of the network at all. */
export const networkCause = (error: unknown): Cause | null => {
  const codes = codesOf(error)
  // A certificate is at fault wherever in the chain it is named, through a proxy as well.
  const isCertificate = codes.some(
    (code) => causes[code] === 'certificate' || code.startsWith('ERR_SSL_'),
  )
  if (isCertificate) return 'certificate'
  const known = codes.map((code) => causes[code]).find((cause) => cause !== undefined)
  if (known !== undefined) return known
  return codes.some((code) => /^(?:UND_ERR|HPE_)/.test(code)) ? 'reset' : null
}

import type { FailureOf } from '#core/contract/failure'

type Cause = FailureOf<'unreachable'>['cause']

const causes: Readonly<Record<string, Cause>> = {
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  ENOTFOUND: 'notFound',
  EAI_AGAIN: 'notFound',
  ETIMEDOUT: 'timedOut',
  UND_ERR_CONNECT_TIMEOUT: 'timedOut',
  UND_ERR_HEADERS_TIMEOUT: 'timedOut',
  UND_ERR_BODY_TIMEOUT: 'timedOut',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  UND_ERR_SOCKET: 'reset',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'reset',
  UND_ERR_ABORTED: 'reset',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate',
  CERT_HAS_EXPIRED: 'certificate',
  CERT_NOT_YET_VALID: 'certificate',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate',
  UNABLE_TO_GET_ISSUER_CERT: 'certificate',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate',
  ERR_PROXY_TUNNEL: 'proxy',
}

const codesOf = (error: unknown): string[] => {
  if (!(error instanceof Error)) return []
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return [...(typeof code === 'string' ? [code] : []), ...codesOf(cause)]
}

/** Why the network gave no answer; null for what is no trouble of the network at all. */
export const networkCause = (error: unknown): Cause | null => {
  const codes = codesOf(error)
  if (codes.some((code) => code.startsWith('ERR_SSL_'))) return 'certificate'
  const known = codes.map((code) => causes[code]).find((cause) => cause !== undefined)
  if (known !== undefined) return known
  return codes.some((code) => code.startsWith('UND_ERR') || code.startsWith('HPE_'))
    ? 'reset'
    : null
}

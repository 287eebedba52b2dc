import { X509Certificate } from 'node:crypto'
import type { Timestamp } from '#core/time'

export interface Authority {
  readonly pem: string
  readonly subject: string
  readonly validUntil: Timestamp
}

const block = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g

/** The certificates of a PEM file; null when it has none, or one of them cannot be read. */
export const parseAuthorities = (text: string): Authority[] | null => {
  const blocks = text.match(block) ?? []
  try {
    const authorities = blocks.map((pem) => {
      const certificate = new X509Certificate(pem)
      const subject = nameOf(certificate.subject)
      return { pem, subject, validUntil: Date.parse(certificate.validTo) }
    })
    return authorities.length === 0 ? null : authorities
  } catch {
    return null
  }
}

// The subject has one attribute a line: `CN=Name`. A certificate without a common name is shown as a whole.
const nameOf = (subject: string): string =>
  (/^CN=(.+)$/m.exec(subject)?.[1] ?? subject.replaceAll('\n', ', ')).slice(0, 200)

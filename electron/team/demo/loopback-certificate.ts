import { generateKeyPairSync, sign } from 'node:crypto'
import { dayMs, type Timestamp } from '#core/time'

interface LoopbackCertificate {
  /** Both as PEM. The certificate has signed itself: whoever knows it trusts nothing else with it. */
  readonly certificate: string
  readonly key: string
}

/** Nobody keeps a window open for longer; the key is gone with it. */
const validMs = 366 * dayMs

/** A certificate of 127.0.0.1 with a key that is drawn (RFC 5280): the demo's database is verified as any other one. */
export const makeLoopbackCertificate = (now: Timestamp): LoopbackCertificate => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(der(tags.set, sequence(oid.commonName, der(tags.text, ascii('Unitdesk')))))
  const signed = sequence(
    der(tags.version, integer(2)),
    integer(1),
    sequence(oid.ecdsaWithSha256),
    name,
    sequence(utcTime(now - dayMs), utcTime(now + validMs)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      tags.extensions,
      sequence(
        sequence(oid.basicConstraints, yes, octets(sequence(yes))),
        sequence(oid.alternativeName, octets(sequence(der(tags.address, Buffer.of(127, 0, 0, 1))))),
      ),
    ),
  )
  const signature = Buffer.concat([Buffer.of(0), sign('sha256', signed, privateKey)])
  const whole = sequence(signed, sequence(oid.ecdsaWithSha256), der(tags.bits, signature))
  return {
    certificate: pem(whole),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

const tags = {
  truth: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  text: 0x0c,
  utcTime: 0x17,
  sequence: 0x30,
  set: 0x31,
  address: 0x87,
  version: 0xa0,
  extensions: 0xa3,
} as const

const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts)
  const { length } = body
  return Buffer.concat([Buffer.of(tag, ...sizeOf(length)), body])
}

/** As few bytes as it takes. */
const sizeOf = (length: number): readonly number[] => {
  if (length < 0x80) return [length]
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
}

const sequence = (...parts: readonly Uint8Array[]): Buffer => der(tags.sequence, ...parts)
const octets = (...parts: readonly Uint8Array[]): Buffer => der(tags.octets, ...parts)
const integer = (value: number): Buffer => der(tags.integer, Buffer.of(value))
const ascii = (text: string): Buffer => Buffer.from(text, 'ascii')
const yes = der(tags.truth, Buffer.of(0xff))

const oid = {
  commonName: der(tags.oid, Buffer.from('550403', 'hex')),
  basicConstraints: der(tags.oid, Buffer.from('551d13', 'hex')),
  alternativeName: der(tags.oid, Buffer.from('551d11', 'hex')),
  ecdsaWithSha256: der(tags.oid, Buffer.from('2a8648ce3d040302', 'hex')),
} as const

/** `YYMMDDHHMMSSZ` */
const utcTime = (at: Timestamp): Buffer =>
  der(tags.utcTime, ascii(`${new Date(at).toISOString().slice(2, 19).replace(/\D/g, '')}Z`))

const pem = (bytes: Buffer): string => {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}

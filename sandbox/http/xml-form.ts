import type { Switches } from '../switches.ts'
import { type Answer, bytesOf } from './answer.ts'

export type XmlForm = Switches['xmlForm']

type Write = (text: string) => Buffer

const declared = (text: string, encoding: string): string =>
  text.replace('encoding="UTF-8"', `encoding="${encoding}"`)

/** A sign for which the encoding has no byte is written as its number, as XML has it. */
const inEightBits = (encoding: string): Write => {
  const decoder = new TextDecoder(encoding)
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  )
  return (text) =>
    Buffer.from(
      Array.from(declared(text, encoding), (sign) => {
        const byte = bytes.get(sign)
        return byte === undefined ? [...Buffer.from(`&#${sign.codePointAt(0)};`)] : [byte]
      }).flat(),
    )
}

const inSixteenBits: Write = (text) => Buffer.from(`\ufeff${declared(text, 'UTF-16')}`, 'utf16le')

const namespace = 'urn:real-estate-crm'

/** The root element of an answer has a name that no element below it has. */
const withPrefix: Write = (text) => {
  const [, root = ''] = /<([\w-]+)[\s/>]/.exec(text) ?? []
  const opened = text.replace(`<${root}`, `<crm:${root} xmlns:crm="${namespace}"`)
  return Buffer.from(opened.replace(`</${root}>`, `</crm:${root}>`))
}

const writers: Readonly<Record<Exclude<XmlForm, 'utf-8'>, Write>> = {
  'iso-8859-2': inEightBits('iso-8859-2'),
  'windows-1250': inEightBits('windows-1250'),
  'utf-16le': inSixteenBits,
  'utf-16be': (text) => inSixteenBits(text).swap16(),
  blankLine: (text) => Buffer.from(`\r\n${text}`),
  prefixedRoot: withPrefix,
}

/** An answer in XML as other servers write it: its declaration alone tells the encoding. */
export const inXmlForm = (answer: Answer, form: XmlForm): Answer => {
  if (form === 'utf-8' || !answer.contentType.startsWith('application/xml')) return answer
  const body = writers[form](bytesOf(answer).toString())
  return { ...answer, contentType: 'application/xml', body }
}

import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { type ExpectedAnswer, type Result, success } from '#core/contract/failure'
import { notThisServer } from '../calls/answer-failure.ts'
import type { Body } from '../calls/call.ts'
import { answerDecoder, isDecodingError } from './decode-answer.ts'

export type Attributes = Readonly<Record<string, string>>

/** What is done with the elements of one path. */
export interface ElementReader {
  readonly open?: ((attributes: Attributes) => void) | undefined
  readonly close?: (() => void) | undefined
}

export interface XmlReader {
  /**
   * Asked once for each path, as there are hundreds of thousands of elements; a path has the names from the root down
   * to the element, joined by slashes.
   */
  readonly at: (path: string) => ElementReader
  /** Text between elements, in pieces. */
  readonly text?: (text: string) => void
}

interface ReadXmlInput {
  readonly endpoint: string
  /** Null when nobody shows it: then anything but a page. */
  readonly roots: readonly string[] | null
  readonly reader: XmlReader
  readonly onBytes?: (done: number) => void
  readonly maxBytes?: number
  readonly maxElements?: number
}

const largestBytes = 256 * 1024 * 1024
/** Long enough that a credential within what is kept of it is whole. */
const startLength = 4_096
const maxDepth = 64
/** Far more than any answer has: what is kept of each is in the memory of main. */
const mostElements = 4_000_000
const maxAttributes = 1_000
const maxPaths = 10_000
/** How far an answer may go on without anything that begins or ends. */
const maxPieceBytes = 16 * 1024 * 1024

/** Raised inside the parser by what does not fit; it never leaves this file. */
class Unreadable extends Error {
  readonly expected: ExpectedAnswer
  readonly part: string | null

  constructor(expected: ExpectedAnswer, part: string | null) {
    super(expected)
    this.expected = expected
    this.part = part
  }
}

/** Refuses what a record cannot be made of; the whole answer is refused with it, never half-read. */
export const unreadable = (part: string | null): never => {
  throw new Unreadable('apiXml', part)
}

const tooLarge = (): never => {
  throw new Unreadable('smaller', null)
}

const malformed = (): never => {
  throw new Unreadable('xml', null)
}

/**
 * Feeds a body to the parser chunk by chunk. What is no well-formed XML with an expected root, such as the
 * HTML of a login page with status 200, is refused with its beginning, and with the root that it has.
 */
export const readXml = async (body: Body, reading: ReadXmlInput): Promise<Result<null>> => {
  const decoder = answerDecoder(body.header('content-type'))
  const { parser, moved } = startParser(reading)
  let bytes = 0
  let [moves, movedAt] = [0, 0]
  let start = ''
  try {
    for await (const chunk of body.chunks) {
      bytes += chunk.byteLength
      if (bytes > (reading.maxBytes ?? largestBytes)) tooLarge()
      const text = decoder.write(chunk)
      if (start.length < startLength) start = (start + text).slice(0, startLength)
      parser.write(text)
      if (moved() > moves) movedAt = bytes
      else if (bytes - movedAt > maxPieceBytes) tooLarge()
      moves = moved()
      reading.onBytes?.(bytes)
    }
    const rest = decoder.end()
    if (start.length < startLength) start = (start + rest).slice(0, startLength)
    parser.write(rest).close()
    return success(null)
  } catch (error) {
    if (!(error instanceof Unreadable) && !isDecodingError(error)) throw error
    const { expected, part } = error instanceof Unreadable ? error : notText
    return notThisServer({ endpoint: reading.endpoint, expected, part, received: start })
  }
}

const notText = { expected: 'text', part: null } as const

/** `moved` counts what has begun so far. */
const startParser = ({ roots, reader, maxElements = mostElements }: ReadXmlInput) => {
  const parser = new SaxesParser()
  let [opened, attributesOfElement, paths] = [0, 0, 0]
  const at = (path: string): ElementReader => {
    paths += 1
    return paths > maxPaths ? tooLarge() : reader.at(path)
  }
  let element = outside()
  parser.on('error', malformed)
  parser.on('attribute', () => {
    attributesOfElement += 1
    if (attributesOfElement > maxAttributes) tooLarge()
  })
  parser.on('opentag', (tag) => {
    attributesOfElement = 0
    opened += 1
    if (opened > maxElements) tooLarge()
    const { name, attributes } = tag as SaxesTagPlain
    if (element.around === null && !isRoot(localName(name), roots)) unreadable(`<${name}>`)
    element = elementWithin(element, name, at)
    element.reader.open?.(attributes)
  })
  parser.on('closetag', () => {
    element.reader.close?.()
    element = element.around ?? element
  })
  const { text } = reader
  if (text !== undefined) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  return { parser, moved: () => opened }
}

/** All elements of one path: one that is looked up by its path each time costs as much as the parser. */
interface Element {
  /** As the document writes it. */
  readonly name: string
  readonly path: string
  readonly depth: number
  readonly reader: ElementReader
  /** Null around the root. */
  readonly around: Element | null
  readonly within: Map<string, Element>
  /** Most elements follow one of their own name. */
  last: Element | null
}

const outside = (): Element => ({
  name: '',
  path: '',
  depth: 0,
  reader: {},
  around: null,
  within: new Map(),
  last: null,
})

const elementWithin = (around: Element, name: string, at: XmlReader['at']): Element => {
  if (around.last?.name === name) return around.last
  const element = around.within.get(name) ?? firstWithin(around, name, at)
  around.last = element
  return element
}

const firstWithin = (around: Element, name: string, at: XmlReader['at']): Element => {
  const depth = around.depth + 1
  if (depth > maxDepth) tooLarge()
  const local = localName(name)
  const path = depth === 1 ? local : `${around.path}/${local}`
  const element = { name, path, depth, reader: at(path), around, within: new Map(), last: null }
  around.within.set(name, element)
  return element
}

/** A name without the prefix by which a document names its namespace. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

const isRoot = (name: string, roots: ReadXmlInput['roots']): boolean =>
  roots === null ? name.toLowerCase() !== 'html' : roots.includes(name)

/** A positive integer that names a record; null for anything else. */
export const optionalId = (attributes: Attributes, name = 'id'): number | null => {
  const value = attributes[name] ?? ''
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null
}

/** A positive integer that names a record, or the whole answer is refused. */
export const requiredId = (attributes: Attributes, element: string, name = 'id'): number =>
  optionalId(attributes, name) ?? unreadable(`<${element} ${name}>`)

export const optionalText = (value: string | undefined): string | null =>
  value === undefined || value.trim() === '' ? null : value

import type { PdfFacts } from './pdf-facts.ts'

/** Bytes from the beginning and from the end, and at the place that `pdfIndexAt` names, that are worth reading. */
export const pdfPartBytes = 65_536

interface PdfParts {
  readonly start: Uint8Array
  readonly end: Uint8Array
  /** What lies where `pdfIndexAt` says; empty where that is not known or within the end. */
  readonly index: Uint8Array
}

/** The offset of the index of objects from the start of the file, which the end of every PDF names. */
export const pdfIndexAt = (end: Uint8Array): number | null => {
  const [, digits] = [...latin(end).matchAll(/startxref\s+(\d{1,15})\s/g)].at(-1) ?? []
  return digits === undefined ? null : Number(digits)
}

/**
 * Reads facts of a PDF without unpacking anything. Encryption is recorded beside the index; the page count stands at
 * the start of files made for the web, and of most others in the last objects.
 */
export const readPdfFacts = ({ start, end, index }: PdfParts): PdfFacts => {
  const [first, last] = [latin(start), latin(end)]
  const isEncrypted = [first, latin(index), last].some((part) => encryption.test(part))
  return { isEncrypted, pages: linearPages(first) ?? treePages(`${first}\n${last}`) }
}

const encryption = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/

const linearPages = (text: string): number | null =>
  positive(
    text
      .slice(0, 1_024)
      .match(/<<[^>]*\/Linearized\b[^>]*>>/)?.[0]
      .match(/\/N\s+(\d+)/),
  )

// An object that is written again further down replaces the one before.
const treePages = (text: string): number | null => {
  const roots = [...text.matchAll(/\bobj\b((?:(?!\bendobj\b|\bstream\b).)*)/gs)]
    .map(([, body = '']) => body)
    .filter((body) => /\/Type\s*\/Pages\b/.test(body) && !/\/Parent\b/.test(body))
  return positive(roots.at(-1)?.match(/\/Count\s+(\d+)/))
}

const positive = (found: RegExpMatchArray | null | undefined): number | null => {
  const count = Number(found?.[1] ?? 0)
  return count > 0 && count < 1_000_000 ? count : null
}

const latin = (bytes: Uint8Array): string => {
  let text = ''
  // Passing all bytes at once would exceed the number of arguments of a call.
  for (let at = 0; at < bytes.length; at += 8_192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  }
  return text
}

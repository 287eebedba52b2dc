import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import type { Switches } from '../switches.ts'
import { type Answer, bytesOf } from './answer.ts'

export type Compression = Switches['compression']

const compress: Readonly<Record<Exclude<Compression, 'none'>, (bytes: Buffer) => Buffer>> = {
  gzip: (bytes) => gzipSync(bytes),
  deflate: (bytes) => deflateSync(bytes),
  br: (bytes) => brotliCompressSync(bytes),
}

/** Compressed whether or not it was asked for; what is empty stays so. */
export const compressed = (answer: Answer, compression: Compression): Answer => {
  if (compression === 'none') return answer
  const bytes = bytesOf(answer)
  if (bytes.length === 0) return answer
  const headers = { ...answer.headers, 'content-encoding': compression }
  return { ...answer, headers, body: compress[compression](bytes) }
}

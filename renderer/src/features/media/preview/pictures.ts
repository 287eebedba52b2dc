import { createContext, useContext, useEffect, useState } from 'react'
import { createLru } from './lru.ts'
import type { PictureSource } from './picture-address.ts'
import type { DrawnPicture, DrawPictureRequest } from './picture-message.ts'

export interface Picture {
  /** `data:`, the picture itself. */
  readonly url: string
  readonly isPdf: boolean
}

/** Null where nothing can be drawn. */
type PictureListener = (picture: Picture | null) => void

export interface Pictures {
  readonly known: (source: PictureSource, maxSide: number) => Picture | null | undefined
  /** Answers with the function that no longer wants it. */
  readonly want: (source: PictureSource, maxSide: number, told: PictureListener) => () => void
  readonly end: () => void
}

// A row is about 4 KB; a large preview is about 300 KB, of which a few are kept.
const mostSmall = 400
const mostLarge = 6
const largeFrom = 400
// Each decodes one large picture.
const atOnce = 2
// A worker holds on to the files that it has read until it ends.
const mostBytesByOne = 16_000_000
const idleMs = 1_000

interface PictureRequest {
  readonly key: string
  readonly url: string
  readonly maxSide: number
  readonly told: PictureListener
}

const keyOf = ({ url, version }: PictureSource, maxSide: number): string =>
  `${maxSide} ${version} ${url}`

/** Small copies of files, drawn in a worker; the newest wish first, since it is the one that is seen. */
const createPictures = (): Pictures => {
  let worker: Worker | null = null
  let lastId = 0
  /** The bytes that the present worker has read. */
  let bytesRead = 0
  let idle: ReturnType<typeof setTimeout> | undefined
  const small = createLru<Picture | null>(mostSmall)
  const large = createLru<Picture | null>(mostLarge)
  const keptOf = (maxSide: number) => (maxSide < largeFrom ? small : large)
  const waiting: PictureRequest[] = []
  const drawing = new Map<number, PictureRequest>()
  const receive = ({ data }: MessageEvent<DrawnPicture>) => {
    const asked = drawing.get(data.id)
    drawing.delete(data.id)
    bytesRead += data.bytes
    if (asked) {
      const picture = data.kind === 'none' ? null : { url: data.url, isPdf: data.isPdf }
      keptOf(asked.maxSide).put(asked.key, picture)
      asked.told(picture)
    }
    next()
  }
  const endWorker = () => {
    worker?.terminate()
    worker = null
    bytesRead = 0
  }
  /** A worker that has failed answers nothing any more: its pictures are not drawn this time, the others by another one. */
  const replaceWorker = () => {
    const lost = [...drawing.values()]
    drawing.clear()
    endWorker()
    for (const { told } of lost) told(null)
    next()
  }
  const next = () => {
    clearTimeout(idle)
    const isFull = bytesRead >= mostBytesByOne
    if (isFull && drawing.size > 0) return
    if (isFull) endWorker()
    while (drawing.size < atOnce) {
      const asked = waiting.pop()
      if (!asked) {
        if (drawing.size === 0) idle = setTimeout(endWorker, idleMs)
        return
      }
      worker ??= startWorker(receive, replaceWorker)
      lastId += 1
      drawing.set(lastId, asked)
      const { url, maxSide } = asked
      worker.postMessage({ id: lastId, url, maxSide } satisfies DrawPictureRequest)
    }
  }
  return {
    known: (source, maxSide) => keptOf(maxSide).get(keyOf(source, maxSide)),
    want: (source, maxSide, told) => {
      const asked = { key: keyOf(source, maxSide), url: source.url, maxSide, told }
      waiting.push(asked)
      next()
      return () => {
        const at = waiting.indexOf(asked)
        if (at >= 0) waiting.splice(at, 1)
      }
    },
    end: () => {
      small.clear()
      large.clear()
      waiting.length = 0
      drawing.clear()
      clearTimeout(idle)
      endWorker()
    },
  }
}

const startWorker = (
  receive: (message: MessageEvent<DrawnPicture>) => void,
  fail: () => void,
): Worker => {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', receive)
  worker.addEventListener('error', fail, { once: true })
  return worker
}

export const PicturesContext = createContext<Pictures | null>(null)

/** Small copies for as long as what shows them is there. */
export const usePictures = (): Pictures => {
  const [pictures] = useState(createPictures)
  useEffect(() => () => pictures.end(), [pictures])
  return pictures
}

/** Undefined while it is being drawn, null where there is nothing to draw. */
export const usePicture = (
  source: PictureSource | null,
  maxSide: number,
): Picture | null | undefined => {
  const pictures = useContext(PicturesContext)
  if (!pictures) throw new Error('PicturesContext is missing above this component')
  const [url, version] = [source?.url ?? null, source?.version ?? '']
  const wanted = url === null ? null : `${version} ${url}`
  const [drawn, setDrawn] = useState<{ wanted: string; picture: Picture | null } | null>(null)
  useEffect(() => {
    if (url === null || wanted === null) return
    if (pictures.known({ url, version }, maxSide) !== undefined) return
    return pictures.want({ url, version }, maxSide, (picture) => setDrawn({ wanted, picture }))
  }, [pictures, url, version, wanted, maxSide])
  if (source === null) return null
  return drawn?.wanted === wanted ? drawn.picture : pictures.known(source, maxSide)
}

import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { once } from '#core/once'
import { type Clock, secondMs } from '#core/time'

/** What came of asking the server for a picture. */
type PictureAnswer = 'there' | 'never' | 'notNow'

interface ShownPictures {
  /** The path of the picture; null when it cannot be had now. */
  readonly pathOf: (key: string, fetch: Fetch) => Promise<string | null>
}

type Fetch = (to: string) => Promise<PictureAnswer>

interface Cache {
  readonly folder: string
  readonly maxBytes: number
  readonly clock: Clock
}

interface CachedFile {
  readonly sizeBytes: number
  usedAt: number
}

/** Pictures of the server never change: each is fetched once, and stays until others need the room. */
export const shownPictures = ({ folder, maxBytes, clock }: Cache): ShownPictures => {
  const underWay = new Map<string, Promise<string | null>>()
  const files = once(() => listCached(folder))
  const touch = async (name: string, file: CachedFile) => {
    file.usedAt = clock.now()
    // The times on the disk are for the next run; in this one the order is known.
    const at = file.usedAt / 1_000
    await utimes(join(folder, name), at, at).catch(() => undefined)
  }
  const makeRoom = async (cached: Map<string, CachedFile>, newest: string) => {
    let total = [...cached.values()].reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
    for (const [name, { sizeBytes }] of [...cached].sort(([, a], [, b]) => a.usedAt - b.usedAt)) {
      if (total <= maxBytes || name === newest) continue
      cached.delete(name)
      total -= sizeBytes
      await rm(join(folder, name), { force: true })
    }
  }
  // A list is scrolled up and down: what was not to be had is not asked for with every row that comes into view.
  const notBefore = new Map<string, number>()
  const find = async (name: string, fetch: Fetch): Promise<string | null> => {
    const cached = await files()
    const path = join(folder, name)
    const found = cached.get(name)
    if (found !== undefined && (await sizeOf(path)) === found.sizeBytes) {
      await touch(name, found)
      return path
    }
    cached.delete(name)
    if ((notBefore.get(name) ?? 0) > clock.elapsedMs()) return null
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const fetched = await fetch(path)
    const sizeBytes = fetched === 'there' ? await sizeOf(path) : null
    if (sizeBytes === null) {
      notBefore.set(name, fetched === 'never' ? Infinity : clock.elapsedMs() + askAgainMs)
      return null
    }
    const fresh = { sizeBytes, usedAt: clock.now() }
    cached.set(name, fresh)
    await touch(name, fresh)
    await makeRoom(cached, name)
    return path
  }
  return {
    pathOf: (key, fetch) => {
      const name = createHash('sha256').update(key).digest('hex')
      const finding = underWay.get(name) ?? find(name, fetch).finally(() => underWay.delete(name))
      underWay.set(name, finding)
      return finding
    },
  }
}

const askAgainMs = 30 * secondMs

const sizeOf = async (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  )

const listCached = async (folder: string): Promise<Map<string, CachedFile>> => {
  const cached = new Map<string, CachedFile>()
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => null)
    if (found !== null) cached.set(name, { sizeBytes: found.size, usedAt: found.mtimeMs })
  }
  return cached
}

import { createHash } from 'node:crypto'
import type { Failure } from '#core/contract/failure'
import { fromJson } from '#core/json'
import { isUndecoded } from '#core/media/pictures/leaving-file'
import type { MediaFile, MediaUpload } from '#core/media/queue/media-file'
import type { PlaceMedia } from '#core/media/shown/place-media'
import { endOfJob } from '../end-of-job.ts'
import { readUntil } from '../read-until.ts'
import { type MediaWorld, of } from './media-world.ts'
import { oneColourPng } from './one-colour-png.ts'

/** A whole picture that no other number gives. */
export const picture = (number: number): Uint8Array => oneColourPng(0xffffff - number)

export const sha256Of = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

/** How a job ended: null is well. */
export const finished = (
  { jobs, nextChange }: MediaWorld,
  jobId: string,
): Promise<Failure | null> => endOfJob({ jobs, jobId, nextTold: nextChange })

export const refresh = async (world: MediaWorld): Promise<void> => {
  await finished(world, (await world.call('prices.refreshProjects', of)).jobId)
  await finished(world, (await world.call('prices.refreshPricelist', of)).jobId)
}

/** Asks the server what it shows. */
export const refreshShown = async (world: MediaWorld): Promise<Failure | null> =>
  finished(world, (await world.call('media.refreshShown', of)).jobId)

/** A unit that the server shows so. */
export const unitShown = async (
  world: MediaWorld,
  isWanted: (unit: Extract<PlaceMedia, { kind: 'unit' }>) => boolean,
) => {
  const [shown] = await world.call('media.readShown', of)
  const places = shown === undefined ? [] : fromJson(shown.places)
  const found = places.find((place) => place.kind === 'unit' && isWanted(place))
  return { kind: 'unit', id: found?.id ?? 0 } as const
}

/** Drops a folder, and waits until every byte was looked at. */
export const drop = async (world: MediaWorld, folder: string): Promise<readonly MediaFile[]> => {
  const dropped = [{ file: world.grant(folder), path: 'media' }]
  await finished(world, (await world.call('media.addFiles', { ...of, dropped })).jobId)
  return drawn(world)
}

/** When every picture of the list was drawn. */
export const drawn = (world: MediaWorld): Promise<readonly MediaFile[]> => {
  const isWaiting = ({ source, read }: MediaFile) =>
    source === 'there' && read !== null && isUndecoded(read)
  return listThat(world, (files) => !files.some(isWaiting))
}

/** The list, as soon as it is so. */
export const listThat = (
  world: MediaWorld,
  isSo: (files: readonly MediaFile[]) => boolean,
): Promise<readonly MediaFile[]> => readUntil(world.nextChange, () => listFiles(world), isSo)

export const listFiles = async (world: MediaWorld): Promise<readonly MediaFile[]> =>
  fromJson((await world.call('media.listFiles', of)).files)

export const uploadsOf = (files: readonly MediaFile[]): MediaUpload[] =>
  files.flatMap(({ uploads }) => [...uploads])

export const kindsOf = (files: readonly MediaFile[]): string[] =>
  uploadsOf(files).map(({ state }) => state.kind)

/** When nothing is queued or on its way any more, or the queue is held up. */
export const settled = async (world: MediaWorld): Promise<readonly MediaFile[]> => {
  const read = async () => {
    const { files, pausedBy } = await world.call('media.listFiles', of)
    return { files: fromJson(files), isPaused: pausedBy !== null }
  }
  const { files } = await readUntil(world.nextChange, read, ({ files, isPaused }) => {
    const kinds = kindsOf(files)
    return !kinds.includes('sending') && (isPaused || !kinds.includes('queued'))
  })
  return files
}

interface ReceivedCall {
  readonly endpoint: string
  readonly status: number
  readonly parameters: Readonly<Record<string, string>>
  readonly file: { readonly sha256: string } | null
  readonly fault: string | null
}

type ControlledSandbox = { readonly control: (method: string, path: string) => Promise<unknown> }

/** The uploads that have come to the server, each with what was in it and what was made to go wrong. */
export const received = async ({ control }: ControlledSandbox): Promise<ReceivedCall[]> =>
  ((await control('GET', '/requests')) as ReceivedCall[]).filter(({ endpoint }) =>
    /^(?:set-.*-(?:pdf|plan)|add-unit-gallery-image)$/.test(endpoint),
  )

import type { Unit } from '#core/prices/pricelist/unit'

interface JoinedUnits {
  /** The units up to the first gap; null while not even the first chunk is here. */
  readonly units: Unit[] | null
  readonly isWhole: boolean
}

type Chunk = Unit[] | undefined

const joinChunks = (chunks: readonly Chunk[]): JoinedUnits => {
  const missing = chunks.indexOf(undefined)
  const isWhole = missing < 0
  const here = isWhole ? chunks : chunks.slice(0, missing)
  return { units: here.length === 0 ? null : here.flatMap((chunk) => chunk ?? []), isWhole }
}

/** Joins chunks of units; the same chunks are the same list again, which a table need not look through. */
export const rememberJoined = () => {
  let before: readonly Chunk[] | null = null
  let joined: JoinedUnits = { units: null, isWhole: false }
  return (chunks: readonly Chunk[]): JoinedUnits => {
    const isSame =
      before?.length === chunks.length && chunks.every((chunk, index) => chunk === before?.[index])
    if (!isSame) joined = joinChunks(chunks)
    before = chunks
    return joined
  }
}

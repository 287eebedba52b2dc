import type { Tile } from './dashboard.ts'

export const replaceTile = (tiles: readonly Tile[], tile: Tile): readonly Tile[] =>
  tiles.map((one) => (one.id === tile.id ? tile : one))

export const removeTile = (tiles: readonly Tile[], { id }: Pick<Tile, 'id'>): readonly Tile[] =>
  tiles.filter((one) => one.id !== id)

/** The tiles with one of them a place earlier or later; the same ones where there is no such place. */
export const moveTile = (
  tiles: readonly Tile[],
  { id }: Pick<Tile, 'id'>,
  by: -1 | 1,
): readonly Tile[] => {
  const at = tiles.findIndex((one) => one.id === id)
  const [tile, other] = [tiles[at], tiles[at + by]]
  return tile && other ? tiles.with(at, other).with(at + by, tile) : tiles
}

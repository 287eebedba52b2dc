interface Unit {
  readonly id: number
  readonly floorId: number
  readonly internalId: string
  readonly hasGallery: boolean
}

/** Two hundred files as a marketing team has them: plans and cards of flats, plans of floors, pictures. */
export const folderFor = (all: readonly Unit[]) => {
  const units = all.filter(({ internalId }) => /^[AB]\.[1-4]\d\d$/.test(internalId))
  const ids = new Map(units.map(({ internalId, id }) => [internalId, id]))
  const floors = new Map(units.map(({ internalId, floorId }) => [internalId.slice(0, 3), floorId]))
  const numbers = [...ids.keys()]
  const withGallery = units
    .filter(({ hasGallery }) => hasGallery)
    .map(({ internalId }) => internalId)
  const paths = [
    ...numbers.map((number) => `Dum ${number[0]}/pudorysy/${number}_pudorys.png`),
    ...numbers.map((number) => `Dum ${number[0]}/karty/${number}_karta.pdf`),
    ...[...floors.keys()].map(
      (floor) => `Dum ${floor[0]}/podlazi/${floor[0]}_${floor[2]}NP_pudorys.png`,
    ),
    ...withGallery.flatMap((number) =>
      [1, 2, 3, 4].map((order) => `Dum ${number[0]}/vizualizace/${number}_kuchyn_0${order}.jpg`),
    ),
  ]
  return { ids, floors, paths: paths.slice(0, 200) }
}

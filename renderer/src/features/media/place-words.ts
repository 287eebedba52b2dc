import type { TFunction } from 'i18next'
import type { BuildingId } from '#core/ids'
import type { MediaTarget } from '#core/media/shown/media-target'
import type { PlaceIndex } from './place-index.ts'

export interface PlaceText {
  readonly name: string
  /** What it is part of; empty for buildings. */
  readonly where: string
}

/** What a place is called. One that the pricelist no longer has is called by its id. */
export const placeWords = (t: TFunction, index: PlaceIndex, target: MediaTarget): PlaceText => {
  const building = (id: BuildingId | null) => (id === null ? '' : (index.buildings.get(id) ?? ''))
  if (target.kind === 'building') {
    const name = building(target.id)
    return { name: name === '' ? t('media.place.unknown', { id: target.id }) : name, where: '' }
  }
  if (target.kind === 'floor') {
    const floor = index.floors.get(target.id)
    if (!floor) return { name: t('media.place.unknown', { id: target.id }), where: '' }
    const name = t('media.place.floor', { number: floor.number })
    return { name, where: building(floor.buildingId) }
  }
  const unit = index.units.get(target.id)
  if (!unit) return { name: t('media.place.unknown', { id: target.id }), where: '' }
  const floor = unit.floorId === null ? undefined : index.floors.get(unit.floorId)
  const onFloor = floor ? t('media.place.onFloor', { number: floor.number }) : ''
  return {
    name: unit.number,
    where: [building(unit.buildingId), onFloor].filter(Boolean).join(' · '),
  }
}

import { setUnitPdf } from '../../state/plans.ts'
import type { Flat } from '../developer.ts'
import { fileName } from './file-name.ts'
import type { ProjectMedia } from './project-media.ts'
import { type UnitType, unitTypesOf } from './unit-types.ts'

// A project of twenty houses would fill the memory with cards when they are all listed.
const housesOnSale = 6
const soldStatus = '3'

/** The plan of each flat, shared by flats of one type as an architect draws them; a card of each that is offered. */
export const fillUnitFiles = (media: ProjectMedia): void => {
  const plans = new Map<number, string>()
  for (const type of unitTypesOf(media.project)) {
    const plan = addPlan(media, type)
    for (const { id } of type.flats) {
      media.putPlan('unit', id, plan)
      plans.set(id, plan)
    }
  }
  for (const { floors } of media.project.buildings.slice(0, housesOnSale)) {
    for (const { number: floor, flats } of floors) {
      for (const flat of flats) {
        const plan = plans.get(flat.id)
        const isSold = flat.attributes['flat_status'] === soldStatus
        if (plan !== undefined && !isSold) addCard(media, { flat, floor, plan })
      }
    }
  }
}

const addPlan = ({ random, addFile }: ProjectMedia, type: UnitType): string => {
  const { name, disposition, areaM2, outdoor } = type
  const seed = random.between(1, 1_000_000)
  return addFile({
    recipe: {
      kind: 'unitPlan',
      picture: { seed, number: `Typ ${name}`, disposition, areaM2, outdoor },
    },
    contentType: 'image/png',
    fileName: fileName(`pudorys-typ-${name}-${disposition}`, 'png'),
  })
}

interface Carded {
  readonly flat: Flat
  readonly floor: number
  readonly plan: string
}

const addCard = ({ db, project, addFile }: ProjectMedia, { flat, floor, plan }: Carded): void => {
  const number = flat.attributes['flat_internal_id'] ?? ''
  const uid = addFile({
    recipe: {
      kind: 'unitCard',
      card: {
        project: project.name,
        number,
        disposition: flat.attributes['flat_disposition'] ?? '',
        areaM2: Number(flat.attributes['flat_area']),
        floor,
        priceText: crowns(Number(flat.attributes['flat_price'])),
      },
      plan,
    },
    contentType: 'application/pdf',
    fileName: `${number}.pdf`,
  })
  setUnitPdf(db, flat.id, uid)
}

const crowns = (price: number): string =>
  `${Math.round(price)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ' ')} Kč`

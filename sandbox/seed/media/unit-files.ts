import { setUnitPdf } from '../../state/plans.ts'
import { type Flat, flatsOf } from '../projects/developer.ts'
import { fileName } from './file-name.ts'
import type { ProjectMedia } from './project-media.ts'
import { type UnitType, unitTypeOf } from './unit-types.ts'

const homeType = '1'
const soldStatus = '3'

/** The plan of each flat, shared by all flats of its type, and a card of each that is offered. */
export const fillUnitFiles = (media: ProjectMedia): void => {
  const plans = new Map<UnitType, string>()
  for (const flat of flatsOf(media.project)) {
    if (flat.attributes['flat_type'] !== homeType) continue
    const type = unitTypeOf(flat)
    const plan = plans.get(type) ?? addPlan(media, type)
    plans.set(type, plan)
    media.putPlan('unit', flat.id, plan)
    if (flat.attributes['flat_status'] !== soldStatus) addCard(media, flat, type)
  }
}

const addPlan = ({ addFile }: ProjectMedia, { letter, disposition }: UnitType): string =>
  addFile({
    asset: `unit-plans/type-${letter.toLowerCase()}.png`,
    contentType: 'image/png',
    fileName: fileName(`pudorys-typ-${letter}-${disposition}`, 'png'),
  })

const addCard = ({ db, addFile }: ProjectMedia, flat: Flat, { letter }: UnitType): void => {
  const uid = addFile({
    asset: `unit-cards/type-${letter.toLowerCase()}.pdf`,
    contentType: 'application/pdf',
    fileName: `${flat.attributes['flat_internal_id']}.pdf`,
  })
  setUnitPdf(db, flat.id, uid)
}

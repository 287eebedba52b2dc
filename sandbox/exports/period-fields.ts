import { field } from './field.ts'
import { unitFields } from './unit-fields.ts'
import type { UnitPeriod } from './unit-periods.ts'

const own = unitFields<UnitPeriod>(({ attributes }) => attributes)

/** The fields of a unit's past states, as the exports of its history show them. */
export const periodFields = {
  number: own.number,
  from: field.dateTime<UnitPeriod>('valid_from', 'Platné od', 'Valid from', ({ from }) => from),
  to: field.dateTime<UnitPeriod>('valid_to', 'Platné do', 'Valid to', ({ to }) => to),
  user: field.text<UnitPeriod>('user', 'Uživatel', 'User', ({ who }) => who),
  state: [own.type, own.layout, own.availability, own.area, ...own.prices, ...own.discounts],
  typeId: own.typeId,
  availabilityId: own.availabilityId,
}

import { numberOf } from '../../unit-attributes.ts'
import type { ExportDefinition } from '../export-definition.ts'
import { periodFields } from '../period-fields.ts'
import { placeFields } from '../place-fields.ts'
import { listUnitPeriods, type UnitPeriod } from '../unit-periods.ts'

const place = placeFields<UnitPeriod>()

/** spec: Versioning 5; the monthly loan payment is gone. */
export const projectUnitsHistoryExport: ExportDefinition<UnitPeriod> = {
  name: 'project-units-history',
  list: ({ db }) => listUnitPeriods(db, null),
  projectOf: ({ unit }) => unit.projectId,
  createdAtOf: ({ from }) => from ?? 0,
  statusOf: ({ attributes }) => numberOf(attributes, 'flat_status'),
  fields: [
    place.project,
    place.building,
    periodFields.number,
    periodFields.from,
    periodFields.to,
    periodFields.user,
    ...periodFields.state,
    place.unitId,
    periodFields.typeId,
    periodFields.availabilityId,
    place.projectId,
  ],
}

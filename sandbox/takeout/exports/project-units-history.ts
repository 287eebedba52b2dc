import { numberOf } from '../attributes.ts'
import type { ExportDefinition } from '../export-definition.ts'
import { field } from '../field.ts'
import { unitFields } from '../unit-fields.ts'
import { listUnitPeriods, type UnitPeriod } from '../unit-periods.ts'

const own = unitFields<UnitPeriod>(({ attributes }) => attributes)

/** spec: Versioning 5; the monthly loan payment is gone. */
export const projectUnitsHistoryExport: ExportDefinition<UnitPeriod> = {
  name: 'project-units-history',
  list: ({ db }) => listUnitPeriods(db, null),
  projectOf: ({ unit }) => unit.projectId,
  createdAtOf: ({ from }) => from ?? 0,
  statusOf: ({ attributes }) => numberOf(attributes, 'flat_status'),
  fields: [
    field.text('project', 'Projekt', 'Project', ({ unit }) => unit.projectName),
    field.text('building', 'Budova', 'Building', ({ unit }) => unit.buildingName),
    own.number,
    field.dateTime('valid_from', 'Platné od', 'Valid from', ({ from }) => from),
    field.dateTime('valid_to', 'Platné do', 'Valid to', ({ to }) => to),
    field.text('user', 'Uživatel', 'User', ({ who }) => who),
    own.type,
    own.layout,
    own.availability,
    own.area,
    ...own.prices,
    ...own.discounts,
    field.integer('unit_id', 'Jednotka ID', 'Unit ID', ({ unit }) => unit.id),
    own.typeId,
    own.availabilityId,
    field.integer('project_id', 'Projekt ID', 'Project ID', ({ unit }) => unit.projectId),
  ],
}

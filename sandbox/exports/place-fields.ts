import type { UnitRecord } from '../state/exports/unit-records.ts'
import { type Field, field } from './field.ts'

interface PlaceFields<Entry> {
  readonly project: Field<Entry>
  readonly building: Field<Entry>
  readonly unitId: Field<Entry>
  readonly projectId: Field<Entry>
}

/** The fields of a unit's place that several exports show. */
export const placeFields = <Entry extends { readonly unit: UnitRecord }>(): PlaceFields<Entry> => ({
  project: field.text('project', 'Projekt', 'Project', ({ unit }) => unit.projectName),
  building: field.text('building', 'Budova', 'Building', ({ unit }) => unit.buildingName),
  unitId: field.integer('unit_id', 'Jednotka ID', 'Unit ID', ({ unit }) => unit.id),
  projectId: field.integer('project_id', 'Projekt ID', 'Project ID', ({ unit }) => unit.projectId),
})

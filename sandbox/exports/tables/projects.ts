import { listUnitRecords, type UnitRecord } from '../../state/exports/unit-records.ts'
import { listBuildings, listProjects, type StoredProject } from '../../state/projects.ts'
import { minorOf, numberOf } from '../../unit-attributes.ts'
import type { ExportCall, ExportDefinition } from '../export-definition.ts'
import { field } from '../field.ts'

interface ProjectEntry {
  readonly project: StoredProject
  readonly buildings: number
  readonly units: readonly UnitRecord[]
}

const sold = 3

const isOf =
  (key: string, code: number) =>
  ({ attributes }: UnitRecord): boolean =>
    numberOf(attributes, key) === code

const countStatus =
  (code: number) =>
  ({ units }: ProjectEntry): number =>
    units.filter(isOf('flat_status', code)).length

const sumPrices = (units: readonly UnitRecord[]): number =>
  units.reduce((sum, { attributes }) => sum + (minorOf(attributes, 'flat_price') ?? 0), 0)

const list = ({ db }: ExportCall): ProjectEntry[] => {
  const units = listUnitRecords(db)
  return listProjects(db).map((project) => ({
    project,
    buildings: listBuildings(db, project.id).length,
    units: units.filter(({ projectId }) => projectId === project.id),
  }))
}

export const projectsExport: ExportDefinition<ProjectEntry> = {
  name: 'projects',
  list,
  projectOf: ({ project }) => project.id,
  fields: [
    field.text('project', 'Projekt', 'Project', ({ project }) => project.name),
    field.text('city', 'Město', 'City', ({ project }) => project.city),
    field.text('gps', 'GPS', 'GPS', ({ project }) => project.gps),
    field.text('currency', 'Měna', 'Currency', ({ project }) => project.currency),
    field.integer('buildings', 'Počet budov', 'Buildings', ({ buildings }) => buildings),
    field.integer('units', 'Počet jednotek', 'Units', ({ units }) => units.length),
    field.integer(
      'flats',
      'Počet bytů',
      'Flats',
      ({ units }) => units.filter(isOf('flat_type', 1)).length,
    ),
    field.integer('free', 'Volné', 'Free', countStatus(0)),
    field.integer('pre_reserved', 'Předrezervované', 'Pre-reserved', countStatus(1)),
    field.integer('reserved', 'Rezervované', 'Reserved', countStatus(2)),
    field.integer('sold', 'Prodané', 'Sold', countStatus(sold)),
    field.integer('not_for_sale', 'Není v prodeji', 'Not for sale', countStatus(4)),
    field.money(
      'price_of_all',
      'Cena všech jednotek s DPH',
      'Price of all units with VAT',
      ({ units }) => sumPrices(units),
    ),
    field.money(
      'price_of_sold',
      'Cena prodaných jednotek s DPH',
      'Price of sold units with VAT',
      ({ units }) => sumPrices(units.filter(isOf('flat_status', sold))),
    ),
    field.text(
      'description',
      'Popis',
      'Description',
      ({ project }) => project.descriptions['cs_CZ'] ?? null,
    ),
    field.integer('project_id', 'Projekt ID', 'Project ID', ({ project }) => project.id),
  ],
}

import type { Building, Project } from '../seed/projects/developer.ts'
import { type Db, run } from './db.ts'

export const writeProject = (db: Db, project: Project, position: number): void => {
  run(
    db,
    `INSERT INTO project (id, position, name, city, gps, currency, screens, descriptions, attribute_types)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    project.id,
    position,
    project.name,
    project.city,
    project.gps,
    project.currency,
    JSON.stringify(project.screens),
    JSON.stringify(project.descriptions),
    JSON.stringify(project.attributeTypes),
  )
  project.buildings.forEach((building, place) => {
    writeBuilding(db, { building, projectId: project.id, place })
  })
}

interface BuildingPosition {
  readonly building: Building
  readonly projectId: number
  readonly place: number
}

const writeBuilding = (db: Db, { building, projectId, place }: BuildingPosition): void => {
  run(
    db,
    'INSERT INTO building (id, project_id, position, name) VALUES (?, ?, ?, ?)',
    building.id,
    projectId,
    place,
    building.name,
  )
  building.floors.forEach((floor, level) => {
    run(
      db,
      'INSERT INTO floor (id, building_id, position, number) VALUES (?, ?, ?, ?)',
      floor.id,
      building.id,
      level,
      floor.number,
    )
    floor.flats.forEach((flat, order) => {
      run(
        db,
        `INSERT INTO unit (id, project_id, floor_id, position, hidden, internal_id, attributes, has_gallery)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        flat.id,
        projectId,
        floor.id,
        order,
        flat.hidden ? 1 : 0,
        flat.attributes['flat_internal_id'] ?? '',
        JSON.stringify(flat.attributes),
        flat.attributes['flat_type'] === '1' ? 1 : 0,
      )
    })
  })
}

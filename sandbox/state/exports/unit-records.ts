import { allRows, type Db } from '../db.ts'
import type { UnitAttributes } from '../units.ts'

export interface UnitRecord {
  readonly id: number
  readonly projectId: number
  readonly projectName: string
  readonly buildingName: string
  readonly floorNumber: number
  readonly internalId: string
  readonly attributes: UnitAttributes
  readonly hasPdf: boolean
  readonly isHidden: boolean
  readonly dealId: number | null
}

type UnitRow = Omit<UnitRecord, 'attributes' | 'hasPdf' | 'isHidden'> & {
  readonly attributes: string
  readonly hasPdf: number
  readonly isHidden: number
}

/** Units in the order of the pricelist, hidden ones among them: what is sold must add up. */
export const listUnitRecords = (db: Db): UnitRecord[] =>
  allRows<UnitRow>(
    db,
    `SELECT unit.id, unit.project_id AS projectId, project.name AS projectName, building.name AS buildingName,
       floor.number AS floorNumber, internal_id AS internalId, attributes, pdf IS NOT NULL AS hasPdf,
       unit.hidden AS isHidden, deal_id AS dealId
     FROM unit JOIN project ON project.id = unit.project_id JOIN floor ON floor.id = floor_id
       JOIN building ON building.id = building_id
     ORDER BY project.position, building.position, floor.position, unit.position`,
  ).map((row) => ({
    ...row,
    attributes: JSON.parse(row.attributes) as UnitAttributes,
    hasPdf: row.hasPdf === 1,
    isHidden: row.isHidden === 1,
  }))

import type { EndpointCall } from '../endpoint.ts'
import { readProject } from '../state/projects.ts'
import { findUnit, readShownUnit, type StoredUnit } from '../state/units.ts'
import { namesIn } from './lead-parameters.ts'

/**
 * spec: create-lead 2, "identifies a unit": by `unitid`, else by `project` with `internalid`. A number that
 * identifies no unit is ignored: the lead is worth more.
 */
export const findInquiredUnit = (call: EndpointCall): StoredUnit | null => {
  const { db, parameters } = call
  const unitId = parameters.integerOrNull('unitid')
  const byId = unitId === null ? null : readShownUnit(db, unitId)
  if (byId !== null) return byId
  const projectId = parameters.integerOrNull(namesIn(call).project)
  const internalId = parameters.text('internalid')
  if (projectId === null || internalId === '') return null
  const isShown = readProject(db, projectId)?.hidden === false
  return isShown ? findUnit(db, { projectId, internalId }) : null
}

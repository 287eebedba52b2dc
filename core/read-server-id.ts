import type { ConsentTypeId, CustomerId, ProjectId, UnitId } from './ids.ts'

/** The number that a text names as an ID of the CRM: typed by a person, or carried by a choice. Null for anything else. */
export const readServerId = <Id extends ConsentTypeId | CustomerId | ProjectId | UnitId>(
  text: string | null,
): Id | null => {
  if (text === null || !/^\s*\d{1,15}\s*$/.test(text)) return null
  const id = Number(text)
  return id > 0 ? (id as Id) : null
}

import { type Answer, answers, plainText } from '../../http/answer.ts'
import { readShownUnit } from '../../state/units.ts'
import { numberOf } from '../../unit-attributes.ts'
import type { ExportCall, ExportDefinition } from '../export-definition.ts'
import { periodFields } from '../period-fields.ts'
import { listUnitPeriods, type UnitPeriod } from '../unit-periods.ts'

const findFault = ({ db, account, parameters }: ExportCall): Answer | null => {
  const unit = readShownUnit(db, parameters.integer('unitid'))
  if (unit === null) return plainText(400, 'ID does not refer to a valid object.')
  return account.projects.includes(unit.projectId) ? null : answers.unauthorized
}

/** spec: Versioning 4; deprecated in favour of `list-excel-project-units-history`. */
export const unitHistoryExport: ExportDefinition<UnitPeriod> = {
  name: 'unit-history',
  isDeprecated: true,
  parameters: { unitid: 'requiredInteger' },
  findFault,
  list: ({ db, parameters }) => listUnitPeriods(db, parameters.integer('unitid')),
  projectOf: ({ unit }) => unit.projectId,
  createdAtOf: ({ from }) => from ?? 0,
  statusOf: ({ attributes }) => numberOf(attributes, 'flat_status'),
  fields: [
    periodFields.from,
    periodFields.user,
    periodFields.to,
    periodFields.number,
    ...periodFields.state,
  ],
}

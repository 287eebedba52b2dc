import { type Answer, answers, plainText } from '../../answer.ts'
import { readUnit } from '../../state/units.ts'
import { numberOf } from '../attributes.ts'
import type { ExportCall, ExportDefinition } from '../export-definition.ts'
import { field } from '../field.ts'
import { unitFields } from '../unit-fields.ts'
import { listUnitPeriods, type UnitPeriod } from '../unit-periods.ts'

const own = unitFields<UnitPeriod>(({ attributes }) => attributes)

const findFault = ({ db, account, parameters }: ExportCall): Answer | null => {
  const unit = readUnit(db, parameters.integer('unitid'))
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
    field.dateTime('valid_from', 'Platné od', 'Valid from', ({ from }) => from),
    field.text('user', 'Uživatel', 'User', ({ who }) => who),
    field.dateTime('valid_to', 'Platné do', 'Valid to', ({ to }) => to),
    own.number,
    own.type,
    own.layout,
    own.availability,
    own.area,
    ...own.prices,
    ...own.discounts,
  ],
}

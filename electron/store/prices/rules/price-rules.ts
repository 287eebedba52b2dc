import type { ProjectKey } from '#core/ids'
import {
  defaultPriceRules,
  type PriceRules,
  priceRulesSchema,
} from '#core/prices/rules/price-rules'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { readParts } from '../../rows/read-parts.ts'

/**
 * The rules of the application until a person has agreed on others; a part that cannot be read counts as never agreed.
 */
export const readPriceRules = (db: ReadableDb, of: ProjectKey): PriceRules => {
  const text = db
    .prepare<[string, number], string>(
      'SELECT rules FROM price_rules WHERE workspace_id = ? AND project_id = ?',
    )
    .pluck()
    .get(of.workspaceId, of.projectId)
  return readParts(priceRulesSchema, defaultPriceRules, text)
}

export const writePriceRules = (
  db: WritableDb,
  { workspaceId, projectId, rules }: ProjectKey & { readonly rules: PriceRules },
): void => {
  db.prepare(
    `INSERT INTO price_rules (workspace_id, project_id, rules) VALUES (?, ?, ?)
     ON CONFLICT (workspace_id, project_id) DO UPDATE SET rules = excluded.rules`,
  ).run(workspaceId, projectId, JSON.stringify(rules))
}

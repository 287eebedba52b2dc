import type { ProjectId, WorkspaceId } from '#core/ids'
import { defaultPriceRules, type PriceRules, priceRulesSchema } from '#core/prices/price-rules'
import type { ReadableDb, WritableDb } from './handle.ts'

interface OfProject {
  readonly workspaceId: WorkspaceId
  readonly projectId: ProjectId
}

/** Those of the application until a person has agreed on others; a part that cannot be read is as if never agreed. */
export const readPriceRules = (db: ReadableDb, of: OfProject): PriceRules => {
  const text = db
    .prepare<[string, number], string>(
      'SELECT rules FROM price_rules WHERE workspace_id = ? AND project_id = ?',
    )
    .pluck()
    .get(of.workspaceId, of.projectId)
  if (text === undefined) return defaultPriceRules
  const kept: unknown = JSON.parse(text)
  const whole = priceRulesSchema.safeParse({ ...defaultPriceRules, ...asRecord(kept) })
  return whole.success ? whole.data : partly(asRecord(kept))
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const names = Object.keys(priceRulesSchema.shape) as (keyof PriceRules)[]

const partly = (kept: Record<string, unknown>): PriceRules => {
  let rules = defaultPriceRules
  for (const name of names) {
    if (kept[name] === undefined) continue
    rules = priceRulesSchema.safeParse({ ...rules, [name]: kept[name] }).data ?? rules
  }
  return rules
}

export const writePriceRules = (
  db: WritableDb,
  { workspaceId, projectId, rules }: OfProject & { readonly rules: PriceRules },
): void => {
  db.prepare(
    `INSERT INTO price_rules (workspace_id, project_id, rules) VALUES (?, ?, ?)
     ON CONFLICT (workspace_id, project_id) DO UPDATE SET rules = excluded.rules`,
  ).run(workspaceId, projectId, JSON.stringify(rules))
}

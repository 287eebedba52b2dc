import type { Page } from '@playwright/test'
import type { CallName, InputOf, OutputOf } from '../../../core/contract/index.ts'
import { countUnitChunks, unitChunk } from '../../../core/prices/pricelist/unit-chunk.ts'
import type { GridContent } from './grid-page.ts'

/** Asks main what the page of the application could ask. */
const ask = async <N extends CallName>(
  page: Page,
  name: N,
  input: InputOf<N>,
): Promise<OutputOf<N>> => {
  type Bridge = { call: (name: string, input: unknown, callId: string) => Promise<unknown> }
  const answer = await page.evaluate(
    ([called, given]) =>
      (globalThis as unknown as { unitdesk: Bridge }).unitdesk.call(called, given, 'bench'),
    [name, input] as const,
  )
  const { ok, value } = answer as { ok: boolean; value: OutputOf<N> }
  if (!ok) throw new Error(`${name} failed`)
  return value
}

const own = [
  ['number', 'Unit', 92, false],
  ['building', 'Building', 80, false],
  ['floor', 'Floor', 68, false],
  ['disposition', 'Layout', 94, false],
  ['area', 'Area', 104, true],
  ['statusCode', 'Status', 134, false],
  ['priceNetMinor', 'Price', 146, true],
  ['priceGrossMinor', 'Price with VAT', 146, true],
  ['typeCode', 'VAT', 70, true],
  ['priceGrossMinor', 'Per m2', 132, true],
  ['priceNetMinor', 'Change', 160, true],
  ['typeCode', 'Type', 128, false],
] as const

const findProject = async (page: Page, workspace: string) => {
  const workspaces = await ask(page, 'accounts.listWorkspaces', {})
  const workspaceId = workspaces.find(({ name }) => name === workspace)?.id ?? ''
  const [project] = await ask(page, 'prices.listProjects', { workspaceId })
  return { workspaceId, projectId: project?.id ?? 0 }
}

/** Sold units are usually left alone: here all of them are to be changed. */
export const lockLess = async (page: Page, workspace: string): Promise<void> => {
  const of = await findProject(page, workspace)
  const rules = await ask(page, 'prices.readRules', of)
  await ask(page, 'prices.changeRules', { ...of, rules: { ...rules, likelyLocks: 'warn' } })
}

/** The columns and the rows that the application has in its store for a workspace's only project. */
export const readGridContent = async (page: Page, workspace: string): Promise<GridContent> => {
  const of = await findProject(page, workspace)
  const pricelist = await ask(page, 'prices.readPricelist', of)
  const chunks = countUnitChunks(pricelist?.unitCount ?? 0)
  const rowsJson: string[] = []
  for (let index = 0; index < chunks; index++) {
    const { units } = await ask(page, 'prices.readUnits', unitChunk(of, index))
    rowsJson.push(units)
  }
  const attributes = pricelist?.attributeTypes ?? []
  return {
    rowsJson,
    columns: [
      ...own.map(([field, headerName, width, isNumber], index) => ({
        colId: index === 0 ? 'number' : `${field} ${index}`,
        headerName,
        width,
        isNumber,
        path: [field],
        hide: false,
      })),
      ...attributes.map(({ key, showInPricelist }) => ({
        colId: key,
        headerName: key,
        width: 120,
        isNumber: false,
        path: ['attributes', key],
        hide: !showInPricelist,
      })),
    ],
  }
}

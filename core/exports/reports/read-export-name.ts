import { type CatalogueEntry, catalogue, unknownExportParameters } from './catalogue.ts'
import { exportNameOf } from './export-endpoint.ts'
import type { ExportParameter } from './export-parameter.ts'

export type ReadExportName =
  | { readonly kind: 'known'; readonly entry: CatalogueEntry }
  /** An export that is not in the catalogue, by its name without the prefix. */
  | { readonly kind: 'own'; readonly name: string; readonly parameters: readonly ExportParameter[] }
  | { readonly kind: 'refused'; readonly reason: 'empty' | 'prefix' | 'signs' | 'length' }

const longest = 64
const words = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** An endpoint as a person types it: nothing but an export may be called as one. */
export const readExportName = (typed: string): ReadExportName => {
  const endpoint = typed.trim().toLowerCase()
  if (endpoint === '') return { kind: 'refused', reason: 'empty' }
  const name = exportNameOf(endpoint)
  if (name === null) return { kind: 'refused', reason: 'prefix' }
  if (name === '') return { kind: 'refused', reason: 'empty' }
  if (name.length > longest) return { kind: 'refused', reason: 'length' }
  if (!words.test(name)) return { kind: 'refused', reason: 'signs' }
  const entry = catalogue.find((known) => known.name === name)
  return entry
    ? { kind: 'known', entry }
    : { kind: 'own', name, parameters: unknownExportParameters }
}

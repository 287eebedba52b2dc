import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { FileToken } from '#core/ids'
import { fromJson } from '#core/json'
import { unitsByNumber } from '#core/prices/pricelist/units-by-number'
import {
  guessColumns,
  type ImportMapping,
  isOneColumnForBoth,
} from '#core/prices/transfer/import-columns'
import { planImport } from '#core/prices/transfer/import-plan'
import type { Cell } from '#core/tables/table'
import { call } from '../../../bridge/call.ts'
import { grantFiles } from '../../../bridge/grant-files.ts'
import { valueOrThrow } from '../../../bridge/value-or-throw.ts'
import { useKept } from '../../../ui/kept.ts'
import type { EditorParts } from '../editor/editor-parts.ts'
import { useThousands } from '../grid/use-marks-of-numbers.ts'
import { type RememberedTitles, titlesOf, withRemembered } from './remembered-titles.ts'

type Rows = readonly (readonly Cell[])[]

interface Imported {
  readonly token: FileToken
  readonly table: Omit<OutputOf<'tables.readTable'>, 'rows'>
  readonly rows: Rows
}

interface ImportFileRequest {
  readonly file: File | FileToken
  readonly sheet: string | null
}

const readFile = async ({ file, sheet }: ImportFileRequest): Promise<Imported> => {
  const token = typeof file === 'string' ? file : valueOrThrow(await grantFiles([file]))[0]
  if (token === undefined) throw new Error('A file was granted without a token')
  const table = valueOrThrow(await call('tables.readTable', { file: token, sheet }))
  return { token, table, rows: fromJson(table.rows) }
}

const parseTitles = (kept: unknown): RememberedTitles | null => {
  if (typeof kept !== 'object' || kept === null) return null
  const { number, net, gross } = kept as Record<string, unknown>
  const isTitle = (value: unknown): value is string | null =>
    value === null || typeof value === 'string'
  return isTitle(number) && isTitle(net) && isTitle(gross) ? { number, net, gross } : null
}

/** How people call the columns, whatever language the application or the spreadsheet speaks. */
const useColumnNames = () => {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const inBoth = (name: 'number' | 'net' | 'gross') =>
      ['en', 'cs'].flatMap((language) =>
        i18n.getFixedT(language)(`transfer.names.${name}`).split('|'),
      )
    return { number: inBoth('number'), net: inBoth('net'), gross: inBoth('gross') }
  }, [i18n])
}

/** A table file on its way into the draft: read, understood, and planned; nothing is changed by it. */
export const useImportTable = ({ edited, known, draft }: EditorParts, file: File | null) => {
  const names = useColumnNames()
  const thousands = useThousands()
  const [titles, keepTitles] = useKept<RememberedTitles | null>({
    key: `import:${edited.of.projectId}`,
    parse: parseTitles,
    otherwise: null,
  })
  const [mapping, setMapping] = useState<ImportMapping | null>(null)
  const { units } = edited
  const { currency } = edited.pricelist
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: readFile,
    meta: { failureShown: 'here' },
    onSuccess: ({ rows }) => {
      const guessed = guessColumns({ rows, names, units: unitsByNumber(units) })
      setMapping(withRemembered(rows, guessed, titles))
    },
  })
  useEffect(() => {
    if (file) mutate({ file, sheet: null })
  }, [file, mutate])
  const { rules } = known
  const { locks } = known.lens
  // Before that nobody can say what is locked, or what the draft wants already.
  const isReady = known.isReady && draft.isReady
  const plan = useMemo(
    () =>
      data && mapping && isReady && !isOneColumnForBoth(mapping)
        ? planImport({
            rows: data.rows,
            mapping,
            units,
            draft: draft.prices,
            rules,
            thousands,
            currency,
            isLocked: ({ id }) => locks.get(id)?.isBlocking === true,
          })
        : null,
    [data, mapping, isReady, units, draft.prices, rules, thousands, currency, locks],
  )
  return {
    imported: data ?? null,
    error,
    isPending,
    mapping,
    plan,
    take: (files: File[]) => files[0] && mutate({ file: files[0], sheet: null }),
    chooseSheet: (sheet: string) => data && mutate({ file: data.token, sheet }),
    map: (next: ImportMapping) => {
      setMapping(next)
      if (data) keepTitles(titlesOf(data.rows, next))
    },
  }
}

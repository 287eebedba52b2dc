import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { OutputOf } from '#core/contract/index'
import type { FileToken } from '#core/ids'
import { fromJson } from '#core/json'
import { unitsByNumber } from '#core/prices/pricelist/units-by-number'
import { guessColumns, type ImportMapping } from '#core/prices/transfer/import-columns'
import type { Cell } from '#core/tables/table'
import { call } from '../../../bridge/call.ts'
import { useGrantedFile } from '../../../bridge/granted-files.ts'
import { valueOrThrow } from '../../../bridge/value-or-throw.ts'
import { useKept } from '../../../ui/kept.ts'
import type { EditorParts } from '../editor/editor-parts.ts'
import {
  parseRememberedMapping,
  type RememberedMapping,
  rememberedMapping,
  withRemembered,
} from './remembered-mapping.ts'

type Rows = readonly (readonly Cell[])[]

interface ImportTable {
  readonly token: FileToken
  readonly table: Omit<OutputOf<'tables.readTable'>, 'rows'>
  readonly rows: Rows
}

interface ImportFileRequest {
  readonly file: File | FileToken
  readonly sheet: string | null
}

const readFile = async (
  { grant }: Pick<ReturnType<typeof useGrantedFile>, 'grant'>,
  { file, sheet }: ImportFileRequest,
): Promise<ImportTable> => {
  const token = typeof file === 'string' ? file : valueOrThrow(await grant(file))
  const table = valueOrThrow(await call('tables.readTable', { file: token, sheet }))
  return { token, table, rows: fromJson(table.rows) }
}

/** A table file on its way into the draft: read, understood, and planned; nothing is changed by it. */
export const useImportTable = ({ edited }: EditorParts, file: File | null) => {
  const [remembered, remember] = useKept<RememberedMapping | null>({
    key: `import:${edited.of.projectId}`,
    parse: parseRememberedMapping,
    otherwise: null,
  })
  const [mapping, setMapping] = useState<ImportMapping | null>(null)
  const { units } = edited
  const granted = useGrantedFile()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (wanted: ImportFileRequest) => readFile(granted, wanted),
    meta: { failureShown: 'here' },
    onSuccess: ({ rows }) => {
      const guessed = guessColumns({ rows, units: unitsByNumber(units) })
      setMapping(withRemembered(rows, guessed, remembered))
    },
  })
  useEffect(() => {
    if (file) mutate({ file, sheet: null })
  }, [file, mutate])
  const mapped = useMemo(
    () => (data && mapping ? { rows: data.rows, mapping } : null),
    [data, mapping],
  )
  return {
    imported: data ?? null,
    error,
    isPending,
    mapped,
    take: (files: File[]) => files[0] && mutate({ file: files[0], sheet: null }),
    chooseSheet: (sheet: string) => data && mutate({ file: data.token, sheet }),
    map: (next: ImportMapping) => {
      setMapping(next)
      if (data) remember(rememberedMapping(data.rows, next))
    },
  }
}

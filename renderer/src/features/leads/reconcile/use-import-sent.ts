import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { InputOf, OutputOf } from '#core/contract/index'
import type { JobId, WorkspaceId } from '#core/ids'
import type { SentMapping } from '#core/leads/sent/sent-columns'
import { call } from '../../../bridge/call.ts'
import { useGrantedFile } from '../../../bridge/granted-files.ts'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { valueOrThrow } from '../../../bridge/value-or-throw.ts'
import { ownZone } from '../../../ui/time-zones.ts'

export type SentSource = InputOf<'leads.readSentFile'>['source']

interface ReadFileRequest {
  readonly source: SentSource | File
  readonly sheet: string | null
  readonly timeZone: string
  readonly mapping: SentMapping | null
}

export interface ReadFile extends Omit<ReadFileRequest, 'source' | 'mapping'> {
  readonly source: SentSource
  readonly file: OutputOf<'leads.readSentFile'>
}

const readFile = async (
  { grant }: Pick<ReturnType<typeof useGrantedFile>, 'grant'>,
  workspaceId: WorkspaceId,
  { source: given, sheet, timeZone, mapping }: ReadFileRequest,
): Promise<ReadFile> => {
  const source: SentSource =
    given instanceof File ? { kind: 'file', file: valueOrThrow(await grant(given)) } : given
  const file = valueOrThrow(
    await call('leads.readSentFile', { workspaceId, source, sheet, timeZone, mapping }),
  )
  return { source, sheet, timeZone, file }
}

/** A file of the site on its way into the reconciliation: read, looked at, taken. */
export const useImportSent = (workspaceId: WorkspaceId, given: SentSource | File | null) => {
  const [jobId, setJobId] = useState<JobId | null>(null)
  const granted = useGrantedFile()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (wanted: ReadFileRequest) => readFile(granted, workspaceId, wanted),
    meta: { failureShown: 'here' },
  })
  const start = useMutation({
    ...mutation('leads.importSent', { failure: 'here' }),
    onSuccess: (started) => setJobId(started.jobId),
  })
  useEffect(() => {
    if (given) mutate({ source: given, sheet: null, timeZone: ownZone(), mapping: null })
  }, [given, mutate])
  const jobs = useQuery(query('jobs.listJobs', {})).data
  const job = jobs?.find(({ id }) => id === jobId) ?? null
  return {
    read: data ?? null,
    error: error ?? start.error,
    isReading: isPending,
    isImporting: start.isPending || (jobId !== null && job?.outcome == null),
    outcome: job?.outcome ?? null,
    take: (file: File) =>
      mutate({ source: file, sheet: null, timeZone: data?.timeZone ?? ownZone(), mapping: null }),
    /** The same file, understood in another way. */
    readAs: (change: Partial<Omit<ReadFileRequest, 'source'>>) => {
      if (!data) return
      const { source, sheet, timeZone, file } = data
      mutate({ source, sheet, timeZone, mapping: file.mapping, ...change })
    },
    start: (clockShiftMs: number) => {
      if (!data) return
      const { source, sheet, timeZone, file } = data
      const { mapping } = file
      if (mapping !== null) {
        const shifted = { ...mapping, clockShiftMs }
        start.mutate({ workspaceId, source, sheet, timeZone, mapping: shifted })
      }
    },
  }
}

import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { consoleCallSchema } from '#core/console/console-call'
import { repeatedParameter } from '#core/console/repeated-parameter'
import type { InputOf } from '#core/contract/index'
import type { AccountId, WorkspaceId } from '#core/ids'
import { call as callMain } from '../../bridge/call.ts'
import { useGrantedFile } from '../../bridge/granted-files.ts'
import { mutation } from '../../bridge/mutation.ts'
import { query } from '../../bridge/query.ts'
import { valueOrThrow } from '../../bridge/value-or-throw.ts'
import { useFailureWords } from '../../ui/notices/failure-words.ts'
import { notifyFailure } from '../../ui/notices/notify.tsx'
import {
  type ChosenFile,
  type ConsoleForm,
  callOf,
  emptyConsoleForm,
  endpointOf,
} from './console-form.ts'

type SendCallInput = InputOf<'console.sendCall'>

/** Whether two requests are the same, confirmed by a person or not. */
const isSameRequest = (one: SendCallInput, other: SendCallInput): boolean =>
  JSON.stringify({ ...one, isConfirmed: null }) === JSON.stringify({ ...other, isConfirmed: null })

/** The call that a person puts together, and its answer. */
export const useConsoleCall = (workspaceId: WorkspaceId) => {
  const [form, setForm] = useState<ConsoleForm>(emptyConsoleForm)
  const [file, setFile] = useState<ChosenFile | null>(null)
  const words = useFailureWords()
  const { grant } = useGrantedFile()
  const [chosen, setChosen] = useState<string | null>(null)
  const underWay = useRef<AbortController | null>(null)
  const accounts = useQuery(query('console.listAccounts', { workspaceId })).data ?? []
  const send = useMutation({
    ...mutation('console.sendCall', { failure: 'here' }),
    mutationFn: async (input: SendCallInput) => {
      const stop = new AbortController()
      underWay.current = stop
      return valueOrThrow(await callMain('console.sendCall', input, stop.signal))
    },
  })
  const endpoint = endpointOf(form)
  const fitting = accounts.find(({ areas }) => areas.includes(endpoint.area)) ?? accounts[0]
  const account = accounts.find(({ accountId }) => accountId === chosen) ?? fitting
  const call = callOf(form)
  const requestOf = (accountId: AccountId, isConfirmed: boolean): SendCallInput => ({
    workspaceId,
    accountId,
    call,
    isConfirmed,
    file: endpoint.hasFile ? (file?.token ?? null) : null,
  })
  return {
    form,
    setForm,
    file,
    pickFile: async (picked: File) => {
      const granted = await grant(picked)
      if (granted.ok) setFile({ token: granted.value, name: picked.name })
      else notifyFailure(() => words(granted.failure))
    },
    setChosen,
    accounts,
    account,
    endpoint,
    call,
    send,
    isSendable:
      account !== undefined &&
      consoleCallSchema.safeParse(call).success &&
      repeatedParameter(call) === null &&
      (!endpoint.hasFile || file !== null),
    submit: (isConfirmed: boolean) => {
      if (account) send.mutate(requestOf(account.accountId, isConfirmed))
    },
    stop: () => underWay.current?.abort(),
    /** Whether the form has been changed since its call was sent. */
    isChanged:
      account !== undefined &&
      send.variables !== undefined &&
      !isSameRequest(send.variables, requestOf(account.accountId, false)),
  }
}

export type ConsoleCallUnderWay = ReturnType<typeof useConsoleCall>

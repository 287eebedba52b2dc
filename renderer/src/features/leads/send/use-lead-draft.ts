import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'
import type { LeadDraftId, WorkspaceId } from '#core/ids'
import { fromJson, toJson } from '#core/json'
import type { NewLead } from '#core/leads/archive/lead'
import { call } from '../../../bridge/call.ts'
import { useDraft } from '../../../ui/drafts.ts'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import { notifyFailure } from '../../../ui/notices/notify.tsx'
import { createDraftSaver, type KeptDraft, type WrittenLead } from './draft-saver.ts'
import { emptyLead } from './form/empty-lead.ts'

const keepAfterMs = 300

const open = (workspaceId: WorkspaceId, written: WrittenLead, from: OpenedFrom) => ({
  written,
  ofSentKey: from.ofSentKey,
  saver: createDraftSaver(from.kept, (draftId, { lead, isTest }) =>
    call('leads.saveDraft', { workspaceId, draftId, lead: toJson(lead), isTest }),
  ),
})

interface OpenedFrom {
  readonly kept: KeptDraft | null
  readonly ofSentKey: string | null
}

const nowhere: OpenedFrom = { kept: null, ofSentKey: null }
const nothing: WrittenLead = { lead: emptyLead, isTest: false }

/** The lead that is written: kept by itself, whole again after another tab, another screen, another start. */
export const useLeadDraft = (workspaceId: WorkspaceId) => {
  const memory = useDraft(`lead:${workspaceId}`, open(workspaceId, nothing, nowhere))
  const [current, setCurrent] = useState(memory.value)
  const words = useFailureWords()
  const newest = useRef(current.written)
  const [kept, setKept] = useState({ written: current.written, isOk: true })
  const show = (next: typeof current) => {
    newest.current = next.written
    memory.keep(next)
    setCurrent(next)
  }
  const showAnother = (next: typeof current) => {
    keep.flush()
    show(next)
    setKept({ written: next.written, isOk: true })
  }
  const keep = useDebouncedCallback(
    (next: typeof current) => {
      const { saver, written } = next
      saver.keep(written)
      // Words that were typed since come with a save of their own.
      void saver.settle().then((last) => {
        if (newest.current === written) setKept({ written, isOk: last?.ok === true })
      })
    },
    { delay: keepAfterMs, flushOnUnmount: true },
  )
  const write = (written: WrittenLead) => {
    const next = { ...current, written }
    show(next)
    keep(next)
  }
  const last = current.saver.last()
  return {
    ...current.written,
    isKept: kept.isOk && kept.written === current.written,
    ofSentKey: current.ofSentKey,
    draftId: last?.ok ? last.value.draftId : null,
    failure: last?.ok === false ? last.failure : null,
    change: (patch: Partial<NewLead>) =>
      write({ ...current.written, lead: { ...current.written.lead, ...patch } }),
    markTest: (isTest: boolean) => write({ ...current.written, isTest }),
    /** Everything typed is kept; null: nothing was. */
    settle: () => {
      keep.flush()
      return current.saver.settle()
    },
    begin: () => showAnother(open(workspaceId, nothing, nowhere)),
    open: async (draftId: LeadDraftId) => {
      const read = await call('leads.readDraft', { draftId })
      if (!read.ok) return notifyFailure(() => words(read.failure))
      if (read.value === null) return
      const { revision, lead, isTest, ofSentKey } = read.value
      const written = { lead: fromJson(lead), isTest }
      showAnother(open(workspaceId, written, { kept: { draftId, revision }, ofSentKey }))
    },
  }
}
export type LeadDraft = ReturnType<typeof useLeadDraft>

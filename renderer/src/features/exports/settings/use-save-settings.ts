import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ExportSettings } from '#core/contract/exports'
import type { OutputOf } from '#core/contract/index'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { notifyDone } from '../../../ui/notices/notify.tsx'

/** Settings that would remove runs, and what. */
interface RemovalQuestion {
  readonly settings: ExportSettings
  readonly plan: OutputOf<'exports.planRetention'>
}

/** Saves the settings at once, or after a question where their rules would remove something. */
export const useSaveSettings = (onSaved: () => void) => {
  const client = useQueryClient()
  const [asked, setAsked] = useState<RemovalQuestion | null>(null)
  const saving = useMutation({
    ...mutation('exports.saveSettings'),
    onSuccess: () => {
      onSaved()
      notifyDone((t) => ({ title: t('exports.settings.saved') }))
    },
  })
  const look = useMutation({
    mutationFn: ({ retention }: ExportSettings) =>
      client.fetchQuery({ ...query('exports.planRetention', { retention }), staleTime: 0 }),
    onSuccess: (plan, settings) => {
      if (plan.toBin + plan.forGood > 0) setAsked({ settings, plan })
      else saving.mutate(settings)
    },
  })
  return {
    plan: asked?.plan ?? null,
    isSaving: look.isPending || saving.isPending,
    save: (settings: ExportSettings) => look.mutate(settings),
    saveAndRemove: () => asked && saving.mutate(asked.settings),
    takeBack: () => setAsked(null),
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Subject } from '#core/contract/subject'
import { on } from '../bridge/on.ts'
import { notifyNote } from '../ui/notices/notify.tsx'
import { placeOfSubject } from './place-of-subject.ts'
import { useRequestedSubject } from './requested-subject.ts'
import { usePlace } from './use-place.ts'
import { workspacesAtHand } from './workspaces-at-hand.ts'

/** A click on what the system has shown leads to what it was about, or says that it is gone. */
export const useSubjectRequests = (): void => {
  const client = useQueryClient()
  const { place, go } = usePlace()
  const { setSubject } = useRequestedSubject()
  const lead = async (subject: Subject) => {
    const workspaces = await workspacesAtHand(client)
    const next = placeOfSubject(subject, { before: place, workspaces })
    if (next === null) {
      notifyNote((t) => ({
        title: t('shell.subjectGoneTitle'),
        sentence: t('shell.subjectGoneSentence'),
      }))
      return
    }
    setSubject(subject)
    go(next)
  }
  useEffect(() =>
    on('app.linkRefused', () =>
      notifyNote((t) => ({
        title: t('shell.linkRefusedTitle'),
        sentence: t('shell.linkRefusedSentence'),
      })),
    ),
  )
  useEffect(() => on('app.subjectRequested', ({ subject }) => void lead(subject)))
}

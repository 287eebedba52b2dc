import { createContext, useContext } from 'react'
import type { Subject } from '#core/contract/subject'

interface SubjectRequest {
  /** What a person has asked for outside of its screen, until that screen has opened it. */
  readonly subject: Subject | null
  readonly setSubject: (subject: Subject | null) => void
}

export const RequestedSubjectContext = createContext<SubjectRequest | null>(null)

export const useRequestedSubject = (): SubjectRequest => {
  const requested = useContext(RequestedSubjectContext)
  if (!requested) throw new Error('RequestedSubjectContext is missing above this component')
  return requested
}

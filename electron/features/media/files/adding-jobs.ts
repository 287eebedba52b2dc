import type { Result } from '#core/contract/failure'
import type { JobId, ProjectKey } from '#core/ids'
import { projectSubject } from '#core/project-subject'
import type { JobControls, Jobs } from '../../jobs/run-jobs.ts'
import { allInTurn } from '../queue/all-in-turn.ts'
import { keyOf } from '../shown/project-places.ts'

type AddingWork = (controls: JobControls) => Promise<Result<null>>

/** What is to be added while earlier files are being read belongs to the same job. */
export type AddInTurn = (of: ProjectKey, work: AddingWork) => JobId

export const addingJobs = ({ start }: Pick<Jobs, 'start'>): AddInTurn => {
  const works = new Map<string, AddingWork[]>()
  return (of, work) => {
    const waiting = works.get(keyOf(of)) ?? []
    works.set(keyOf(of), waiting)
    waiting.push(work)
    return start({
      kind: 'addFiles',
      subject: projectSubject(of),
      run: (tell, signal) => allInTurn(waiting, (next) => next({ tell, signal })),
    })
  }
}

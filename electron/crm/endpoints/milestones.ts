import type { AnswerTree } from '#core/api/answer-tree'
import type { Caller } from '../calls/caller.ts'
import { readXmlTree } from '../wire/xml-tree.ts'
import type { CallOptions } from './asking.ts'
import { timeouts } from './timeouts.ts'

export const milestones = (caller: Pick<Caller, 'read'>) => ({
  /** Milestones as the server sends them: the specification does not show the shape of this answer. */
  listMilestones: ({ account, signal }: CallOptions) =>
    caller.read<AnswerTree>({
      account,
      endpoint: 'list-milestones',
      parameters: {},
      timeoutMs: timeouts.wordsMs,
      signal,
      receive: (body) => readXmlTree(body, 'list-milestones'),
    }),
})

import { type Result, success } from '#core/contract/failure'
import { calls, isCallName, type ReadName } from '#core/contract/index'
import { type AnswerDependencies, answerCall } from './answer.ts'
import type { FileGrants } from './file-grants.ts'
import type { CallContext, Handlers, RoutedHandlers } from './handlers.ts'

interface RoutedContext extends CallContext {
  readonly cancelCall: Handlers['app.cancelCall']
}

/** What the page is answered with; the router opens the door before this is there. */
export interface CallAnswerer {
  readonly call: (name: unknown, input: unknown, context: RoutedContext) => Promise<Result<unknown>>
  /** Answers a read for main itself. */
  readonly read: (name: ReadName, input: unknown) => Promise<Result<unknown>>
  readonly grantFiles: FileGrants['grant']
  readonly endFiles: FileGrants['endAll']
}

export interface AnsweringDependencies extends Omit<AnswerDependencies, 'handlers'> {
  /** Called for every call, because the handlers change when the store is opened later. */
  readonly handlers: () => RoutedHandlers
  readonly fileGrants: FileGrants
  /** Whoever has changed something sees it in what is read after the answer. */
  readonly tellHeldBack: () => void
}

export const createAnswering = ({
  fileGrants,
  tellHeldBack,
  ...dependencies
}: AnsweringDependencies): CallAnswerer => {
  const call: CallAnswerer['call'] = async (name, input, { signal, cancelCall }) => {
    const handlers: Handlers = {
      ...dependencies.handlers(),
      'app.cancelCall': cancelCall,
      'app.endFiles': ({ files }) => {
        fileGrants.end(files)
        return success(null)
      },
    }
    const answer = await answerCall({ ...dependencies, handlers }, name, input, { signal })
    if (isCallName(name) && calls[name].kind !== 'read') tellHeldBack()
    return answer
  }
  const { signal } = new AbortController()
  return {
    call,
    read: (name, input) => call(name, input, { signal, cancelCall: () => success(null) }),
    grantFiles: fileGrants.grant,
    endFiles: fileGrants.endAll,
  }
}

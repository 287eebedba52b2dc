import type { Result } from '#core/contract/failure'
import type { CallName, OutputOf, ParsedInputOf } from '#core/contract/index'

export interface CallContext {
  /** Fires when the caller cancels, navigates away or its window is gone. */
  readonly signal: AbortSignal
}

/** One function for each call of the contract; a missing or surplus one does not compile. */
export type Handlers = {
  [N in CallName]: (
    input: ParsedInputOf<N>,
    context: CallContext,
  ) => Result<OutputOf<N>> | Promise<Result<OutputOf<N>>>
}

/** All handlers but those that the border has itself. */
export type RoutedHandlers = Omit<Handlers, 'app.cancelCall' | 'app.endFiles'>

/** The handlers of a feature, or of some of its calls, as in `HandlersOf<'media', 'listFiles' | 'findFile'>`. */
export type HandlersOf<Feature extends string, Verb extends string = string> = Pick<
  Handlers,
  `${Feature}.${Verb}` & CallName
>

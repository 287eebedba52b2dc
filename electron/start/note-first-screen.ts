import type { InputOf, OutputOf, ReadName } from '#core/contract/index'
import { readFirstScreen, readStart } from '#core/first-screen'
import type { CallAnswerer } from '../ipc/answering.ts'
import type { FirstAnswer, FirstScreen } from './first-screen.ts'

/** Collects what the page would ask if it started now; null where it would show why the store is closed. */
export const noteFirstScreen = async (
  read: CallAnswerer['read'],
): Promise<Pick<FirstScreen, 'screen' | 'answers'> | null> => {
  const answers: FirstAnswer[] = []
  // An answer has been through the output schema of the contract: see answerCall.
  const ask = async <N extends ReadName>(name: N, input: InputOf<N>) => {
    const answer = await read(name, input)
    if (!answer.ok) return null
    answers.push({ name, input, value: answer.value })
    return answer.value as OutputOf<N>
  }
  const { settings, storeState } = await readStart(ask)
  if (settings === null || storeState === null || storeState.kind === 'closed') return null
  await readFirstScreen(ask, settings.place)
  return { screen: settings.place.screen, answers }
}

import type { Switches } from '../switches.ts'
import { type Answer, json, plainText } from './answer.ts'

/** The ID of a record, the one field of the object, in the words of a server. */
export const idAnswer = (
  record: Readonly<Record<string, number>>,
  { idAnswers }: Pick<Switches, 'idAnswers'>,
  status = 200,
): Answer => {
  if (idAnswers === 'json') return json(record, status)
  const id = Object.values(record).join()
  return idAnswers === 'quoted' ? json(id, status) : plainText(status, id)
}

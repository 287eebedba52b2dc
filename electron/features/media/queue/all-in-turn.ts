import { type Result, success } from '#core/contract/failure'

/** Takes one after another out of the list, also what comes into it meanwhile; a defect in one spares the rest. */
export const allInTurn = async <T>(
  waiting: T[],
  run: (one: T) => Promise<Result<null>>,
): Promise<Result<null>> => {
  let outcome: Result<null> = success(null)
  const defects: unknown[] = []
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [ended] = await Promise.allSettled([run(next)])
    if (ended.status === 'rejected') defects.push(ended.reason)
    else if (!ended.value.ok) outcome = ended.value
  }
  if (defects.length > 0) throw defects[0]
  return outcome
}

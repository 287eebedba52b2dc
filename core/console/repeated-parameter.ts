import type { ConsoleCall } from './console-call.ts'

/** The first parameter name that occurs twice; null where there is none. A request carries each name once. */
export const repeatedParameter = ({
  parameters,
}: Pick<ConsoleCall, 'parameters'>): string | null => {
  const names = parameters.map(({ name }) => name)
  return names.find((name, at) => names.indexOf(name) !== at) ?? null
}

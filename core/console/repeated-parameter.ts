import type { ConsoleCall } from './console-call.ts'

/** What leaves has each name once: which of two would be the one cannot be shown. */
export const repeatedParameter = ({
  parameters,
}: Pick<ConsoleCall, 'parameters'>): string | null => {
  const names = parameters.map(({ name }) => name)
  return names.find((name, at) => names.indexOf(name) !== at) ?? null
}

import type { ConsoleCall } from '#core/console/console-call'
import { type ConsoleEndpoint, findConsoleEndpoint } from '#core/console/console-endpoint'
import type { FileToken } from '#core/ids'

export interface ChosenFile {
  readonly token: FileToken
  readonly name: string
}

export interface OwnParameter {
  readonly name: string
  readonly text: string
}

/** What an integrator has typed; null where a parameter is not sent at all. */
export interface ConsoleForm {
  readonly endpoint: string
  readonly texts: Readonly<Record<string, string>>
  readonly own: readonly OwnParameter[]
  readonly accept: ConsoleCall['accept']
}

export const emptyConsoleForm: ConsoleForm = {
  endpoint: 'list-projects',
  texts: {},
  own: [],
  accept: 'any',
}

/** The endpoint as it is known; one that nobody knows takes whatever parameters are added. */
export const endpointOf = ({ endpoint }: ConsoleForm): ConsoleEndpoint =>
  findConsoleEndpoint(endpoint) ?? {
    name: endpoint,
    area: 'prices',
    effect: 'creates',
    parameters: [],
    hasFile: false,
  }

/** Parameters without a text are not sent; those of one's own are, also empty. */
export const callOf = (form: ConsoleForm): ConsoleCall => ({
  endpoint: form.endpoint,
  accept: form.accept,
  parameters: [
    ...endpointOf(form).parameters.flatMap(({ name }) => {
      const text = form.texts[name] ?? ''
      return text === '' ? [] : [{ name, text }]
    }),
    ...form.own.filter(({ name }) => name !== '').map(({ name, text }) => ({ name, text })),
  ],
})

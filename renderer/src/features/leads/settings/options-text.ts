import type { AttributeSetting } from '#core/leads/send/attribute-setting'

type Options = AttributeSetting['options']

/** Options as text, one a line: the number in the CRM and the name. */
export const optionsText = (options: Options): string =>
  options.map(({ value, label }) => `${value} ${label}`.trim()).join('\n')

/** Lines without a number are left out: they name nothing that could be sent. */
export const readOptions = (text: string): Options =>
  text.split('\n').flatMap((line) => {
    const found = /^\s*(\d{1,15})[\s=:;.,-]*(.*?)\s*$/.exec(line)
    return found ? [{ value: Number(found[1]), label: (found[2] ?? '').slice(0, 200) }] : []
  })

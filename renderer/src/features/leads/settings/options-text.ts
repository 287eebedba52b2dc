import type { AttributeSetting } from '#core/leads/send/attribute-setting'

type Options = AttributeSetting['options']

/** One option a line: its number in the CRM, and how it is called. */
export const optionsText = (options: Options): string =>
  options.map(({ value, label }) => `${value} ${label}`.trim()).join('\n')

/** Lines without a number are left out: they name nothing that could be sent. */
export const readOptions = (text: string): Options =>
  text.split('\n').flatMap((line) => {
    const found = /^\s*(\d{1,15})[\s=:;.,-]*(.*?)\s*$/.exec(line)
    return found ? [{ value: Number(found[1]), label: (found[2] ?? '').slice(0, 200) }] : []
  })

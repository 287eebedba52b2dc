import type { DeliveryRules } from '#core/exports/delivery/delivery'

/** To whom a report goes, as it is typed. */
export interface DeliveryForm extends Omit<DeliveryRules, 'recipients'> {
  /** Addresses of e-mail as they are typed, with commas, semicolons or white space between them. */
  readonly recipients: string
}

const nobody: DeliveryForm = {
  recipients: '',
  toWebhook: false,
  toSftp: false,
  when: 'always',
  file: 'attached',
  withComparison: false,
}

export const toDeliveryForm = (rules: DeliveryRules | null): DeliveryForm =>
  rules === null ? nobody : { ...rules, recipients: rules.recipients.join(', ') }

export const recipientsOf = ({ recipients }: Pick<DeliveryForm, 'recipients'>): string[] => [
  ...new Set(recipients.split(/[,;\s]+/).filter((address) => address !== '')),
]

/** Null for a report that goes to nobody. */
export const readDelivery = (form: DeliveryForm): DeliveryRules | null => {
  const recipients = recipientsOf(form)
  return recipients.length === 0 && !form.toWebhook && !form.toSftp ? null : { ...form, recipients }
}

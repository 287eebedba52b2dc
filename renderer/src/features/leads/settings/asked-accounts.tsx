import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AccountId } from '#core/ids'
import { Section } from '../../../ui/section.tsx'

interface Props {
  readonly accounts: readonly { readonly id: AccountId; readonly label: string }[]
  readonly leftOut: readonly AccountId[]
  readonly onLeftOut: (leftOut: readonly AccountId[]) => void
}

/** Lets a person leave out an account: one that nobody can poll would hide what all others prove. */
export const AskedAccounts = ({ accounts, leftOut, onLeftOut }: Props) => {
  const { t } = useTranslation()
  return (
    <Section title={t('leads.settings.accounts')} sentence={t('leads.settings.accountsHint')}>
      {accounts.map(({ id, label }) => (
        <Checkbox
          key={id}
          size="xs"
          label={t('leads.settings.isAsked', { account: label })}
          checked={!leftOut.includes(id)}
          onChange={({ currentTarget }) => {
            const others = leftOut.filter((one) => one !== id)
            onLeftOut(currentTarget.checked ? others : [...others, id])
          }}
        />
      ))}
    </Section>
  )
}

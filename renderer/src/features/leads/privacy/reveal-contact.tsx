import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { InputOf } from '#core/contract/index'
import { mutation } from '../../../bridge/mutation.ts'
import classes from './reveal-contact.module.css'

interface Props extends InputOf<'leads.revealContact'> {
  readonly masked: { readonly email: string; readonly phone: string }
  /** The name of the person. */
  readonly name: string
}

/** An email and a phone, masked until somebody asks for them; gone again with the place where they stand. */
export const RevealContact = ({ workspaceId, of, masked, name }: Props) => {
  const { t } = useTranslation()
  const { mutate, data, isPending } = useMutation(mutation('leads.revealContact'))
  const { email, phone } = data ?? masked
  return (
    <span className={classes['contact']}>
      <span className={classes['words']}>{[email, phone].filter(Boolean).join(' · ')}</span>
      {data === null && <span>{t('leads.contact.gone')}</span>}
      {data === undefined && (
        <Button
          size="compact-xs"
          variant="subtle"
          loading={isPending}
          aria-label={t('leads.contact.revealOf', { name })}
          onClick={() => mutate({ workspaceId, of })}
        >
          {t('leads.contact.reveal')}
        </Button>
      )}
    </span>
  )
}

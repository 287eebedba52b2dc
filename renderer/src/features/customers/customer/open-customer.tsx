import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CustomerId } from '#core/ids'
import { readServerId } from '#core/read-server-id'
import classes from '../consents/consents.module.css'

/** The form that names a customer by the number that the CRM has given. */
export const OpenCustomer = ({ onOpen }: { readonly onOpen: (id: CustomerId) => void }) => {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const id = readServerId<CustomerId>(typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (id !== null) onOpen(id)
  }
  return (
    <form className={classes['part']} aria-label={t('customers.open.title')} onSubmit={submit}>
      <h2 className={classes['title']}>{t('customers.open.title')}</h2>
      <div className={classes['row']}>
        <TextInput
          size="xs"
          label={t('customers.open.id')}
          inputMode="numeric"
          maxLength={30}
          autoComplete="off"
          value={typed}
          error={typed !== '' && id === null && t('console.fault.integer')}
          // Nothing but spaces is left out: without its sign `4711,00` would be another customer.
          onChange={({ currentTarget }) => setTyped(currentTarget.value.replace(/\s/g, ''))}
        />
        <Button type="submit" size="xs" variant="default" disabled={id === null}>
          {t('customers.open.open')}
        </Button>
      </div>
      <p className={classes['hint']}>{t('customers.open.hint')}</p>
    </form>
  )
}

import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { notifyDone } from '../../../ui/notices/notify.tsx'
import { Section } from '../../../ui/section.tsx'
import classes from './privacy.module.css'

/** Unusable stores that were moved out of the way, with everybody in them; nothing where there are none. */
export const KeptStores = () => {
  const { t } = useTranslation()
  const read = useQuery(query('store.listKept', {}))
  const unread = unreadOf(read)
  if (unread) return <FailureNotice {...unread} />
  const kept = read.data ?? []
  if (kept.length === 0) return null
  return (
    <Section title={t('leads.keptStores.title')} sentence={t('leads.keptStores.sentence')}>
      <List kept={kept} />
    </Section>
  )
}

const List = ({ kept }: { readonly kept: OutputOf<'store.listKept'> }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const [isAsked, setAsked] = useState(false)
  const show = useMutation(mutation('store.showFolder'))
  return (
    <>
      <ul className={classes['things']}>
        {kept.map(({ name, at, bytes }) => (
          <li key={name} title={name}>
            {t('leads.keptStores.one', { at: formats.dateTime(at), size: formats.bytes(bytes) })}
          </li>
        ))}
      </ul>
      {isAsked ? (
        <Sure kept={kept} onKeep={() => setAsked(false)} />
      ) : (
        <div className={classes['row']}>
          <Button size="xs" variant="default" onClick={() => show.mutate({})}>
            {t('leads.keptStores.show')}
          </Button>
          <Button size="xs" variant="default" onClick={() => setAsked(true)}>
            {t('leads.keptStores.remove')}
          </Button>
        </div>
      )}
    </>
  )
}

interface SureProps {
  readonly kept: OutputOf<'store.listKept'>
  readonly onKeep: () => void
}

const Sure = ({ kept, onKeep }: SureProps) => {
  const { t } = useTranslation()
  const remove = useMutation({
    ...mutation('store.removeKept'),
    onSuccess: () => notifyDone((t) => ({ title: t('leads.keptStores.removed') })),
  })
  return (
    <Notice
      tone="warning"
      title={t('leads.keptStores.sure')}
      sentence={t('leads.keptStores.consequence')}
    >
      <Button size="compact-xs" variant="default" onClick={onKeep}>
        {t('leads.keptStores.keep')}
      </Button>
      <Button
        size="compact-xs"
        color="red"
        loading={remove.isPending}
        onClick={() => remove.mutate({ names: kept.map(({ name }) => name) })}
      >
        {t('leads.keptStores.removeNow')}
      </Button>
    </Notice>
  )
}

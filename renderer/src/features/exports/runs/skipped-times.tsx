import { Button, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '#core/contract/exports'
import type { OutputOf } from '#core/contract/index'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import classes from './skipped-times.module.css'

type SkippedTime = OutputOf<'exports.listSkipped'>[number]

/** The times of the schedule that have no run of their own, and why. */
export const SkippedTimes = ({ report }: { readonly report: Report }) => {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  const skipped = useQuery(query('exports.listSkipped', { reportId: report.id })).data ?? []
  if (skipped.length === 0) return null
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => setIsShown(true)}>
        {t('exports.skipped.open', { count: skipped.length })}
      </Button>
      <Modal
        opened={isShown}
        size="lg"
        title={t('exports.skipped.title')}
        closeButtonProps={{ 'aria-label': t('common.close') }}
        onClose={() => setIsShown(false)}
      >
        <p>{t('exports.skipped.sentence')}</p>
        <ul className={classes['list']}>
          {skipped.map((one) => (
            <Line key={`${one.first} ${one.accountedAt}`} one={one} />
          ))}
        </ul>
      </Modal>
    </>
  )
}

const Line = ({ one: { outcome, first, last, count } }: { readonly one: SkippedTime }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const from = formats.dateTime(first)
  const times =
    first === last
      ? from
      : t('exports.skipped.times', { from, to: formats.dateTime(last), count: count ?? 2 })
  return (
    <li>
      <span>{times}</span>
      <span className={classes['why']}>{t(`exports.skipped.outcome.${outcome}`)}</span>
    </li>
  )
}

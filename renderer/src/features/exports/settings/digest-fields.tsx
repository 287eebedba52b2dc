import { Checkbox, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Digest } from '#core/exports/runs/digest'
import { mutation } from '../../../bridge/mutation.ts'
import { Section } from '../../../ui/section.tsx'
import classes from './settings-dialog.module.css'

/** Whether and when a person is notified how the reports of the day before went. */
export const DigestFields = ({ digest }: { readonly digest: Digest }) => {
  const { t } = useTranslation()
  const save = useMutation(mutation('exports.saveDigest'))
  const [time, setTime] = useState(digest.time)
  const put = (part: Partial<Digest>) => save.mutate({ digest: { ...digest, ...part } })
  return (
    <Section title={t('exports.settings.digest')} sentence={t('exports.settings.digestHint')}>
      <div className={classes['digest']}>
        <Checkbox
          size="sm"
          label={t('exports.settings.digestOn')}
          checked={digest.isOn}
          onChange={({ currentTarget }) => put({ isOn: currentTarget.checked })}
        />
        <TextInput
          type="time"
          size="xs"
          aria-label={t('exports.settings.digestTime')}
          disabled={!digest.isOn}
          error={time === '' && t('exports.settings.digestNoTime')}
          value={time}
          onChange={({ currentTarget: { value } }) => {
            setTime(value)
            // A time field with an empty part has an empty value.
            if (value !== '') put({ time: value })
          }}
        />
      </div>
    </Section>
  )
}

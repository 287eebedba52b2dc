import { Button, Group, SegmentedControl, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mutation } from '../../../bridge/mutation.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { notifyDone } from '../../../ui/notices/notify.tsx'
import { Section } from '../../../ui/section.tsx'
import type { MediaDesk } from '../media-desk.ts'
import type { FormProps } from './form-props.ts'
import { GalleryTemplate } from './gallery-template.tsx'
import { NamingRule } from './naming-rule.tsx'
import { ScreenFields } from './screen-fields.tsx'
import classes from './settings-dialog.module.css'
import { readSettingsForm, type SettingsField, toSettingsForm } from './settings-form.ts'

interface Props {
  readonly desk: MediaDesk
  readonly onClose: () => void
}

const nothingWrong: ReadonlySet<SettingsField> = new Set()

/** What a project keeps for its files: screens, a naming rule, names of pictures, limits. */
export const SettingsDialog = ({ desk, onClose }: Props) => {
  const { t } = useTranslation()
  const [form, setForm] = useState(() => toSettingsForm(desk.settings))
  const [wrong, setWrong] = useState(nothingWrong)
  const save = useMutation({
    ...mutation('media.saveSettings'),
    onSuccess: () => {
      onClose()
      notifyDone((t) => ({ title: t('media.settings.saved') }))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readSettingsForm(form)
    if (read.ok) save.mutate({ ...desk.of, settings: read.settings })
    else setWrong(read.wrong)
  }
  const parts = { form, wrong, onForm: setForm }
  return (
    <OpenedModal
      size={720}
      title={t('media.settings.title', { project: desk.project.name })}
      onClose={onClose}
    >
      <form className={classes['form']} onSubmit={submit}>
        <ScreenFields {...parts} />
        <NamingRule {...parts} desk={desk} />
        <GalleryTemplate {...parts} desk={desk} />
        <Limits {...parts} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('media.settings.save')}
          </Button>
        </Group>
      </form>
    </OpenedModal>
  )
}

const Limits = ({ form, wrong, onForm }: FormProps) => {
  const { t } = useTranslation()
  const field = (name: 'maxMegabytes' | 'minSide' | 'maxSide') => (
    <TextInput
      size="xs"
      label={t(`media.settings.${name}`)}
      error={wrong.has(name) && t(`media.settings.wrong.${name}`)}
      maxLength={10}
      value={form[name]}
      onChange={({ currentTarget }) => onForm({ ...form, [name]: currentTarget.value })}
    />
  )
  return (
    <Section title={t('media.settings.limits')} sentence={t('media.settings.limitsHint')}>
      <div className={classes['limits']}>
        {field('maxMegabytes')}
        {field('minSide')}
        {field('maxSide')}
        <div>
          <p className={classes['label']}>{t('media.settings.parallel')}</p>
          <SegmentedControl
            size="xs"
            aria-label={t('media.settings.parallel')}
            data={['2', '3', '4']}
            value={form.parallel}
            onChange={(parallel) => onForm({ ...form, parallel })}
          />
        </div>
      </div>
    </Section>
  )
}

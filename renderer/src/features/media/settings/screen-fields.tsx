import { Button, Checkbox, CloseButton, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../ui/section.tsx'
import type { FormProps } from './form-props.ts'
import classes from './settings-dialog.module.css'
import type { ScreenLine } from './settings-form.ts'

const newKey = (screens: readonly ScreenLine[]): number =>
  Math.max(-1, ...screens.map(({ key }) => key)) + 1

/** The screens of the web: their numbers come from the CRM's support. */
export const ScreenFields = ({ form, wrong, onForm }: FormProps) => {
  const { t } = useTranslation()
  const { screens } = form
  const write = (next: readonly ScreenLine[]) => onForm({ ...form, screens: next })
  const change = (key: number, part: Partial<ScreenLine>) =>
    write(screens.map((line) => (line.key === key ? { ...line, ...part } : line)))
  return (
    <Section title={t('media.settings.screens')} sentence={t('media.settings.screensHint')}>
      <ul className={classes['screens']}>
        {screens.map(({ key, id, name, isChosen }) => (
          <li key={key}>
            <Checkbox
              size="xs"
              aria-label={t('media.settings.useScreen', { id })}
              checked={isChosen}
              onChange={({ currentTarget }) => change(key, { isChosen: currentTarget.checked })}
            />
            <TextInput
              size="xs"
              aria-label={t('media.settings.screenId')}
              placeholder={t('media.settings.screenId')}
              inputMode="numeric"
              maxLength={9}
              value={id}
              onChange={({ currentTarget }) => change(key, { id: currentTarget.value })}
            />
            <TextInput
              size="xs"
              aria-label={t('media.settings.screenName')}
              placeholder={t('media.settings.screenName')}
              maxLength={80}
              value={name}
              onChange={({ currentTarget }) => change(key, { name: currentTarget.value })}
            />
            <CloseButton
              size="sm"
              aria-label={t('media.settings.removeScreen', { id })}
              onClick={() => write(screens.filter((line) => line.key !== key))}
            />
          </li>
        ))}
      </ul>
      {wrong.has('screens') && (
        <p className={classes['error']} role="alert">
          {t('media.settings.wrong.screens')}
        </p>
      )}
      <div>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={screens.length >= 50}
          onClick={() =>
            write([...screens, { key: newKey(screens), id: '', name: '', isChosen: true }])
          }
        >
          {t('media.settings.addScreen')}
        </Button>
      </div>
    </Section>
  )
}

import { SegmentedControl, Text } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Settings } from '#core/contract/settings'
import { Section } from '../../ui/section.tsx'
import classes from './appearance-section.module.css'

interface Props {
  readonly settings: Settings
  readonly onChange: (
    change: Partial<Pick<Settings, 'language' | 'colorScheme' | 'density'>>,
  ) => void
}

export const AppearanceSection = ({ settings, onChange }: Props) => {
  const { t } = useTranslation()
  return (
    <Section title={t('settings.appearance')}>
      <div className={classes['choices']}>
        <Choice
          label={t('settings.language')}
          value={settings.language}
          // A language is named in itself, so that nobody has to read another one to leave it.
          options={{ system: t('settings.system'), en: 'English', cs: 'Čeština' }}
          onChange={(language) => onChange({ language })}
        />
        <Choice
          label={t('settings.colourScheme')}
          value={settings.colorScheme}
          options={{
            system: t('settings.system'),
            light: t('settings.light'),
            dark: t('settings.dark'),
          }}
          onChange={(colorScheme) => onChange({ colorScheme })}
        />
        <Choice
          label={t('settings.density')}
          value={settings.density}
          options={{
            compact: t('settings.compact'),
            normal: t('settings.normal'),
            comfortable: t('settings.comfortable'),
          }}
          onChange={(density) => onChange({ density })}
        />
      </div>
    </Section>
  )
}

interface ChoiceProps<V extends string> {
  readonly label: string
  readonly value: V
  readonly options: Readonly<Record<V, string>>
  readonly onChange: (value: V) => void
}

const Choice = <V extends string>({ label, value, options, onChange }: ChoiceProps<V>) => {
  const id = useId()
  const data = Object.entries<string>(options).map(([option, text]) => ({
    value: option,
    label: text,
  }))
  return (
    <>
      <Text id={id} size="sm">
        {label}
      </Text>
      <SegmentedControl
        size="xs"
        aria-labelledby={id}
        data={data}
        value={value}
        onChange={(chosen) => onChange(chosen as V)}
      />
    </>
  )
}

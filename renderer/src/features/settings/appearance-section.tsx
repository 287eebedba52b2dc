import { SegmentedControl, Text, TextInput } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Settings } from '#core/contract/settings'
import { Section } from '../../ui/section.tsx'
import { useLatest } from '../../ui/timing/use-latest.ts'
import classes from './appearance-section.module.css'

interface Props {
  readonly settings: Settings
  readonly onChange: (
    change: Partial<Pick<Settings, 'language' | 'colorScheme' | 'density' | 'personName'>>,
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
        <PersonName name={settings.personName} onName={(personName) => onChange({ personName })} />
      </div>
    </Section>
  )
}

interface NameProps {
  readonly name: string
  readonly onName: (name: string) => void
}

/** Kept when the field is left: with each letter of it somebody else would have acted. */
const PersonName = ({ name, onName }: NameProps) => {
  const { t } = useTranslation()
  const id = useId()
  const [text, setText] = useState(name)
  const leave = useLatest(() => {
    if (text.trim() !== name) onName(text.trim())
  })
  // A screen that goes takes the field along without a word.
  useEffect(() => () => leave.current(), [])
  return (
    <>
      <Text component="label" htmlFor={id} size="sm">
        {t('settings.personName')}
      </Text>
      <TextInput
        id={id}
        size="xs"
        w={260}
        maxLength={100}
        placeholder={t('settings.personNameOfSystem')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => leave.current()}
        onKeyDown={({ key }) => key === 'Enter' && leave.current()}
      />
    </>
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

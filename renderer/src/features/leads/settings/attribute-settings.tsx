import { ActionIcon, Button, Select, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AttributeSetting, checkAttributeSettings } from '#core/leads/send/attribute-setting'
import { Section } from '../../../ui/section.tsx'
import { optionsText, readOptions } from './options-text.ts'
import classes from './settings-dialog.module.css'

interface Props {
  readonly attributes: readonly AttributeSetting[]
  /** Whether somebody has tried to save, so that faults are shown. */
  readonly isChecked: boolean
  readonly onAttributes: (attributes: readonly AttributeSetting[]) => void
}

const fresh: AttributeSetting = { key: '', label: '', kind: 'text', options: [] }
const mostAttributes = 200

/** The CRM does not tell which attributes it has: a person says it once. */
export const AttributeSettings = ({ attributes, isChecked, onAttributes }: Props) => {
  const { t } = useTranslation()
  const problems = checkAttributeSettings(attributes)
  const problemOf = ({ key, label }: AttributeSetting): string | null => {
    if (!isChecked) return null
    if (key === '' || label.trim() === '') return t('leads.attribute.problem.empty')
    const found = problems.find((problem) => problem.key === key)
    return found ? t(`leads.attribute.problem.${found.kind}`) : null
  }
  const change = (at: number, patch: Partial<AttributeSetting>) =>
    onAttributes(attributes.map((one, index) => (index === at ? { ...one, ...patch } : one)))
  return (
    <Section title={t('leads.attribute.title')} sentence={t('leads.attribute.hint')}>
      <ul className={classes['attributes']}>
        {numbered(attributes).map(({ id, at, setting }) => (
          <AttributeLine
            key={id}
            setting={setting}
            number={at + 1}
            problem={problemOf(setting)}
            onChange={(patch) => change(at, patch)}
            onRemove={() => onAttributes(attributes.filter((_, index) => index !== at))}
          />
        ))}
      </ul>
      <Button
        className={classes['add'] ?? ''}
        size="compact-xs"
        variant="default"
        disabled={attributes.length >= mostAttributes}
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() => onAttributes([...attributes, fresh])}
      >
        {t('leads.attribute.add')}
      </Button>
    </Section>
  )
}

/** Attributes are told apart by their place, because a key changes with every letter that is typed. */
const numbered = (attributes: readonly AttributeSetting[]) =>
  attributes.map((setting, at) => ({ id: `attribute ${at}`, at, setting }))

interface LineProps {
  readonly setting: AttributeSetting
  readonly number: number
  readonly problem: string | null
  readonly onChange: (patch: Partial<AttributeSetting>) => void
  readonly onRemove: () => void
}

const kinds = ['text', 'boolean', 'integer', 'decimal', 'date', 'choice', 'choices'] as const

const AttributeLine = ({ setting, number, problem, onChange, onRemove }: LineProps) => {
  const { t } = useTranslation()
  const { key, label, kind, options } = setting
  const [typed, setTyped] = useState(() => optionsText(options))
  const isChoice = kind === 'choice' || kind === 'choices'
  return (
    <li className={classes['attribute']}>
      <TextInput
        size="xs"
        label={t('leads.attribute.key', { number })}
        maxLength={100}
        value={key}
        error={problem}
        onChange={({ currentTarget }) => onChange({ key: currentTarget.value.trim() })}
      />
      <TextInput
        size="xs"
        label={t('leads.attribute.label', { number })}
        maxLength={100}
        value={label}
        onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
      />
      <Select
        size="xs"
        label={t('leads.attribute.kind', { number })}
        allowDeselect={false}
        data={kinds.map((value) => ({ value, label: t(`leads.attribute.kinds.${value}`) }))}
        value={kind}
        onChange={(chosen) => onChange({ kind: chosen as AttributeSetting['kind'] })}
      />
      <ActionIcon
        size={30}
        mt={24}
        variant="subtle"
        color="gray"
        aria-label={t('leads.attribute.remove', { number })}
        onClick={onRemove}
      >
        <IconTrash size={15} aria-hidden />
      </ActionIcon>
      {isChoice && (
        <Textarea
          className={classes['options'] ?? ''}
          size="xs"
          autosize
          minRows={2}
          maxRows={8}
          label={t('leads.attribute.options', { number })}
          description={t('leads.attribute.optionsHint')}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            onChange({ options: readOptions(currentTarget.value) })
          }}
        />
      )}
    </li>
  )
}

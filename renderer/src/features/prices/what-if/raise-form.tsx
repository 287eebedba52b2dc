import { Radio, Select, Stack, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GroupChoice } from './group-choices.ts'
import { type RaiseText, readPart, readSales } from './raise-text.ts'
import { nameOfGroup } from './what-if-words.ts'

interface Props {
  readonly choices: readonly GroupChoice[]
  readonly chosen: GroupChoice
  readonly onChoose: (key: string) => void
  readonly text: RaiseText
  readonly onText: (text: RaiseText) => void
  /** What can be done with it. */
  readonly children: ReactNode
}

const kinds = ['selection', 'layout', 'building', 'floor'] as const

/** Which units would go up, by how much, and when. */
export const RaiseForm = ({ choices, chosen, onChoose, text, onText, children }: Props) => {
  const { t } = useTranslation()
  const data = kinds.flatMap((kind) => {
    const items = choices
      .filter(({ group }) => group.kind === kind)
      .map((choice) => ({ value: choice.key, label: nameOfGroup(choice, t) }))
    return items.length === 0 ? [] : [{ items, group: t(`whatIf.kinds.${kind}`) }]
  })
  return (
    <Stack gap="sm" px={16} py={12}>
      <Select
        searchable
        allowDeselect={false}
        label={t('whatIf.units')}
        data={data}
        value={chosen.key}
        onChange={(key) => key !== null && onChoose(key)}
      />
      <TextInput
        label={t('whatIf.part')}
        inputMode="decimal"
        maxLength={10}
        value={text.percent}
        error={readPart(text.percent) === null && t('whatIf.partProblem')}
        onChange={({ currentTarget }) => onText({ ...text, percent: currentTarget.value })}
      />
      <Radio.Group
        label={t('whatIf.when')}
        value={text.kind}
        onChange={(kind) => onText({ ...text, kind: kind === 'steps' ? 'steps' : 'now' })}
      >
        <Stack gap={6} mt={4}>
          <Radio value="now" label={t('whatIf.now')} />
          <Radio value="steps" label={t('whatIf.steps')} />
        </Stack>
      </Radio.Group>
      {text.kind === 'steps' && (
        <TextInput
          label={t('whatIf.everySales')}
          inputMode="numeric"
          maxLength={4}
          value={text.everySales}
          error={readSales(text.everySales) === null && t('whatIf.everySalesProblem')}
          onChange={({ currentTarget }) => onText({ ...text, everySales: currentTarget.value })}
        />
      )}
      {children}
    </Stack>
  )
}

import { MultiSelect, Radio, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import { query } from '../../bridge/query.ts'
import type { AccountForm } from './account-form.ts'
import { AreaChoice } from './area-choice.tsx'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly form: AccountForm
  readonly areasHint: string
}

/** What an account is called, and the areas and projects that it is used for. */
export const AccountUseFields = ({ workspaceId, form, areasHint }: Props) => {
  const { t } = useTranslation()
  return (
    <>
      <TextInput
        required
        label={t('connect.label')}
        description={t('connect.labelHint')}
        autoComplete="off"
        {...form.getInputProps('label')}
      />
      <AreaChoice description={areasHint} {...form.getInputProps('areas')} />
      <Radio.Group label={t('accounts.projects')} {...form.getInputProps('sees')}>
        <Stack gap={6} mt={6}>
          <Radio size="xs" value="all" label={t('accounts.allProjects')} />
          <Radio size="xs" value="chosen" label={t('accounts.chosenProjects')} />
        </Stack>
      </Radio.Group>
      {form.getValues().sees === 'chosen' && (
        <ProjectChoice workspaceId={workspaceId} form={form} />
      )}
    </>
  )
}

const ProjectChoice = ({ workspaceId, form }: Omit<Props, 'areasHint'>) => {
  const { t } = useTranslation()
  const known = useQuery(query('prices.listProjects', { workspaceId })).data ?? []
  const names = new Map(known.map(({ id, name }) => [String(id), name]))
  // A project that the server hides now stays chosen until a person says otherwise.
  const ids = new Set([...names.keys(), ...form.getValues().projects])
  return (
    <MultiSelect
      size="xs"
      searchable
      label={t('accounts.projectsUsed')}
      nothingFoundMessage={t('shell.nothingFound')}
      data={[...ids].map((id) => ({
        value: id,
        label: names.get(id) ?? t('accounts.projectGone', { id }),
      }))}
      {...form.getInputProps('projects')}
    />
  )
}

import { Button, Code, Group, Modal, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ComingWorkspace } from '#core/contract/accounts'

interface Props {
  /** Null while no file is looked at. */
  readonly coming: readonly ComingWorkspace[] | null
  readonly isImporting: boolean
  readonly onImport: () => void
  readonly onCancel: () => void
}

/** What a settings file would bring, before it does. */
export const ImportPreview = ({ coming, isImporting, onImport, onCancel }: Props) => {
  const { t } = useTranslation()
  const isNew = coming?.some(({ isHere }) => !isHere) === true
  return (
    <Modal
      opened={coming !== null}
      onClose={onCancel}
      title={t('accounts.comingTitle')}
      closeButtonProps={{ 'aria-label': t('accounts.cancel') }}
    >
      <Stack gap="md">
        {coming?.map((workspace) => (
          <Coming key={`${workspace.baseUrl} ${workspace.name}`} workspace={workspace} />
        ))}
        <Text size="sm" c="dimmed">
          {t(isNew ? 'accounts.comingSentence' : 'accounts.comingNothing')}
        </Text>
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel}>
          {t('accounts.cancel')}
        </Button>
        {isNew && (
          <Button data-autofocus loading={isImporting} onClick={onImport}>
            {t('accounts.importNow')}
          </Button>
        )}
      </Group>
    </Modal>
  )
}

const Coming = ({ workspace }: { readonly workspace: ComingWorkspace }) => {
  const { t } = useTranslation()
  const { name, baseUrl, accounts, siteUrl, isHere } = workspace
  return (
    <div>
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <Code>{baseUrl}</Code>
        {isHere && (
          <Text size="xs" c="dimmed">
            {t('accounts.comingHere')}
          </Text>
        )}
      </Group>
      <Text size="sm" mt={4}>
        {accounts.map(({ label, login }) => `${label} (${login})`).join(', ')}
      </Text>
      {siteUrl !== null && (
        <Text size="sm" mt={4}>
          {t('accounts.comingSite')} <Code>{siteUrl}</Code>
        </Text>
      )}
    </div>
  )
}

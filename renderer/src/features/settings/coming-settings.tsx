import { Button, Code, Group, Modal, Stack, Text } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ComingSettings, ComingWorkspace } from '#core/contract/settings'
import { groupBy } from '#core/group-by'
import { type SettingsChange, settingsChanges } from '#core/settings/plan-settings'
import classes from './coming-settings.module.css'

interface Props {
  /** Null while no file is looked at. */
  readonly coming: ComingSettings | null
  readonly isImporting: boolean
  readonly onImport: () => void
  readonly onCancel: () => void
}

const changesSomething = ({ workspaces, exports }: ComingSettings): boolean =>
  workspaces.some(({ standing }) => standing === 'new') ||
  [...workspaces.flatMap(({ parts }) => parts), ...exports].some(
    ({ change }) => change === 'new' || change === 'replaced',
  )

/** What a settings file would bring, before it does. */
export const ComingSettingsDialog = ({ coming, isImporting, onImport, onCancel }: Props) => {
  const { t } = useTranslation()
  const isAny = coming !== null && changesSomething(coming)
  const isAllHere = !isAny && !coming?.workspaces.some(({ isBackupLeft }) => isBackupLeft)
  return (
    <Modal
      opened={coming !== null}
      onClose={onCancel}
      size="lg"
      title={t('settingsFile.coming')}
      closeButtonProps={{ 'aria-label': t('common.cancel') }}
    >
      <Stack gap="md">
        {coming?.workspaces.map((workspace) => (
          <Workspace key={`${workspace.baseUrl} ${workspace.name}`} workspace={workspace} />
        ))}
        {coming !== null && coming.exports.length > 0 && (
          <div>
            <Text size="sm" fw={600}>
              {t('settingsFile.reports')}
            </Text>
            <Changes
              changes={coming.exports.map(({ part, change, sentTo }) => ({
                change,
                line: withReceivers(t(`settingsFile.exportsPart.${part}`), sentTo, t),
              }))}
            />
          </div>
        )}
        <Text size="sm" c="dimmed">
          {t(isAllHere ? 'settingsFile.nothing' : 'settingsFile.leftOut')}
        </Text>
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        {isAny && (
          <Button data-autofocus loading={isImporting} onClick={onImport}>
            {t('settingsFile.importNow')}
          </Button>
        )}
      </Group>
    </Modal>
  )
}

const Workspace = ({ workspace }: { readonly workspace: ComingWorkspace }) => {
  const { t } = useTranslation()
  const { name, baseUrl, standing, isBackupLeft, parts } = workspace
  return (
    <div>
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <Code>{baseUrl}</Code>
        {standing === 'here' && (
          <Text size="xs" c="dimmed">
            {t('settingsFile.here')}
          </Text>
        )}
      </Group>
      {standing === 'forbidden' ? (
        <Text size="sm" mt={4}>
          {t('settingsFile.forbidden')}
        </Text>
      ) : (
        <Changes changes={linesOf(parts, t)} />
      )}
      {isBackupLeft && (
        <Text size="sm" mt="xs">
          {t('settingsFile.backupLeft')}
        </Text>
      )}
    </div>
  )
}

interface ChangeLine {
  readonly change: SettingsChange
  readonly line: string
}

/** One line for all parts of one kind that fare alike. */
const linesOf = (parts: ComingWorkspace['parts'], t: TFunction): ChangeLine[] =>
  [...groupBy(parts, ({ part, change }) => `${part} ${change}`).values()].flatMap((alike) => {
    const [first] = alike
    if (first === undefined) return []
    const what = t(`settingsFile.part.${first.part}`, { count: alike.length })
    const names = alike.flatMap(({ name, sentTo }) => {
      const said = withReceivers(name, sentTo, t)
      return said === '' ? [] : said
    })
    return {
      change: first.change,
      line: names.length === 0 ? what : `${what}: ${names.join(', ')}`,
    }
  })

const withReceivers = (name: string, sentTo: readonly string[], t: TFunction): string =>
  sentTo.length === 0 ? name : t('settingsFile.sentTo', { name, to: sentTo.join(', ') })

const Changes = ({ changes }: { readonly changes: readonly ChangeLine[] }) => {
  const { t } = useTranslation()
  const byChange = groupBy(changes, ({ change }) => change)
  return (
    <dl className={classes['changes']}>
      {settingsChanges
        .filter((change) => byChange.has(change))
        .map((change) => (
          <div key={change} className={classes['change']}>
            <dt>{t(`settingsFile.change.${change}`)}</dt>
            {byChange.get(change)?.map(({ line }) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
    </dl>
  )
}

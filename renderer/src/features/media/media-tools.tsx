import { ActionIcon, Button, Menu, SegmentedControl, Tooltip } from '@mantine/core'
import {
  IconFiles,
  IconFolder,
  IconFolderSearch,
  IconPlus,
  IconRefresh,
  IconSettings,
  IconX,
} from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Failure } from '#core/contract/failure'
import type { ProjectKey } from '#core/ids'
import { minuteMs } from '#core/time'
import { mutation } from '../../bridge/mutation.ts'
import { useFormats } from '../../i18n/formats-context.ts'
import { markClasses } from '../../ui/mark.ts'
import { useFailureWords } from '../../ui/notices/failure-words.ts'
import { useScreenVerb } from '../../ui/screen-verbs.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { useNow } from '../../ui/timing/use-now.ts'
import { useChoosing } from './drop/drop-surface.tsx'
import type { ListView } from './files/use-list-view.ts'
import type { useRefreshShown } from './use-refresh-shown.ts'

export type MediaView = 'files' | 'coverage'

interface Props {
  readonly of: ProjectKey
  readonly view: ListView
  readonly shown: ReturnType<typeof useRefreshShown>
  readonly hasFiles: boolean
  readonly mediaView: MediaView
  readonly onMediaView: (view: MediaView) => void
  readonly onSettings: () => void
}

/** The tools in the head of the screen. */
export const MediaTools = ({
  of,
  view,
  shown,
  hasFiles,
  mediaView,
  onMediaView,
  onSettings,
}: Props) => {
  const { t } = useTranslation()
  return (
    <>
      {hasFiles && mediaView === 'files' && (
        <SearchField
          label={t('media.search')}
          width={200}
          value={view.search}
          onChange={view.onSearch}
        />
      )}
      <SegmentedControl
        size="xs"
        aria-label={t('media.view.label')}
        data={[
          { value: 'files', label: t('media.view.files') },
          { value: 'coverage', label: t('media.view.coverage') },
        ]}
        value={mediaView}
        onChange={(chosen) => onMediaView(chosen as MediaView)}
      />
      <RefreshShown shown={shown} />
      <AddMenu of={of} />
      <ActionIcon
        size={30}
        variant="default"
        title={t('media.settings.open')}
        aria-label={t('media.settings.open')}
        onClick={onSettings}
      >
        <IconSettings size={17} aria-hidden />
      </ActionIcon>
    </>
  )
}

const RefreshShown = ({ shown: { running, refresh, cancel } }: Pick<Props, 'shown'>) => {
  const { t } = useTranslation()
  useScreenVerb('refresh', refresh, running === null)
  const Icon = running ? IconX : IconRefresh
  return (
    <Button
      size="xs"
      variant="default"
      title={t('media.shown.hint')}
      leftSection={<Icon size={15} aria-hidden />}
      onClick={running ? cancel : refresh}
    >
      {t(running ? 'media.shown.cancel' : 'media.shown.refresh')}
    </Button>
  )
}

const AddMenu = ({ of }: Pick<Props, 'of'>) => {
  const { t } = useTranslation()
  const watch = useMutation(mutation('media.chooseFolder'))
  const { chooseFiles, chooseFolder } = useChoosing()
  useScreenVerb('import', chooseFiles)
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={<IconPlus size={15} aria-hidden />}>
          {t('media.drop.add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('media.drop.add')}>
        <Menu.Item leftSection={<IconFiles size={15} aria-hidden />} onClick={chooseFiles}>
          {t('media.drop.chooseFiles')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFolder size={15} aria-hidden />} onClick={chooseFolder}>
          {t('media.drop.chooseFolder')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconFolderSearch size={15} aria-hidden />}
          onClick={() => watch.mutate(of)}
        >
          {t('media.folder.watch')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** How old the knowledge of what the server shows is. */
export const ShownAge = ({ fetchedAt }: { readonly fetchedAt: number | null }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(minuteMs / 2)
  if (fetchedAt === null) return <span>{t('media.shown.never')}</span>
  return (
    <Tooltip label={t('media.shown.exactly', { at: formats.dateTime(fetchedAt) })}>
      <span>{t('media.shown.ago', { ago: formats.ago(fetchedAt, now) })}</span>
    </Tooltip>
  )
}

/** The last check of what the server shows has come to nothing. */
export const CheckFailed = ({ failure }: { readonly failure: Failure }) => {
  const { t } = useTranslation()
  const { title, sentence } = useFailureWords()(failure)
  return (
    <span role="status" className={markClasses('warning', 'waiting')} title={sentence}>
      {t('media.shown.failed', { why: title })}
    </span>
  )
}

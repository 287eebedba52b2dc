import { ActionIcon, Button, Group, Menu, Modal } from '@mantine/core'
import {
  IconCopy,
  IconDots,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
  IconUser,
  IconUsers,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '#core/contract/exports'
import { query } from '../../../bridge/query.ts'
import type { ReportActs } from './use-report-acts.ts'

interface Props {
  readonly report: Report
  readonly acts: ReportActs
}

const icon = { size: 15, 'aria-hidden': true } as const

/** A report is shared with those who can read it: whoever has the key of the team. */
const ShareItem = ({ report, acts }: Props) => {
  const { t } = useTranslation()
  const team = useQuery(query('team.readTeam', {})).data
  if (!team?.hasKey) return null
  const isShared = report.ofTeam !== undefined
  return (
    <Menu.Item
      leftSection={isShared ? <IconUser {...icon} /> : <IconUsers {...icon} />}
      onClick={() => acts.share(report, isShared ? 'nobody' : 'team')}
    >
      {t(isShared ? 'exports.acts.unshare' : 'exports.acts.share')}
    </Menu.Item>
  )
}

export const ReportMenu = ({ report, acts }: Props) => {
  const { t } = useTranslation()
  const [isRemoving, setIsRemoving] = useState(false)
  const { name, rules, progress } = report
  const isPaused = Boolean(progress?.paused)
  return (
    <>
      <Menu position="bottom-end" shadow="md" width={210}>
        <Menu.Target>
          <ActionIcon
            size={28}
            variant="subtle"
            color="gray"
            aria-label={t('exports.acts.menuNamed', { name })}
          >
            <IconDots size={17} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown aria-label={t('exports.acts.menuNamed', { name })}>
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => acts.edit(report)}>
            {t('exports.acts.edit')}
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => acts.copy(report)}>
            {t('exports.acts.copy')}
          </Menu.Item>
          {rules && !isPaused && (
            <Menu.Item
              leftSection={<IconPlayerPause {...icon} />}
              onClick={() => acts.pause(report)}
            >
              {t('exports.acts.pause')}
            </Menu.Item>
          )}
          {rules && isPaused && (
            <Menu.Item
              leftSection={<IconPlayerPlay {...icon} />}
              onClick={() => acts.resume(report)}
            >
              {t('exports.acts.resume')}
            </Menu.Item>
          )}
          <ShareItem report={report} acts={acts} />
          <Menu.Divider />
          <Menu.Item
            color="red"
            leftSection={<IconTrash {...icon} />}
            onClick={() => setIsRemoving(true)}
          >
            {t('exports.acts.remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal
        opened={isRemoving}
        title={t('exports.remove.title', { name })}
        closeButtonProps={{ 'aria-label': t('common.close') }}
        onClose={() => setIsRemoving(false)}
      >
        <p>{t('exports.remove.sentence')}</p>
        {report.ofTeam !== undefined && <p>{t('exports.remove.ofTeam')}</p>}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" data-autofocus onClick={() => setIsRemoving(false)}>
            {t('common.cancel')}
          </Button>
          <Button color="red" loading={acts.isBusy} onClick={() => acts.remove(report)}>
            {t('exports.remove.confirm')}
          </Button>
        </Group>
      </Modal>
    </>
  )
}

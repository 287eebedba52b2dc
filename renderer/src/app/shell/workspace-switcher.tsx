import { Menu, UnstyledButton } from '@mantine/core'
import {
  IconBuildingCommunity,
  IconCheck,
  IconChevronDown,
  IconPlus,
  IconSparkles,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../bridge/query.ts'
import { useOpenDemo } from '../use-open-demo.ts'
import { usePlace } from '../use-place.ts'
import { useReadAhead } from '../use-read-ahead.ts'
import classes from './switcher.module.css'

export const WorkspaceSwitcher = () => {
  const { t } = useTranslation()
  const { place, go, openConnect } = usePlace()
  const workspaces = useQuery(query('accounts.listWorkspaces', {})).data ?? []
  const openDemo = useOpenDemo()
  const readAhead = useReadAhead()
  const open = workspaces.find(({ id }) => id === place.workspaceId)
  const name = open?.name ?? t('shell.noWorkspace')
  const hasDemo = workspaces.some(({ kind }) => kind === 'demo')
  return (
    <Menu position="bottom-start" width={260} shadow="md">
      <Menu.Target>
        <UnstyledButton className={classes['target']} aria-label={t('shell.workspace', { name })}>
          <IconBuildingCommunity size={17} stroke={1.6} aria-hidden />
          <span className={classes['name']}>{name}</span>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {workspaces.length > 0 && <Menu.Label>{t('shell.workspaces')}</Menu.Label>}
        {workspaces.map((workspace) => (
          <Menu.Item
            key={workspace.id}
            aria-current={workspace.id === place.workspaceId}
            leftSection={
              <IconCheck
                size={15}
                aria-hidden
                visibility={workspace.id === place.workspaceId ? 'visible' : 'hidden'}
              />
            }
            onPointerEnter={() => readAhead({ workspaceId: workspace.id, projectId: null })}
            onClick={() => go({ workspaceId: workspace.id, projectId: null })}
          >
            {workspace.name}
          </Menu.Item>
        ))}
        {workspaces.length > 0 && <Menu.Divider />}
        {!hasDemo && (
          <Menu.Item
            leftSection={<IconSparkles size={15} aria-hidden />}
            onClick={() => openDemo.open()}
          >
            {t('shell.exploreDemo')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconPlus size={15} aria-hidden />} onClick={openConnect}>
          {t('shell.addWorkspace')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

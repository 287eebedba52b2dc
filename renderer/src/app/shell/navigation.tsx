import { Tooltip, UnstyledButton } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { needsPerson } from '#core/exports/schedule/needs-person'
import { hidesScreen } from '#core/policy/policy'
import { query } from '../../bridge/query.ts'
import { useFirstPainted } from '../../bridge/report-painted.ts'
import { usePolicy } from '../../bridge/use-policy.ts'
import { isMac } from '../commands/is-mac.ts'
import { commands, shortcutOf } from '../commands/registry.ts'
import { ariaShortcut } from '../commands/shortcut.ts'
import { type ListedScreen, listedScreens } from '../screens.ts'
import { usePlace, usePlaceScreen, useWays } from '../use-place.ts'
import classes from './navigation.module.css'

const keysOf = (screen: ListedScreen): string | undefined => {
  const shortcut = commands.find((one) => one.kind === 'go' && one.screen === screen)?.shortcut
  return shortcut ? ariaShortcut(shortcut, isMac) : undefined
}

type Screen = (typeof listedScreens)[number]

interface LinkProps extends Screen {
  /** How many things there wait for a person. */
  readonly waiting: number
  readonly isHere: boolean
  readonly collapsed: boolean
}

/** The links are the same in each workspace: they are drawn anew when something of their own changes. */
const ScreenLink = memo(({ name, icon: Icon, waiting, isHere, collapsed }: LinkProps) => {
  const { t } = useTranslation()
  const { go } = useWays()
  const title = t(`screens.${name}`)
  const label = waiting === 0 ? title : `${title}, ${t('shell.waiting', { count: waiting })}`
  return (
    <li>
      <Tooltip label={label} position="right" disabled={!collapsed}>
        <UnstyledButton
          className={classes['link']}
          aria-current={isHere ? 'page' : undefined}
          aria-label={label}
          aria-keyshortcuts={keysOf(name)}
          onClick={() => go({ screen: name })}
        >
          <Icon size={19} stroke={1.6} aria-hidden className={classes['icon']} />
          <span className={classes['label']}>{title}</span>
          {waiting > 0 && <span className={classes['waiting']}>{waiting}</span>}
        </UnstyledButton>
      </Tooltip>
    </li>
  )
})

interface Props {
  readonly collapsed: boolean
  readonly onToggle: () => void
}

export const Navigation = ({ collapsed, onToggle }: Props) => {
  const { t } = useTranslation()
  const here = usePlaceScreen()
  const policy = usePolicy()
  const isShown = ({ name }: Screen) => !hidesScreen(policy, name)
  const waiting = useWaitingCounts()
  const toggleLabel = t(collapsed ? 'shell.expand' : 'shell.collapse')
  const ToggleIcon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  const shortcut = shortcutOf('navigation')
  return (
    <nav
      className={classes['navigation']}
      data-collapsed={collapsed}
      aria-label={t('shell.navigation')}
    >
      <ul className={classes['list']}>
        {listedScreens.filter(isShown).map((screen) => (
          <ScreenLink
            key={screen.name}
            {...screen}
            waiting={waiting[screen.name] ?? 0}
            isHere={here === screen.name}
            collapsed={collapsed}
          />
        ))}
      </ul>
      <Tooltip label={toggleLabel} position="right">
        <UnstyledButton
          className={classes['toggle']}
          aria-label={toggleLabel}
          aria-expanded={!collapsed}
          aria-keyshortcuts={shortcut ? ariaShortcut(shortcut, isMac) : undefined}
          onClick={onToggle}
        >
          <ToggleIcon size={18} stroke={1.6} aria-hidden />
        </UnstyledButton>
      </Tooltip>
    </nav>
  )
}

/** How many things on each screen wait for a person. */
const useWaitingCounts = (): Partial<Record<ListedScreen, number>> => {
  const { workspaceId } = usePlace().place
  // Loaded after the first screen.
  const isTime = useFirstPainted()
  const { data: reports = [] } = useQuery({
    ...query('exports.listReports', { workspaceId: workspaceId ?? '' }),
    enabled: isTime && workspaceId !== null,
  })
  return { exports: workspaceId === null ? 0 : reports.filter(needsPerson).length }
}

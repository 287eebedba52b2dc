import { Tooltip, UnstyledButton } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isMac } from '../commands/is-mac.ts'
import { commands, shortcutOf } from '../commands/registry.ts'
import { ariaShortcut } from '../commands/shortcut.ts'
import { type ListedScreen, listedScreens } from '../screens.ts'
import { usePlace } from '../use-place.ts'
import classes from './navigation.module.css'

const keysOf = (screen: ListedScreen): string | undefined => {
  const shortcut = commands.find((one) => one.kind === 'go' && one.screen === screen)?.shortcut
  return shortcut ? ariaShortcut(shortcut, isMac) : undefined
}

interface Props {
  readonly collapsed: boolean
  readonly onToggle: () => void
}

export const Navigation = ({ collapsed, onToggle }: Props) => {
  const { t } = useTranslation()
  const { place, go } = usePlace()
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
        {listedScreens.map(({ name, icon: Icon }) => (
          <li key={name}>
            <Tooltip label={t(`screens.${name}`)} position="right" disabled={!collapsed}>
              <UnstyledButton
                className={classes['link']}
                aria-current={place.screen === name ? 'page' : undefined}
                aria-label={t(`screens.${name}`)}
                aria-keyshortcuts={keysOf(name)}
                onClick={() => go({ screen: name })}
              >
                <Icon size={19} stroke={1.6} aria-hidden className={classes['icon']} />
                <span className={classes['label']}>{t(`screens.${name}`)}</span>
              </UnstyledButton>
            </Tooltip>
          </li>
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

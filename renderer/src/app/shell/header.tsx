import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core'
import { IconHelp, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../bridge/query.ts'
import { isMac } from '../commands/is-mac.ts'
import { Keys } from '../commands/keys.tsx'
import { type AppAction, shortcutOf } from '../commands/registry.ts'
import { ariaShortcut } from '../commands/shortcut.ts'
import { usePlace } from '../use-place.ts'
import { DemoBadge } from './demo-badge.tsx'
import classes from './header.module.css'
import { JobsIndicator } from './jobs-indicator.tsx'
import { ProjectSwitcher } from './project-switcher.tsx'
import { TeamAway } from './team-away.tsx'
import { WorkspaceSwitcher } from './workspace-switcher.tsx'

const paletteShortcut = shortcutOf('palette')
const guideShortcut = shortcutOf('guide')

export const Header = ({ onAction }: { readonly onAction: (action: AppAction) => void }) => {
  const { t } = useTranslation()
  const { workspaceId } = usePlace().place
  const workspaces = useQuery(query('accounts.listWorkspaces', {})).data ?? []
  const isDemo = workspaces.find(({ id }) => id === workspaceId)?.kind === 'demo'
  return (
    <header className={classes['header']}>
      <div className={classes['place']}>
        <WorkspaceSwitcher />
        <ProjectSwitcher />
        {isDemo && <DemoBadge />}
      </div>
      <div className={classes['tools']}>
        <TeamAway isDemo={isDemo} />
        <JobsIndicator />
        <UnstyledButton
          className={classes['palette']}
          title={t('commands.palette')}
          aria-keyshortcuts={paletteShortcut ? ariaShortcut(paletteShortcut, isMac) : undefined}
          onClick={() => onAction('palette')}
        >
          <IconSearch size={15} aria-hidden />
          <span className={classes['paletteText']}>{t('shell.palette')}</span>
          {paletteShortcut && <Keys shortcut={paletteShortcut} />}
        </UnstyledButton>
        <Tooltip label={t('shell.guide')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={30}
            aria-label={t('shell.guide')}
            aria-keyshortcuts={guideShortcut ? ariaShortcut(guideShortcut, isMac) : undefined}
            onClick={() => onAction('guide')}
          >
            <IconHelp size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
    </header>
  )
}

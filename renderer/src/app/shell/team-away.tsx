import { UnstyledButton } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../bridge/query.ts'
import { useFirstPainted } from '../../bridge/report-painted.ts'
import { useRequestedSubject } from '../requested-subject.ts'
import { usePlace } from '../use-place.ts'
import classes from './team-away.module.css'

interface Props {
  /** Whether the workspace on the screen is the demo, which has a team of its own. */
  readonly isDemo: boolean
}

/** Says on each screen of the team's workspaces that it cannot be reached, before something waits for it; Settings has the reason. */
export const TeamAway = ({ isDemo }: Props) => {
  const { t } = useTranslation()
  const { go } = usePlace()
  const { setSubject } = useRequestedSubject()
  // Asked for after the first screen.
  const isTime = useFirstPainted()
  const team = useQuery({ ...query('team.readTeam', {}), enabled: isTime }).data
  const away = team?.isDemo === isDemo && team.away !== 'coming' ? team.away : null
  return (
    // What is here before its words is heard when they come.
    <span role="status" className={classes['said']}>
      {away !== null && (
        <UnstyledButton
          className={classes['away']}
          title={t(`team.away.${away}`)}
          onClick={() => {
            setSubject({ kind: 'team' })
            go({ screen: 'settings' })
          }}
        >
          <IconCloudOff size={15} aria-hidden />
          {t('team.awayTitle')}
        </UnstyledButton>
      )}
    </span>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../bridge/query.ts'
import { usePainted } from '../../bridge/use-painted.ts'
import { usePolicy } from '../../bridge/use-policy.ts'
import { AuthoritySection } from '../../features/accounts/authority-section.tsx'
import { WorkspacesSection } from '../../features/accounts/workspaces-section.tsx'
import { AnyCallSection } from '../../features/console/any-call-section.tsx'
import { AboutSection } from '../../features/settings/about-section.tsx'
import { AppearanceSection } from '../../features/settings/appearance-section.tsx'
import { PolicySection } from '../../features/settings/policy-section.tsx'
import { TransferSection } from '../../features/settings/transfer-section.tsx'
import { UpdatesSection } from '../../features/settings/updates-section.tsx'
import { StoreSection } from '../../features/store/store-section.tsx'
import { HelpSection } from '../../features/support/help-section.tsx'
import { TeamSection } from '../../features/team/team-section.tsx'
import { ScreenFrame } from '../../ui/screen-frame.tsx'
import { useRequestedSubject } from '../requested-subject.ts'
import { useChangeSettings } from '../settings/use-change-settings.ts'
import { useSettings } from '../settings/use-settings.ts'
import { useOpenDemo } from '../use-open-demo.ts'
import { usePlace } from '../use-place.ts'
import classes from './settings.module.css'

/** The settings of every feature under one roof: features do not know each other. */
export const Settings = () => {
  const { t } = useTranslation()
  const settings = useSettings()
  const policy = usePolicy()
  const change = useChangeSettings()
  const { place, openConnect } = usePlace()
  const { subject, setSubject } = useRequestedSubject()
  const demo = useOpenDemo()
  const workspaces = useQuery(query('accounts.listWorkspaces', {})).data ?? []
  const isInDemo = workspaces.find(({ id }) => id === place.workspaceId)?.kind === 'demo'
  usePainted('settings')
  return (
    <ScreenFrame title={t('settings.title')}>
      <div className={classes['sections']}>
        <PolicySection />
        <AppearanceSection settings={settings} onChange={change} />
        <WorkspacesSection onConnect={openConnect} onDemo={demo.open} />
        <TeamSection
          isInDemo={isInDemo}
          isAskedFor={subject?.kind === 'team'}
          onShown={() => setSubject(null)}
        />
        <TransferSection />
        <AuthoritySection />
        <StoreSection />
        <AnyCallSection
          workspaceId={place.workspaceId}
          isOn={settings.isAnyCallOn}
          isAllowed={!policy.off.includes('console')}
          onSwitch={(isAnyCallOn) => change({ isAnyCallOn })}
        />
        <HelpSection />
        <UpdatesSection />
        <AboutSection />
      </div>
    </ScreenFrame>
  )
}

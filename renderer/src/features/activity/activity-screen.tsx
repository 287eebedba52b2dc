import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Density } from '../../ui/sheet/sheet-theme.ts'
import { ActsView } from './acts/acts-view.tsx'
import { CallsView } from './calls-view.tsx'

type View = 'calls' | 'acts'

/** What happened: each call to the CRM, and what people have done by them. */
export const ActivityScreen = ({ density }: { readonly density: Density }) => {
  const { t } = useTranslation()
  const [view, setView] = useState<View>('calls')
  const viewSwitch = (
    <SegmentedControl
      size="xs"
      aria-label={t('activity.view.label')}
      data={[
        { value: 'calls', label: t('activity.view.calls') },
        { value: 'acts', label: t('activity.view.acts') },
      ]}
      value={view}
      onChange={(chosen) => setView(chosen as View)}
    />
  )
  return view === 'calls' ? (
    <CallsView density={density} viewSwitch={viewSwitch} />
  ) : (
    <ActsView viewSwitch={viewSwitch} />
  )
}

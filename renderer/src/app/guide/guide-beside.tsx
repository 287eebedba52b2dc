import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { query } from '../../bridge/query.ts'
import { FirstSteps } from '../../features/guide/first-steps.tsx'
import { usePlace } from '../use-place.ts'
import { useGuide } from './use-guide.ts'

const GuidePanel = lazy(async () => ({
  default: (await import('../../features/guide/guide-panel.tsx')).GuidePanel,
}))

/** The guide, as long as it is open. Its first page shows the tasks to whoever is in the demo. */
export const GuideBeside = ({ onShortcuts }: { readonly onShortcuts: () => void }) => {
  const { opened, setOpened } = useGuide()
  const { place, go } = usePlace()
  const workspaces = useQuery(query('accounts.listWorkspaces', {})).data ?? []
  const demo = workspaces.find(({ id, kind }) => kind === 'demo' && id === place.workspaceId)
  if (opened === null) return null
  return (
    <Suspense fallback={null}>
      <GuidePanel
        {...opened}
        above={(page) =>
          page === 'first-steps' &&
          demo && <FirstSteps workspaceId={demo.id} onGo={(screen) => go({ screen })} />
        }
        onPage={(page) => setOpened({ page, takesFocus: true })}
        onShortcuts={onShortcuts}
        onClose={() => setOpened(null)}
      />
    </Suspense>
  )
}

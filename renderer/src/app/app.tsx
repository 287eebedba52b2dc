import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useContext, useEffect, useState } from 'react'
import type { Subject } from '#core/contract/subject'
import { hidesScreen } from '#core/policy/policy'
import { mutation } from '../bridge/mutation.ts'
import { on } from '../bridge/on.ts'
import { usePolicy } from '../bridge/use-policy.ts'
import { UpdatedNotice } from '../features/settings/updated-notice.tsx'
import { RestoredNotice } from '../features/store/restored-notice.tsx'
import { useRequestedReport } from '../features/support/use-report.tsx'
import { notifyNote } from '../ui/notices/notify.tsx'
import { ScreenVerbsContext } from '../ui/screen-verbs.ts'
import type { AppAction, Command } from './commands/registry.ts'
import { ShortcutsList } from './commands/shortcuts-list.tsx'
import { useShortcuts } from './commands/use-shortcuts.ts'
import { useToggleColourScheme } from './commands/use-toggle-colour-scheme.ts'
import { CurrentScreen } from './current-screen.tsx'
import { GuideBeside } from './guide/guide-beside.tsx'
import { pageInSight } from './guide/page-in-sight.ts'
import { pageOfScreen } from './guide/page-of-screen.ts'
import { useGuide } from './guide/use-guide.ts'
import { palette } from './palette/palette-store.ts'
import { placeOfSubject } from './place-of-subject.ts'
import { useRequestedSubject } from './requested-subject.ts'
import { AskedDraftsNotice } from './shell/asked-drafts-notice.tsx'
import { OpenBatchesNotice } from './shell/open-batches-notice.tsx'
import { Shell } from './shell/shell.tsx'
import { useNavigationCollapsed } from './shell/use-navigation-collapsed.ts'
import { useOpenDemo } from './use-open-demo.ts'
import { usePlace, usePlaceScreen, useWays } from './use-place.ts'
import { useProjectsRefresh } from './use-projects.ts'
import { workspacesAtHand } from './workspaces-at-hand.ts'

const loadPalette = async () => ({ default: (await import('./palette/palette.tsx')).Palette })
const Palette = lazy(loadPalette)

const useCommands = () => {
  const screen = usePlaceScreen()
  const { go, connecting, openConnect } = useWays()
  const guide = useGuide()
  const policy = usePolicy()
  const demo = useOpenDemo()
  const report = useRequestedReport()
  const logFolder = useMutation(mutation('support.showLogFolder'))
  const toggleColourScheme = useToggleColourScheme()
  const [collapsed, setCollapsed] = useNavigationCollapsed()
  const [listOpened, setListOpened] = useState(false)
  const [paletteWanted, setPaletteWanted] = useState(false)
  const verbs = useContext(ScreenVerbsContext)
  const openGuide = () => {
    const page = pageInSight(pageOfScreen[connecting ? 'connect' : screen])
    guide.setOpened(guide.opened?.page === page ? null : { page, takesFocus: true })
  }
  const actions: Record<AppAction, () => void> = {
    palette: () => (paletteWanted ? palette.toggle() : setPaletteWanted(true)),
    guide: openGuide,
    shortcuts: () => setListOpened(true),
    navigation: () => setCollapsed(!collapsed),
    colourScheme: toggleColourScheme,
    connect: openConnect,
    demo: demo.open,
    report: report.show,
    logFolder: () => logFolder.mutate({}),
  }
  const offers = (command: Command) => {
    if (command.kind === 'go') return !hidesScreen(policy, command.screen)
    return command.kind !== 'verb' || verbs?.offers(command.verb) === true
  }
  const run = (command: Command) => {
    if (!offers(command)) return
    if (command.kind === 'go') go({ screen: command.screen })
    else if (command.kind === 'verb') verbs?.run(command.verb)
    else actions[command.action]()
  }
  const { dialog: reportDialog } = report
  return {
    actions,
    run,
    offers,
    collapsed,
    paletteWanted,
    listOpened,
    setListOpened,
    reportDialog,
  }
}

/** A component of its own, so that news of jobs and of other places do not draw the window again. */
const Followers = () => {
  useProjectsRefresh()
  useSubjectRequests()
  return null
}

/** The window: frame, present screen, and what reaches across screens. */
export const App = () => {
  const commands = useCommands()
  useShortcuts(commands.run)
  useEffect(() => {
    // What is typed before the palette is there would go into the cell below it.
    const idle = requestIdleCallback(() => void loadPalette())
    return () => cancelIdleCallback(idle)
  }, [])
  return (
    <>
      <Followers />
      <Shell
        collapsed={commands.collapsed}
        onAction={(action) => commands.actions[action]()}
        notice={
          <>
            <RestoredNotice />
            <UpdatedNotice />
            <OpenBatchesNotice />
            <AskedDraftsNotice />
          </>
        }
        beside={<GuideBeside onShortcuts={() => commands.setListOpened(true)} />}
      >
        <CurrentScreen />
      </Shell>
      {commands.reportDialog}
      <ShortcutsList opened={commands.listOpened} onClose={() => commands.setListOpened(false)} />
      {commands.paletteWanted && (
        <Suspense fallback={null}>
          <Palette onCommand={commands.run} offers={commands.offers} />
        </Suspense>
      )}
    </>
  )
}

/** A click on what the system has shown leads to what it was about, or says that it is gone. */
const useSubjectRequests = (): void => {
  const client = useQueryClient()
  const { place, go } = usePlace()
  const { setSubject } = useRequestedSubject()
  const lead = async (subject: Subject) => {
    const workspaces = await workspacesAtHand(client)
    const next = placeOfSubject(subject, { before: place, workspaces })
    if (next === null) {
      notifyNote((t) => ({
        title: t('shell.subjectGoneTitle'),
        sentence: t('shell.subjectGoneSentence'),
      }))
      return
    }
    setSubject(subject)
    go(next)
  }
  useEffect(() =>
    on('app.linkRefused', () =>
      notifyNote((t) => ({
        title: t('shell.linkRefusedTitle'),
        sentence: t('shell.linkRefusedSentence'),
      })),
    ),
  )
  useEffect(() => on('app.subjectRequested', ({ subject }) => void lead(subject)))
}

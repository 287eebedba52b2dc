import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuidePageName } from '#core/guide/pages'
import classes from './panel.module.css'

interface Props {
  readonly title: string
  readonly aside?: ReactNode
  readonly tools?: ReactNode
  /** The line below the head. */
  readonly banner?: ReactNode
  /** The page of the guide about it. */
  readonly guidePage: GuidePageName
  /** What the panel shows. When it changes, the focus goes back to the heading. */
  readonly stage: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A whole page over the grid: it takes the focus, and Escape goes back. */
export const Panel = (props: Props) => {
  const { title, aside, tools, banner, guidePage, stage, onClose, children } = props
  const { t } = useTranslation()
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // Its effect comes before the one below: what is covered must be within reach again before the focus goes back to it.
  useCoveredRest(panel)
  useEffect(() => {
    const before = document.activeElement
    // The panel covers what is in sight, however far the screen below was scrolled. Asked for sooner, the page would
    // be laid out in the task that has worked out what the panel says.
    const frame = requestAnimationFrame(() => panel.current?.offsetParent?.scrollTo({ top: 0 }))
    return () => {
      cancelAnimationFrame(frame)
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  useEffect(() => {
    if (stage === '') return
    let timer: ReturnType<typeof setTimeout> | undefined
    // The focus is set after the panel is drawn: set before, it would lay the page out twice in one task.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => heading.current?.focus({ preventScroll: true }))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [stage])
  useWindowEvent('keydown', (event) => {
    // A dialog or a menu of the panel hangs elsewhere in the page and has its own Escape.
    const { target } = event
    const isMeant =
      target === document.body ||
      (target instanceof Node && panel.current !== null && panel.current.contains(target))
    if (event.key === 'Escape' && isMeant && !event.defaultPrevented) onClose()
  })
  return (
    <section ref={panel} data-panel className={classes['panel']} aria-labelledby={id}>
      <header className={classes['head']} data-guide-page={guidePage}>
        <h2 ref={heading} id={id} className={classes['title']} tabIndex={-1}>
          {title}
        </h2>
        {aside && <div className={classes['aside']}>{aside}</div>}
        <div className={classes['tools']}>
          {tools}
          <Button
            size="xs"
            variant="default"
            leftSection={<IconX size={15} aria-hidden />}
            onClick={onClose}
          >
            {t('common.close')}
          </Button>
        </div>
      </header>
      {banner}
      <div className={classes['body']}>{children}</div>
    </section>
  )
}

/** What lies under the panel is out of reach for keys and screen readers as long as it is covered. */
const useCoveredRest = (panel: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const covered: HTMLElement[] = []
    const place = panel.current?.offsetParent
    for (let node: Element | null = panel.current; node && node !== place; ) {
      const within: Element | null = node.parentElement
      for (const beside of within?.children ?? []) {
        if (beside === node || !(beside instanceof HTMLElement) || beside.inert) continue
        beside.inert = true
        covered.push(beside)
      }
      node = within
    }
    return () => {
      for (const element of covered) element.inert = false
    }
  }, [panel])
}

import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppAction } from '../commands/registry.ts'
import { Header } from './header.tsx'
import { Navigation } from './navigation.tsx'
import classes from './shell.module.css'

interface Props {
  readonly collapsed: boolean
  readonly onAction: (action: AppAction) => void
  readonly notice: ReactNode
  /** What is read beside the screen. */
  readonly beside: ReactNode
  readonly children: ReactNode
}

/** The frame around every screen. */
export const Shell = ({ collapsed, onAction, notice, beside, children }: Props) => {
  const { t } = useTranslation()
  const content = useRef<HTMLElement>(null)
  return (
    <div className={classes['shell']}>
      <button type="button" className={classes['skip']} onClick={() => content.current?.focus()}>
        {t('shell.skip')}
      </button>
      <Header onAction={onAction} />
      <Navigation collapsed={collapsed} onToggle={() => onAction('navigation')} />
      <main ref={content} className={classes['content']} tabIndex={-1}>
        {notice}
        {children}
      </main>
      {beside}
    </div>
  )
}

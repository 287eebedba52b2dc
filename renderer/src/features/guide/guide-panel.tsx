import { ActionIcon, Button, CloseButton, UnstyledButton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findInGuide } from '#core/guide/find-in-guide'
import type { GuidePageName } from '#core/guide/pages'
import { useReturnedFocus } from '../../ui/dialogs/use-returned-focus.ts'
import { SearchField } from '../../ui/search-field.tsx'
import classes from './guide.module.css'
import { GuideBlocks } from './guide-blocks.tsx'
import { type NamedGuidePage, readGuide } from './guide-pages.ts'

interface Props {
  /** Null shows the contents. */
  readonly page: GuidePageName | null
  /** Whether a person has asked for it; the guide that comes by itself leaves the focus where it is. */
  readonly takesFocus: boolean
  /** What a page shows above its text. */
  readonly above: (page: GuidePageName) => ReactNode
  readonly onPage: (page: GuidePageName | null) => void
  readonly onShortcuts: () => void
  readonly onClose: () => void
}

/** The guide beside the screen that it speaks of, so that its steps are read while they are done. */
export const GuidePanel = ({ page, takesFocus, above, onPage, onShortcuts, onClose }: Props) => {
  const { t, i18n } = useTranslation()
  const [typed, setTyped] = useState('')
  const language = i18n.language === 'cs' ? 'cs' : 'en'
  const pages = useMemo(() => readGuide(language), [language])
  const shown = typed === '' ? pages.find(({ name }) => name === page) : undefined
  const place = useRef<HTMLHeadingElement>(null)
  const text = useRef<HTMLDivElement>(null)
  useReturnedFocus()
  useEffect(() => {
    setTyped('')
    if (page !== null) text.current?.scrollTo(0, 0)
    if (takesFocus) place.current?.focus({ preventScroll: true })
  }, [page, takesFocus])
  return (
    <aside
      className={classes['panel']}
      aria-label={t('guide.title')}
      data-guide
      // A dialog hears Escape wherever it is pressed, except in what carries this mark.
      onFocus={({ target }) => target.setAttribute('data-mantine-stop-propagation', 'true')}
      onKeyDown={(event) => {
        const { target } = event
        // In a search with words it clears them first.
        const clears = target instanceof HTMLInputElement && target.value !== ''
        if (event.key === 'Escape' && !clears) onClose()
      }}
    >
      <header className={classes['head']}>
        {shown && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={t('guide.contents')}
            onClick={() => onPage(null)}
          >
            <IconArrowLeft size={16} aria-hidden />
          </ActionIcon>
        )}
        <h2 ref={place} tabIndex={-1} className={classes['title']}>
          {shown?.title ?? t('guide.title')}
        </h2>
        <CloseButton size="sm" aria-label={t('guide.close')} onClick={onClose} />
      </header>
      <div className={classes['search']}>
        <SearchField
          label={t('guide.search')}
          value={typed}
          onChange={setTyped}
          width="100%"
          isMain={false}
        />
      </div>
      <div ref={text} className={classes['text']}>
        {shown ? (
          <>
            {above(shown.name)}
            <GuideBlocks blocks={shown.blocks} language={language} onPage={onPage} />
          </>
        ) : (
          <Contents pages={pages} typed={typed} onPage={onPage} onShortcuts={onShortcuts} />
        )}
      </div>
    </aside>
  )
}

interface ContentsProps {
  readonly pages: readonly NamedGuidePage[]
  readonly typed: string
  readonly onPage: (page: GuidePageName) => void
  readonly onShortcuts: () => void
}

/** All pages, or those that contain what is searched for. */
const Contents = ({ pages, typed, onPage, onShortcuts }: ContentsProps) => {
  const { t } = useTranslation()
  const found = findInGuide(pages, typed)
  if (found.length === 0) return <p role="status">{t('guide.nothingFound')}</p>
  return (
    <>
      <ul className={classes['contents']}>
        {found.map(({ name, title, passage }) => (
          <li key={name}>
            <UnstyledButton className={classes['entry']} onClick={() => onPage(name)}>
              <span>{title}</span>
              {passage !== null && <small>{passage}</small>}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {typed === '' && (
        <Button size="xs" variant="default" onClick={onShortcuts}>
          {t('shell.shortcuts')}
        </Button>
      )}
    </>
  )
}

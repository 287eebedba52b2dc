import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconBookmark, IconChevronDown, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PriceView } from '#core/contract/prices'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { notifyFailure } from '../../../ui/notices/notify.tsx'
import { notifyWithActs } from '../../../ui/notices/notify-with-acts.tsx'
import type { EditorContext } from '../grid/editor-context.ts'
import { NameView } from './name-view.tsx'
import { readViewState } from './view-state.ts'
import classes from './views-menu.module.css'

/** The ways to look at this project that a person has named. */
export const ViewsMenu = ({ edited }: { readonly edited: EditorContext }) => {
  const { t } = useTranslation()
  const { of, view } = edited
  const [isNaming, setIsNaming] = useState(false)
  const views = useQuery(query('prices.listViews', of)).data ?? []
  const apply = (saved: PriceView) => {
    const state = readViewState(saved.state)
    if (!state)
      return notifyFailure((t) => ({ title: t('views.notUnderstood', { name: saved.name }) }))
    view.hide(state.hidden)
    view.onSearch(state.search)
    view.showWith(state.filters)
    view.sheet.current?.applyState(state.sheet)
  }
  return (
    <>
      <Menu position="bottom-end" shadow="md" width={280}>
        <Menu.Target>
          <Button
            size="xs"
            variant="default"
            data-folds
            title={t('views.open')}
            leftSection={<IconBookmark size={15} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {t('views.open')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown aria-label={t('views.open')}>
          {views.length === 0 && <Menu.Label>{t('views.none')}</Menu.Label>}
          {views.map((saved) => (
            <Saved key={saved.id} edited={edited} saved={saved} onApply={() => apply(saved)} />
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => setIsNaming(true)}>{t('views.save')}</Menu.Item>
          <Menu.Item
            onClick={() => {
              view.clear()
              view.resetColumns()
            }}
          >
            {t('views.plain')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isNaming && <NameView edited={edited} views={views} onClose={() => setIsNaming(false)} />}
    </>
  )
}

interface SavedProps {
  readonly edited: EditorContext
  readonly saved: PriceView
  readonly onApply: () => void
}

const Saved = ({ edited: { of }, saved, onApply }: SavedProps) => {
  const { t } = useTranslation()
  const save = useMutation(mutation('prices.saveView'))
  const remove = useMutation({
    ...mutation('prices.removeView'),
    onSuccess: () => {
      const { name, state } = saved
      const bringBack = () => save.mutate({ ...of, name, state })
      notifyWithActs((t) => ({
        title: t('views.removed', { name }),
        tone: 'done',
        acts: [{ label: t('draft.bringBack'), run: bringBack }],
      }))
    },
  })
  return (
    <div className={classes['saved']}>
      <Menu.Item onClick={onApply}>{saved.name}</Menu.Item>
      <ActionIcon
        size={26}
        variant="subtle"
        color="gray"
        aria-label={t('views.remove', { name: saved.name })}
        onClick={() => remove.mutate({ viewId: saved.id })}
      >
        <IconTrash size={15} aria-hidden />
      </ActionIcon>
    </div>
  )
}

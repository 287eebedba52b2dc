import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fold } from '#core/fold'
import type { Notice } from '#core/notice'
import { query } from '../../bridge/query.ts'
import { OpenedModal } from '../../ui/dialogs/opened-modal.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import classes from './notices-dialog.module.css'

interface Props {
  readonly onClose: () => void
}

/** Whose code is in the application, and what their licences say. */
export const NoticesDialog = ({ onClose }: Props) => {
  const { t } = useTranslation()
  const notices = useQuery(query('app.readNotices', {})).data
  const [search, setSearch] = useState('')
  const found = notices?.filter((notice) => isFound(notice, search))
  return (
    <OpenedModal title={t('settings.notices.open')} size="xl" onClose={onClose}>
      <Text size="sm" mb="md">
        {t('settings.notices.sentence')}
      </Text>
      <SearchField
        label={t('settings.notices.search')}
        value={search}
        onChange={setSearch}
        width={320}
        isMain={false}
      />
      {found && found.length > 0 && (
        <ul className={classes['list']} aria-label={t('settings.notices.list')}>
          {found.map((notice) => (
            <li key={`${notice.name} ${notice.version}`}>
              <NoticeTexts {...notice} />
            </li>
          ))}
        </ul>
      )}
      <Text size="sm" mt="md" role="status">
        {found?.length === 0 && t('settings.notices.nothing')}
      </Text>
    </OpenedModal>
  )
}

const isFound = ({ name, licence }: Notice, search: string): boolean =>
  fold(`${name} ${licence}`).includes(fold(search.trim()))

/** The texts of all packages together are long: those of one are drawn when they are opened. */
const NoticeTexts = ({ name, version, licence, texts }: Notice) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={classes['package']}>
        <span className={classes['name']}>{name}</span>
        <span className={classes['version']}>{version}</span>
        <span className={classes['licence']}>{licence}</span>
      </summary>
      {isOpen &&
        texts.map((text) => (
          <pre key={text} className={classes['text']}>
            {text}
          </pre>
        ))}
    </details>
  )
}

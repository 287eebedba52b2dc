import { Button } from '@mantine/core'
import { IconFolderSearch } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ProjectKey } from '#core/ids'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import classes from './adding-files.module.css'

/** The folder whose new files come into the list by themselves, and the click that ends it. */
export const WatchedFolder = ({ of }: { readonly of: ProjectKey }) => {
  const { t } = useTranslation()
  const { data: folder } = useQuery(query('media.readFolder', of))
  const forget = useMutation(mutation('media.forgetFolder'))
  if (!folder) return null
  const stop = (
    <Button
      size="compact-xs"
      variant="default"
      loading={forget.isPending}
      onClick={() => forget.mutate(of)}
    >
      {t('media.folder.stop')}
    </Button>
  )
  const { name } = folder
  if (!folder.isThere) {
    return (
      <Notice
        tone="warning"
        title={t('media.folder.goneTitle', { name })}
        sentence={t('media.folder.goneSentence')}
      >
        {stop}
      </Notice>
    )
  }
  return (
    <div className={classes['adding']}>
      <IconFolderSearch size={16} stroke={1.6} aria-hidden />
      <span>{t('media.folder.watched', { name })}</span>
      {stop}
    </div>
  )
}

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../bridge/query.ts'
import { useKept } from '../../ui/kept.ts'
import { Notice } from '../../ui/notices/notice.tsx'

const ChangesDialog = lazy(async () => ({
  default: (await import('./changes-dialog.tsx')).ChangesDialog,
}))

const versionKept = {
  key: 'version-seen',
  parse: (kept: unknown) => (typeof kept === 'string' ? kept : null),
  otherwise: '',
}

/** Says once that another version runs since the last start; a first start has nothing to compare. */
export const UpdatedNotice = () => {
  const { t } = useTranslation()
  const version = useQuery(query('app.readAbout', {})).data?.version
  const [seen, see] = useKept(versionKept)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (version !== undefined && seen === '') see(version)
  }, [version, seen, see])
  if (version === undefined || seen === '' || seen === version) return null
  return (
    <Notice
      tone="note"
      title={t('settings.changes.updated', { version })}
      sentence={t('settings.changes.sinceThen')}
    >
      <Button size="xs" onClick={() => setOpen(true)}>
        {t('settings.changes.title')}
      </Button>
      <Button size="xs" variant="default" onClick={() => see(version)}>
        {t('common.close')}
      </Button>
      {isOpen && (
        <Suspense>
          <ChangesDialog version={version} since={seen} onClose={() => see(version)} />
        </Suspense>
      )}
    </Notice>
  )
}

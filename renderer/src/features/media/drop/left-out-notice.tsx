import { Button, Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayloadOf } from '#core/contract/index'
import type { ProjectKey } from '#core/ids'
import { on } from '../../../bridge/on.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import classes from './left-out-notice.module.css'
import { wantedLeftOut } from './wanted-left-out.ts'

type LeftOut = Pick<PayloadOf<'media.filesLeftOut'>, 'leftOut' | 'count'>

/** Lists what was dropped and is not in the list, and why; files that nobody misses are left out. */
export const LeftOutNotice = ({ workspaceId, projectId }: ProjectKey) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const [told, setTold] = useState<LeftOut | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(
    () =>
      on('media.filesLeftOut', (news) => {
        if (news.workspaceId === workspaceId && news.projectId === projectId) {
          setTold(wantedLeftOut(news))
        }
      }),
    [workspaceId, projectId],
  )
  if (told === null) return null
  return (
    <>
      <Notice
        tone="warning"
        title={t('media.leftOut.title', { count: told.count, shown: formats.integer(told.count) })}
        sentence={t('media.leftOut.sentence')}
      >
        <Button size="compact-xs" variant="default" onClick={() => setIsOpen(true)}>
          {t('media.leftOut.show')}
        </Button>
        <Button size="compact-xs" variant="default" onClick={() => setTold(null)}>
          {t('media.leftOut.understood')}
        </Button>
      </Notice>
      <Modal
        opened={isOpen}
        size={640}
        title={t('media.leftOut.list')}
        closeButtonProps={{ 'aria-label': t('common.close') }}
        onClose={() => setIsOpen(false)}
      >
        <ul className={classes['list']}>
          {told.leftOut.map(({ path, reason }) => (
            <li key={`${path} ${reason}`}>
              <strong>{path}</strong>
              <span>{t(`media.leftOut.reason.${reason}`)}</span>
            </li>
          ))}
        </ul>
      </Modal>
    </>
  )
}

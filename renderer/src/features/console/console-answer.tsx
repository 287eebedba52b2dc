import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import { mutation } from '../../bridge/mutation.ts'
import { useFormats } from '../../i18n/formats-context.ts'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { notifySaved } from '../tables/notify-saved.ts'
import classes from './console.module.css'

/** What came back, in lines; a file can be saved. */
export const ConsoleAnswer = ({ answer }: { readonly answer: OutputOf<'console.sendCall'> }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const save = useMutation({
    ...mutation('console.saveAnswer'),
    onSuccess: notifySaved,
  })
  const { status, contentType, bytes, durationMs, kind, text, isCut } = answer
  return (
    <>
      <div className={classes['acts']}>
        <h2 className={classes['title']}>{t('console.answer')}</h2>
        <span role="status">
          {[status, contentType, formats.bytes(bytes), formats.duration(durationMs)]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
        <Button size="compact-xs" variant="default" onClick={() => save.mutate({})}>
          {t('console.save')}
        </Button>
      </div>
      {kind === 'file' ? (
        <p>{t('console.isFile')}</p>
      ) : (
        <ScrollRegion className={classes['text']} label={t('console.answer')}>
          <pre>{text}</pre>
        </ScrollRegion>
      )}
      {isCut && <p>{t('console.isCut')}</p>}
    </>
  )
}

import { Button } from '@mantine/core'
import { IconWorld } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { WorkspaceId } from '#core/ids'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { useNewestJob } from '../../../bridge/use-newest-job.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Marked } from '../../../ui/marked.tsx'
import { troubleWords } from '../trouble-words.ts'
import classes from './reconcile.module.css'
import { SiteAddressDialog } from './site-address-dialog.tsx'
import type { SentSource } from './use-import-sent.ts'
import { WatchedLine } from './watched-line.tsx'

interface Props {
  readonly workspaceId: WorkspaceId
  /** A file whose columns nobody has named yet. */
  readonly onMap: (source: SentSource) => void
}

/** The address at which the site gives what it has sent: asked by itself. */
export const SiteAddress = ({ workspaceId, onMap }: Props) => {
  const { t } = useTranslation()
  const { data } = useQuery(query('leads.readSettings', { workspaceId }))
  const [isOpen, setOpen] = useState(false)
  if (!data) return null
  const { address } = data
  return (
    <section
      className={classes['folder']}
      aria-label={t('leads.address.label')}
      data-empty={address === null}
    >
      {address === null ? (
        <span>{t('leads.address.none')}</span>
      ) : (
        <KnownAddress workspaceId={workspaceId} address={address} onMap={onMap} />
      )}
      <Button
        size="compact-xs"
        variant="default"
        leftSection={<IconWorld size={14} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t(address === null ? 'leads.address.choose' : 'leads.address.change')}
      </Button>
      {address && <Forget workspaceId={workspaceId} />}
      {address?.trouble && (
        <div role="status" className={classes['trouble']}>
          <Marked mark={['cross', 'bad']}>{troubleWords(t, address.trouble)}</Marked>
        </div>
      )}
      {isOpen && (
        <SiteAddressDialog
          workspaceId={workspaceId}
          address={address}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}

type Address = NonNullable<OutputOf<'leads.readSettings'>['address']>

const KnownAddress = ({ workspaceId, address, onMap }: Props & { readonly address: Address }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { ask, isAsking } = useAskAddress(workspaceId)
  const { url, askedAt, newest, headerPlace } = address
  return (
    <>
      <span>
        {t('leads.address.asked')}{' '}
        <span className={classes['url']} title={url}>
          {url}
        </span>
      </span>
      <span className={classes['quiet']}>
        {askedAt === null
          ? t('leads.address.notYet')
          : t('leads.address.askedAt', { at: formats.dateTime(askedAt) })}
      </span>
      {newest && (
        <ul className={classes['files']}>
          <WatchedLine workspaceId={workspaceId} onMap={onMap} file={newest} />
        </ul>
      )}
      {headerPlace === 'thisRun' && (
        <span className={classes['quiet']}>{t('leads.address.thisRun')}</span>
      )}
      <Button size="compact-xs" variant="default" loading={isAsking} onClick={ask}>
        {t('leads.address.askNow')}
      </Button>
    </>
  )
}

const Forget = ({ workspaceId }: Pick<Props, 'workspaceId'>) => {
  const { t } = useTranslation()
  const forget = useMutation(mutation('leads.forgetAddress'))
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      loading={forget.isPending}
      onClick={() => forget.mutate({ workspaceId })}
    >
      {t('leads.address.forget')}
    </Button>
  )
}

/** Asks the address of the web site now. */
const useAskAddress = (workspaceId: WorkspaceId) => {
  const last = useNewestJob('askAddress', workspaceId)
  const { mutate, isPending } = useMutation(mutation('leads.askAddress'))
  return {
    ask: () => mutate({ workspaceId }),
    isAsking: isPending || last?.outcome === null,
  }
}

import { Button, Code, Text } from '@mantine/core'
import { IconDatabaseX } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoreState } from '#core/contract/store'
import type { Formats } from '#core/format/formats'
import { mutation } from '../../bridge/mutation.ts'
import { query } from '../../bridge/query.ts'
import { usePainted } from '../../bridge/use-painted.ts'
import { useFormats } from '../../i18n/formats-context.ts'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import classes from './recovery-screen.module.css'

const adviceKeys = {
  fromTheFuture: 'store.adviceFromTheFuture',
  readOnly: 'store.adviceReadOnly',
  full: 'store.adviceFull',
  inUse: 'store.adviceInUse',
  migrationFailed: 'store.adviceMigrationFailed',
  failed: 'store.adviceFailed',
} as const

/** What is wrong, and what can be done about it; of a store in use also who has it. */
const sentencesOf = (
  { cause, owner }: Extract<StoreState, { kind: 'closed' }>,
  { t, formats }: { readonly t: TFunction; readonly formats: Formats },
): readonly [wrong: string, advice: string] => {
  if (owner === null) return [t(`store.${cause}`), t(adviceKeys[cause])]
  const { program, since, ...process } = owner
  return [
    t(`store.inUseBy.${program}`, { ...process, since: formats.dateTime(since) }),
    t(`store.adviceInUseBy.${program}`),
  ]
}

/** Shown in place of everything while the store cannot be opened: why, and the ways out. */
export const RecoveryScreen = ({ help }: { readonly help: ReactNode }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const state = useQuery(query('store.readState', {})).data
  const again = useMutation(mutation('store.tryAgain'))
  const restore = useMutation(mutation('store.startFromBackup'))
  const show = useMutation(mutation('store.showFolder'))
  usePainted('welcome', state !== undefined)
  if (state?.kind !== 'closed') return null
  const { path, backupFrom } = state
  const [wrong, advice] = sentencesOf(state, { t, formats })
  return (
    <main className={classes['screen']}>
      <EmptyState
        icon={IconDatabaseX}
        title={t('store.closedTitle')}
        sentence={`${wrong} ${t('store.kept')} ${advice}`}
      >
        <Text size="sm" c="dimmed" w="100%">
          {t('store.file')} <Code>{path}</Code>
        </Text>
        <Button loading={again.isPending} onClick={() => again.mutate({})}>
          {t('store.tryAgain')}
        </Button>
        {backupFrom !== null && (
          <Button
            variant="default"
            loading={restore.isPending}
            aria-description={t('store.backupHint')}
            onClick={() => restore.mutate({})}
          >
            {t('store.startFromBackup', { backup: formats.dateTime(backupFrom) })}
          </Button>
        )}
        <Button variant="default" onClick={() => show.mutate({})}>
          {t('store.showFolder')}
        </Button>
        {help}
        {backupFrom === null && <Text size="sm">{t('store.noBackup')}</Text>}
      </EmptyState>
    </main>
  )
}

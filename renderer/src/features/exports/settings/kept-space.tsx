import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import { mutation } from '../../../bridge/mutation.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Quota } from './quota.tsx'
import classes from './settings-dialog.module.css'

interface Props {
  readonly settings: Pick<OutputOf<'exports.readSettings'>, 'runs' | 'contents' | 'bin'>
}

/** What all runs take on this computer, and the bin, which can be emptied. */
export const KeptSpace = ({ settings: { runs, contents, bin } }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const empty = useMutation(mutation('exports.emptyBin'))
  return (
    <>
      <p className={classes['use']} role="status">
        <Quota />
        {' · '}
        {t('exports.settings.stored', {
          runs: formats.integer(runs),
          contents: formats.integer(contents),
        })}
      </p>
      {bin.runs > 0 && (
        <Group gap={8}>
          <span className={classes['use']}>
            {t('exports.bin.holds', { count: bin.runs, bytes: formats.bytes(bin.bytes) })}
          </span>
          <Button
            size="compact-xs"
            variant="default"
            loading={empty.isPending}
            onClick={() => empty.mutate({})}
          >
            {t('exports.bin.empty')}
          </Button>
        </Group>
      )}
    </>
  )
}

import { Button, Group, Select, Skeleton } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { FileToken, StatementId, WorkspaceId } from '#core/ids'
import { fromJson } from '#core/json'
import { type StatementEncoding, statementEncodings } from '#core/payments/formats/decode-statement'
import type { StatementMapping } from '#core/payments/statements/statement-mapping'
import type { StatementPreview } from '#core/payments/statements/statement-preview'
import { failureOf } from '../../../bridge/failure-of.ts'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { notifyDone } from '../../../ui/notices/notify.tsx'
import { FigureChecks } from './figure-checks.tsx'
import classes from './import-dialog.module.css'
import { MappingFields } from './mapping-fields.tsx'
import { PreviewedReversals } from './previewed-reversals.tsx'
import { PreviewedTransactions } from './previewed-transactions.tsx'
import { StatementProblems } from './statement-problems.tsx'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly file: FileToken
  /** Files that wait behind this one. */
  readonly left: number
  readonly onClose: () => void
  readonly onImported: (statementId: StatementId) => void
}

const readPreview = ({ preview }: OutputOf<'payments.previewStatement'>) => fromJson(preview)

/** Shows what a statement holds before anything of it is imported. */
export const ImportDialog = ({ workspaceId, file, left, onClose, onImported }: Props) => {
  const { t } = useTranslation()
  const [encoding, setEncoding] = useState<StatementEncoding | null>(null)
  const [mapping, setMapping] = useState<StatementMapping | null>(null)
  const reading = { workspaceId, file, encoding, mapping }
  const read = useQuery({
    ...query('payments.previewStatement', reading),
    select: readPreview,
    placeholderData: (before) => before,
    // The ledger may be another one the next time.
    gcTime: 0,
  })
  const take = useMutation({
    ...mutation('payments.importStatement', { failure: 'here' }),
    onSuccess: ({ statementId, added, known, booked, reversed }) => {
      notifyDone((t) => {
        const sentences = [
          ...(known > 0 ? [t('payments.import.doneKnown', { count: known, booked })] : []),
          ...(reversed > 0 ? [t('payments.import.doneReversed', { count: reversed })] : []),
        ]
        const title = t('payments.import.done', { count: added })
        return sentences.length === 0 ? { title } : { title, sentence: sentences.join(' ') }
      })
      onImported(statementId)
    },
  })
  const chooseEncoding = (chosen: StatementEncoding | null) => {
    setEncoding(chosen)
    // Titles are other words then.
    setMapping(null)
  }
  const preview = read.data
  const unread = unreadOf(read)
  const refused = failureOf(take.error)
  const incoming = preview ? incomingOf(preview) : 0
  return (
    <OpenedModal
      size={980}
      title={preview?.fileName ?? t('payments.import.title')}
      onClose={onClose}
    >
      <div className={classes['body']}>
        {unread && <FailureNotice {...unread} />}
        {refused && <FailureNotice failure={refused} />}
        {!preview && read.isPending && (
          <Skeleton height={120} role="status" aria-label={t('payments.loading')} />
        )}
        {preview && (
          <>
            <div className={classes['head']}>
              <Summary preview={preview} />
              <EncodingField preview={preview} encoding={encoding} onEncoding={chooseEncoding} />
            </div>
            <Notices preview={preview} />
            <PreviewedReversals preview={preview} />
            {preview.table && (
              <MappingFields
                table={preview.table}
                // A mapping that was chosen a moment ago is not in the preview yet.
                mapping={mapping ?? preview.table.mapping}
                onMapping={setMapping}
              />
            )}
            <FigureChecks checks={preview.checks} />
            <StatementProblems problems={preview.problems} count={preview.problemCount} />
            <PreviewedTransactions preview={preview} />
          </>
        )}
        <Group justify="flex-end">
          {left > 0 && (
            <span className={classes['left']}>{t('payments.import.left', { count: left })}</span>
          )}
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            disabled={!preview || incoming + preview.reversalCount === 0 || read.isFetching}
            loading={take.isPending}
            onClick={() => take.mutate(reading)}
          >
            {preview && incoming === 0 && preview.reversalCount > 0
              ? t('payments.import.takeReversals')
              : t('payments.import.take', { count: incoming })}
          </Button>
        </Group>
      </div>
    </OpenedModal>
  )
}

const incomingOf = ({ counts }: StatementPreview): number =>
  counts.new + counts.twin + counts.known + counts.booked

const Summary = ({ preview }: { readonly preview: StatementPreview }) => {
  const { t } = useTranslation()
  const { counts, format } = preview
  return (
    <p className={classes['summary']} role="status">
      {[
        t(`payments.format.${format}`),
        t('payments.import.new', { count: counts.new + counts.twin }),
        counts.booked > 0 && t('payments.import.booked', { count: counts.booked }),
        counts.known > 0 && t('payments.import.known', { count: counts.known }),
        counts.twin > 0 && t('payments.import.twin', { count: counts.twin }),
        counts.notIncoming > 0 && t('payments.import.notIncoming', { count: counts.notIncoming }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}

const Notices = ({ preview }: { readonly preview: StatementPreview }) => {
  const { t } = useTranslation()
  const { table, damaged, importedAt, counts } = preview
  return (
    <>
      {table && !table.isReadable && (
        <Notice
          tone="warning"
          title={t('payments.import.unreadableTitle')}
          sentence={t('payments.import.unreadable')}
        />
      )}
      {damaged > 0 && (
        <Notice
          tone="warning"
          title={t('payments.import.damagedTitle')}
          sentence={t('payments.import.damaged', { count: damaged })}
        />
      )}
      {(importedAt !== null || counts.booked > 0) && (
        <Notice
          tone="note"
          title={t(
            importedAt === null ? 'payments.import.overlapTitle' : 'payments.import.againTitle',
          )}
          sentence={t('payments.import.again')}
        />
      )}
    </>
  )
}

interface EncodingProps {
  readonly preview: StatementPreview
  readonly encoding: StatementEncoding | null
  readonly onEncoding: (encoding: StatementEncoding | null) => void
}

const EncodingField = ({ preview, encoding, onEncoding }: EncodingProps) => {
  const { t } = useTranslation()
  const found = t('payments.import.encodingFound', { encoding: preview.encoding })
  return (
    <Select
      size="xs"
      w={230}
      allowDeselect={false}
      label={t('payments.import.encoding')}
      data={[
        { value: '', label: encoding === null ? found : t('payments.import.encodingAuto') },
        ...statementEncodings.map((value) => ({ value, label: value })),
      ]}
      value={encoding ?? ''}
      onChange={(chosen) => onEncoding(chosen ? (chosen as StatementEncoding) : null)}
    />
  )
}

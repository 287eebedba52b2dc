import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import type { EditorParts } from '../editor/editor-parts.ts'

/** The drafts that reminders have prepared, until a person has looked at them or dismissed them. */
export const PreparedRaises = ({ edited, draft }: Pick<EditorParts, 'edited' | 'draft'>) => {
  const { t } = useTranslation()
  const { dateTime } = useFormats()
  const reminders = useQuery(query('prices.listRaiseReminders', edited.of)).data ?? []
  const { mutate, isPending } = useMutation(mutation('prices.settleRaise'))
  return reminders.map(({ id: reminderId, name, prepared }) =>
    prepared === null ? null : (
      <Notice
        key={reminderId}
        tone="note"
        title={t('whatIf.prepared.title', { name })}
        sentence={t('whatIf.prepared.sentence', {
          count: prepared.sales,
          at: dateTime(prepared.at),
        })}
      >
        <Button
          size="xs"
          disabled={isPending || !draft.isReady}
          onClick={() => {
            draft.choose(prepared.draftId)
            mutate({ reminderId, draft: 'keep' })
          }}
        >
          {t('whatIf.prepared.look')}
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={isPending}
          onClick={() => mutate({ reminderId, draft: 'archive' })}
        >
          {t('whatIf.prepared.dismiss')}
        </Button>
      </Notice>
    ),
  )
}

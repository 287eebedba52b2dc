import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../i18n/formats-context.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import type { EditorParts } from '../editor/editor-parts.ts'
import type { SealQuestion } from '../editor/use-seal-question.ts'

interface Props extends EditorParts {
  readonly question: SealQuestion
}

/**
 * Asks where a change belongs when the draft's batch waits for its time: nothing is added unseen to what was reviewed.
 */
export const SealDialog = ({ draft, question }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const sealed = draft.drafts.find(({ id }) => id === question.draftId)
  const seal = sealed?.seal ?? null
  return (
    <OpenedModal
      title={t('draft.seal.title', { name: sealed?.name ?? '' })}
      size={560}
      onClose={() => question.answer('leave')}
    >
      {seal && <p>{t(`draft.seal.sentence.${seal.kind}`, { at: formats.dateTime(seal.at) })}</p>}
      {seal?.by && <p>{t('draft.seal.bySentence', { name: seal.by })}</p>}
      <p>{t('draft.seal.choice')}</p>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => question.answer('leave')}>
          {t('draft.seal.leave')}
        </Button>
        <Button variant="default" onClick={() => question.answer('change')}>
          {t('draft.seal.change')}
        </Button>
        <Button data-autofocus onClick={() => question.answer('another')}>
          {t('draft.seal.another')}
        </Button>
      </Group>
    </OpenedModal>
  )
}

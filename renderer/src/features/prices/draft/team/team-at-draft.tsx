import { Button } from '@mantine/core'
import {
  IconArrowsDiff,
  IconCloudOff,
  IconUserCheck,
  IconUserEdit,
  IconUserQuestion,
  IconUsers,
  IconUserX,
} from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SharedDraft } from '#core/contract/drafts'
import { mutation } from '../../../../bridge/mutation.ts'
import type { EditorParts } from '../../editor/editor-parts.ts'
import { isQuestion } from './is-question.ts'
import classes from './team-at-draft.module.css'

/** Who edits a draft of the team, and what has to be decided before this desk and the others agree. */
export const TeamAtDraft = ({ team, onDialog }: Pick<EditorParts, 'team' | 'onDialog'>) => {
  const { t } = useTranslation()
  const { shared } = team
  if (shared === null) return null
  return (
    <>
      {shared.contested > 0 && (
        <Button
          size="xs"
          variant="light"
          color="red"
          leftSection={<IconArrowsDiff size={15} aria-hidden />}
          onClick={() => onDialog({ kind: 'contested' })}
        >
          {t('team.draft.contested', { count: shared.contested })}
        </Button>
      )}
      {shared.approval !== null && (
        <Approval approval={shared.approval} onOpen={() => onDialog({ kind: 'review' })} />
      )}
      <WhoEdits {...team} shared={shared} />
    </>
  )
}

interface ApprovalProps {
  readonly approval: NonNullable<SharedDraft['approval']>
  readonly onOpen: () => void
}

/** Where a second person has come with the draft; the review says more. */
const Approval = ({ approval, onOpen }: ApprovalProps) => {
  const { t } = useTranslation()
  const { state, decider } = approval
  const { color, icon: Icon } = looksOf[state]
  const said = {
    asked: t(isQuestion(approval) ? 'team.approval.forYou' : 'team.approval.waiting'),
    approved: t('team.approval.approvedTitle', { name: decider }),
    refused: t('team.approval.refusedTitle', { name: decider }),
  }
  return (
    <Button
      size="xs"
      variant="light"
      color={color}
      leftSection={<Icon size={15} aria-hidden />}
      onClick={onOpen}
    >
      {said[state]}
    </Button>
  )
}

const looksOf = {
  asked: { color: 'amber', icon: IconUserQuestion },
  approved: { color: 'green', icon: IconUserCheck },
  refused: { color: 'red', icon: IconUserX },
} as const

type Shown = EditorParts['team'] & { readonly shared: NonNullable<EditorParts['team']['shared']> }

const WhoEdits = ({ shared, isAway, lockedBy }: Shown) => {
  const { t } = useTranslation()
  const ask = useMutation(mutation('drafts.askFor'))
  const hand = useMutation(mutation('drafts.handOver'))
  const isAsking = shared.asker?.isOwn === true
  const wants = shared.editor?.isOwn === true ? shared.asker : null
  const Icon = isAway ? IconCloudOff : lockedBy === null ? IconUsers : IconUserEdit
  const said = () => {
    if (isAway) return t('team.draft.away')
    if (lockedBy === null) {
      return wants === null
        ? t('team.draft.shared')
        : t('team.draft.wantsHere', { name: wants.name })
    }
    if (isAsking) return t('team.draft.asked', { name: lockedBy })
    // Of those that are contested the button beside it speaks.
    const isAhead = shared.untold > 0 && shared.contested === 0
    return t(isAhead ? 'team.draft.editingUntold' : 'team.draft.editing', { name: lockedBy })
  }
  // Beside an approval it goes without saying that the draft is shared, and the bar has one row.
  const isTerse = shared.approval !== null && !isAway && lockedBy === null && wants === null
  return (
    <span className={classes['team']} role="status" title={said()} data-terse={isTerse}>
      <Icon size={15} aria-hidden />
      <span className={classes['said']}>{said()}</span>
      {wants !== null && (
        <Button
          size="compact-xs"
          variant="default"
          loading={hand.isPending}
          onClick={() => hand.mutate({ draftId: shared.draftId })}
        >
          {t('team.draft.handOver')}
        </Button>
      )}
      {lockedBy !== null && !isAway && !isAsking && (
        <Button
          size="compact-xs"
          variant="default"
          loading={ask.isPending}
          onClick={() => ask.mutate({ draftId: shared.draftId })}
        >
          {t('team.draft.ask')}
        </Button>
      )}
    </span>
  )
}

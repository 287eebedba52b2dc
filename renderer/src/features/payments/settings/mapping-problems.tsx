import { useTranslation } from 'react-i18next'
import type { MappingProblem, UntoldField } from '#core/payments/send/check-mapping'
import { Notice } from '../../../ui/notices/notice.tsx'

interface Props {
  readonly problems: readonly MappingProblem[]
  readonly untold: readonly UntoldField[]
}

/** Why nothing can be sent with these parameters, a dropped one by its name; else what they leave out. */
export const MappingProblems = ({ problems, untold }: Props) => {
  const { t } = useTranslation()
  if (problems.length === 0) {
    return untold.length === 0 ? null : (
      <Notice
        tone="warning"
        title={t('payments.mapping.untoldTitle')}
        sentence={untold.map((field) => t(`payments.mapping.untold.${field}`)).join(' ')}
      />
    )
  }
  return (
    <Notice
      tone="failure"
      title={t('payments.mapping.problemTitle')}
      sentence={problems
        .map(({ kind, parameter }) =>
          kind === 'noId'
            ? t('payments.mapping.problem.noId')
            : t(`payments.mapping.problem.${kind}`, { parameter: parameter ?? '' }),
        )
        .join(' ')}
    />
  )
}

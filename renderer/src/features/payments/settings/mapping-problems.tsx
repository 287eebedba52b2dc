import { useTranslation } from 'react-i18next'
import type { MappingProblem } from '#core/payments/send/check-mapping'
import { Notice } from '../../../ui/notices/notice.tsx'

/** Why nothing can be sent with these parameters; a dropped one is named. */
export const MappingProblems = ({ problems }: { readonly problems: readonly MappingProblem[] }) => {
  const { t } = useTranslation()
  const [first] = problems
  if (first === undefined) return null
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

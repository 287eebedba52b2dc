import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import { Section } from '../../ui/section.tsx'
import { ConsoleView } from './console-view.tsx'

interface Props {
  /** Null while no CRM is connected. */
  readonly workspaceId: WorkspaceId | null
  readonly isOn: boolean
  /** False where the company has switched them off. */
  readonly isAllowed: boolean
  readonly onSwitch: (isOn: boolean) => void
}

/** Calls by hand, which only those need who build on the API: off until somebody wants them. */
export const AnyCallSection = ({ workspaceId, isOn, isAllowed, onSwitch }: Props) => {
  const { t } = useTranslation()
  return (
    <Section title={t('console.title')} sentence={t('console.sentence')}>
      <Checkbox
        size="xs"
        label={t('console.switchOn')}
        {...(isAllowed ? {} : { description: t('policy.byCompany') })}
        disabled={!isAllowed}
        checked={isOn && isAllowed}
        onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
      />
      {isOn &&
        isAllowed &&
        (workspaceId === null ? (
          <p>{t('console.noWorkspace')}</p>
        ) : (
          <ConsoleView key={workspaceId} workspaceId={workspaceId} />
        ))}
    </Section>
  )
}

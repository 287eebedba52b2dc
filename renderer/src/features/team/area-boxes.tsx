import { Checkbox, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type TeamArea, teamAreas } from '#core/team/team-area'

interface AreaBoxesProps {
  readonly label?: string
  readonly ticked: readonly TeamArea[]
  /** One that nobody else has: it cannot be taken away. */
  readonly lasting?: TeamArea | null
  /** The box that has the keyboard when the dialog opens. */
  readonly focused?: TeamArea
  readonly onChange: (ticked: readonly TeamArea[]) => void
}

/** What a person of the team works with, to be ticked. */
export const AreaBoxes = ({ label, ticked, lasting = null, focused, onChange }: AreaBoxesProps) => {
  const { t } = useTranslation()
  const meaningOf = (area: TeamArea): string | undefined => {
    if (area === lasting) return t('team.roles.lasting')
    return area === 'admin' ? t('team.roles.adminMeans') : undefined
  }
  return (
    <Checkbox.Group
      label={label}
      value={[...ticked]}
      onChange={(next) => onChange(teamAreas.filter((area) => next.includes(area)))}
    >
      <Stack gap="xs" mt={label === undefined ? 0 : 'xs'}>
        {teamAreas.map((area) => (
          <Checkbox
            key={area}
            value={area}
            label={t(`team.roles.area.${area}`)}
            disabled={area === lasting}
            data-autofocus={area === focused || undefined}
            description={meaningOf(area)}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

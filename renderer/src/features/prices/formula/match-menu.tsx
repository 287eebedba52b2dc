import { Button, Menu } from '@mantine/core'
import { IconEqual } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { VatRate } from '#core/prices/rules/price-rules'
import { useFormats } from '../../../i18n/formats-context.ts'

interface Props {
  readonly rates: readonly VatRate[]
  /** Takes what is chosen as a formula: it is previewed and applied like any other. */
  readonly onChoose: (formula: string) => void
}

/** Lets one price of each pair follow the other, by the unit's rate or a chosen one. */
export const MatchMenu = ({ rates, onChoose }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <Menu position="bottom-start" shadow="md" withinPortal>
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={<IconEqual size={15} aria-hidden />}>
          {t('formula.match.open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(['net', 'gross'] as const).flatMap((follows) => [
          <Menu.Label key={follows}>{t(`formula.match.title.${follows}`)}</Menu.Label>,
          ...[null, ...rates].map((rate) => {
            const text = t(`formula.match.text.${follows}`)
            const percent = rate === null ? null : formats.decimal(rate / 100)
            return (
              <Menu.Item
                key={`${follows} ${rate}`}
                onClick={() => onChoose(percent === null ? text : `${text} ${percent}%`)}
              >
                {percent === null
                  ? t('formula.match.ownRate')
                  : t('formula.match.rate', { rate: percent })}
              </Menu.Item>
            )
          }),
        ])}
      </Menu.Dropdown>
    </Menu>
  )
}

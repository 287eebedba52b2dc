import { Button } from '@mantine/core'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { mostTiles } from '#core/exports/dashboard/dashboard'
import { tileOf } from '#core/exports/dashboard/suggest-tiles'
import { toJson } from '#core/json'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import shared from '../exports.module.css'
import classes from './dashboard.module.css'
import type { DashboardParts } from './dashboard-parts.ts'
import { useTileOffers } from './tile-offers.ts'

interface Props extends DashboardParts {
  readonly onClose: () => void
}

/** The figures that the reports can show by themselves, and the way to all others. */
export const AddTilesDialog = ({ desk, dashboard, editing, onClose }: Props) => {
  const { t } = useTranslation()
  const { tiles, runs } = dashboard
  const { change, isSaving } = editing
  const offers = useTileOffers(desk.reports, runs)
  const isFull = tiles.length >= mostTiles
  return (
    <OpenedModal size="lg" title={t('exports.dashboard.addTitle')} onClose={onClose}>
      <p className={classes['hint']}>
        {isFull
          ? t('exports.dashboard.full', { count: mostTiles })
          : t('exports.dashboard.addHint')}
      </p>
      {offers === null && <p role="status">{t('exports.charts.counting')}</p>}
      {offers?.map((offer) => (
        <section key={offer.reportId} className={classes['offer']} aria-label={offer.report.name}>
          <h3>
            {offer.report.name}
            {!offer.hasRun && (
              <span className={shared['dim']}> {t('exports.dashboard.notYet')}</span>
            )}
          </h3>
          <div className={classes['offers']}>
            {offer.ready.map((ready) => {
              const isThere = tiles.some(
                ({ reportId, pivot }) =>
                  reportId === offer.reportId && toJson(pivot) === toJson(ready.pivot),
              )
              const naming = {
                titleOf: () => t(`exports.charts.name.${ready.name}`),
                newId: () => crypto.randomUUID(),
              }
              return (
                <Button
                  key={ready.name}
                  size="xs"
                  variant="default"
                  disabled={isThere || isFull || isSaving}
                  leftSection={
                    isThere ? (
                      <IconCheck size={14} aria-hidden />
                    ) : (
                      <IconPlus size={14} aria-hidden />
                    )
                  }
                  onClick={() => change((now) => [...now, tileOf(offer, ready, naming)])}
                >
                  {t(`exports.charts.name.${ready.name}`)}
                </Button>
              )
            })}
          </div>
        </section>
      ))}
    </OpenedModal>
  )
}

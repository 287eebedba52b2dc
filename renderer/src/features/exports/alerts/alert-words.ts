import type { AlertFinding, AlertRule } from '#core/exports/alerts/content-alerts'
import type { Speech } from '../../../i18n/speech.ts'

/** What a rule watches for. */
export const ruleWords = (rule: AlertRule, { t, formats }: Speech): string => {
  switch (rule.kind) {
    case 'rowsFell':
      return t('exports.alerts.rule.rowsFell', { share: formats.percent(rule.share) })
    case 'columnMissing':
      return rule.column === null
        ? t('exports.alerts.rule.anyColumnMissing')
        : t('exports.alerts.rule.columnMissing', { column: rule.column[0] ?? '' })
    case 'measure': {
      const { measure } = rule
      const what =
        measure.kind === 'rows'
          ? t('exports.measure.kind.rows')
          : t('exports.alerts.rule.ofColumn', {
              kind: t(`exports.measure.kind.${measure.kind}`),
              column: measure.column[0] ?? '',
            })
      const where = measure.where.map(({ column, is, value }) =>
        [column[0], t(`exports.conditions.is.${is}`), value].filter(Boolean).join(' '),
      )
      const said = t('exports.alerts.rule.measure', {
        what,
        is: t(`exports.alerts.is.${rule.is}`),
        limit: formats.decimal(rule.limit),
      })
      return where.length === 0
        ? said
        : t('exports.alerts.rule.where', { said, conditions: where.join(', ') })
    }
  }
}

/** What a run has made of a rule. */
export const findingWords = (finding: AlertFinding, { t, formats }: Speech): string => {
  switch (finding.kind) {
    case 'quiet':
      return t('exports.alerts.finding.quiet')
    case 'rowsFell':
      return t('exports.alerts.finding.rowsFell', {
        before: formats.integer(finding.before),
        after: formats.integer(finding.after),
      })
    case 'columnsMissing':
      return t('exports.alerts.finding.columnsMissing', { columns: finding.names.join(', ') })
    case 'measured':
      return t('exports.alerts.finding.measured', {
        value: new Intl.NumberFormat(formats.locale, { maximumFractionDigits: 2 }).format(
          finding.value as Intl.StringNumericLiteral,
        ),
      })
    case 'cannotTell':
      return finding.reason === 'columnMissing'
        ? t('exports.alerts.finding.noColumn', { column: finding.column[0] ?? '' })
        : t('exports.alerts.finding.noNumbers')
  }
}

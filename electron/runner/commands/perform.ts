import type { Command } from '../command-line.ts'
import type { Runner } from '../open-runner.ts'
import type { Outcome } from '../outcome.ts'
import { applyPrices } from '../prices/apply-prices.ts'
import { planPrices } from '../prices/plan-prices.ts'
import type { RunnerSpeech } from '../speech.ts'
import { joinTeam } from '../team/join-team.ts'
import { allowAddress } from './allow-address.ts'
import { backUp } from './back-up.ts'
import { changeSchedule } from './change-schedule.ts'
import { checkLeads } from './check-leads.ts'
import { importSettings } from './import-settings.ts'
import { releaseAccount } from './release-account.ts'
import { runOnce } from './run-once.ts'
import { tellStatus } from './tell-status.ts'
import { verifyRecord } from './verify-record.ts'

/** The command's work, in the service or in a program that has opened the profile for it alone. */
export const perform = (
  runner: Runner,
  command: Command,
  speech: RunnerSpeech,
): Promise<Outcome> => {
  switch (command.name) {
    case 'status':
      return tellStatus(runner, speech)
    case 'check':
      return checkLeads(runner, speech)
    case 'verify':
      return verifyRecord(runner, speech)
    case 'backup':
      return backUp(runner, speech)
    case 'once':
      return runOnce(runner, command.report, speech)
    case 'pause':
    case 'resume':
      return changeSchedule(runner, command, speech)
    case 'import':
      return importSettings(runner, command, speech)
    case 'allow':
      return allowAddress(runner, command.address, speech)
    case 'team join':
      return joinTeam(runner, command.file, speech)
    case 'prices plan':
      return planPrices(runner, command, speech)
    case 'prices apply':
      return applyPrices(runner, command, speech)
    case 'release':
      return releaseAccount(runner, command.account, speech)
  }
}

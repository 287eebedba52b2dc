import type { exportAlarmsCalls } from '#core/contract/export-alarms'
import { type Failure, type Result, success } from '#core/contract/failure'
import type { OutputOf } from '#core/contract/index'
import {
  type AlarmSettings,
  alarmWaysOf,
  chosenAlarmSettingsSchema,
} from '#core/exports/alarms/alarm-settings'
import { notDelivered } from '#core/exports/delivery/not-delivered'
import type { DeliveryOutcome } from '#core/exports/delivery/outgoing'
import type { Handlers } from '../../../ipc/handlers.ts'
import type { ExportsDependencies } from '../dependencies.ts'
import { readJsonInput } from '../read-json-input.ts'
import { type AlarmSending, testAlarm } from './prepare-alarm.ts'

type AlarmHandlers = Pick<Handlers, keyof typeof exportAlarmsCalls>

type Dependencies = AlarmSending & Pick<ExportsDependencies, 'newId'>

const shownMessages = 5

export const alarmHandlers = (dependencies: Dependencies): AlarmHandlers => {
  const { store } = dependencies
  return {
    'exports.readAlarms': () => {
      const { alarms, messages } = store.readAlarmBook()
      return success({
        settings: store.readAlarmSettings(),
        alarms,
        messages: messages
          .slice(-shownMessages)
          .reverse()
          .map(({ id, way, state, stateAt, failure, refused }) => ({
            id,
            way,
            state,
            stateAt,
            failure,
            refused,
          })),
      })
    },
    'exports.saveAlarms': ({ settings }) => {
      const read = readJsonInput(settings, {
        schema: chosenAlarmSettingsSchema.nullable(),
        path: 'settings',
      })
      return read.ok ? store.write.writeAlarmSettings(read.value) : read
    },
    'exports.testAlarms': ({ settings }, { signal }) => {
      const read = readJsonInput(settings, { schema: chosenAlarmSettingsSchema, path: 'settings' })
      return read.ok ? testWays(dependencies, read.value, signal) : Promise.resolve(read)
    },
  }
}

const testWays = async (
  dependencies: Dependencies,
  settings: AlarmSettings,
  signal: AbortSignal,
): Promise<Result<OutputOf<'exports.testAlarms'>>> => {
  const outcomes: OutputOf<'exports.testAlarms'> = []
  for (const way of alarmWaysOf(settings)) {
    const { recipients } = settings
    const tested = await testAlarm(dependencies, { way, recipients }, signal)
    outcomes.push({ way, failure: tested.ok ? failureOf(tested.value) : tested.failure })
  }
  return success(outcomes)
}

const failureOf = (outcome: DeliveryOutcome): Failure | null => {
  if (outcome.kind === 'failed') return outcome.failure
  return outcome.kind === 'unknown' ? notDelivered('unknown') : null
}

import { readStatement } from './read-statement.ts'
import { StatementRefused } from './statement-refused.ts'
import type { StatementAnswer, StatementRequest } from './statements-message.ts'

export const answerStatement = (request: StatementRequest): StatementAnswer => {
  try {
    return { kind: 'read', file: readStatement(request) }
  } catch (error) {
    if (!(error instanceof StatementRefused)) throw error
    return { kind: 'refused', fault: error.fault, line: error.line }
  }
}

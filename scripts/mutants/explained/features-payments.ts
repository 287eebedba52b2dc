import type { Explained } from './explained.ts'

const ledger = 'electron/features/payments/ledger'
const matching = 'electron/features/payments/matching'
const sending = 'electron/features/payments/send'
const statements = 'electron/features/payments/statements'

const hasItsMove = 'Payments are moved for which a move was chosen, and no others.'
const lastLook = 'How often it is looked in pieces is no promise: the last look reads all at once.'

export const ofPaymentActs: readonly Explained[] = [
  {
    file: `${ledger}/confirm-payments.ts`,
    mutants: ['choice === undefined  ->  false'],
    why: hasItsMove,
  },
  {
    file: `${ledger}/settle-found.ts`,
    mutants: ['paymentId === undefined  ->  false'],
    why: hasItsMove,
  },
  {
    file: `${ledger}/list-payments.ts`,
    mutants: ["text === ''  ->  false", "group === 'all'  ->  false", "name === 'all'  ->  false"],
    why: 'An empty text is in every payment, and the group of all has no states that would bound it.',
  },
  {
    file: `${ledger}/move-payments.ts`,
    mutants: ['move === null  ->  false'],
    why: hasItsMove,
  },
  {
    file: `${ledger}/restored-ledger.ts`,
    mutants: ["state.kind === 'sent' || state.kind === 'settled'  ->  true"],
    why: 'No other state has a payment of the CRM.',
  },
  {
    file: `${ledger}/save-report.ts`,
    mutants: ['look < patientLooks  ->  look <= patientLooks'],
    why: lastLook,
  },
  {
    file: `${matching}/match-payments.ts`,
    mutants: ['known?.state === state  ->  false', 'books.set(workspaceId, book)  ->  undefined'],
    why: 'It only saves time: the same ledger and exports make the same offers.',
  },
  {
    file: `${matching}/match-payments.ts`,
    mutants: ['id === null  ->  false'],
    why: 'No prescribed payment has the number null.',
  },
  {
    file: `${matching}/payer-rules.ts`,
    mutants: ['account === null  ->  false', 'first === null  ->  false'],
    why: 'Nobody has paid from the account null, no rule is for it, and of no payment the text is empty.',
  },
  {
    file: `${matching}/read-evidence.ts`,
    mutants: ['entry.twinOf === null  ->  false', 'payment === undefined  ->  false'],
    why: 'No payment has the key null, and what was found was found among these.',
  },
  {
    file: `${sending}/send-payments.ts`,
    mutants: ["failure.kind === 'refused'  ->  true"],
    why: 'Every other failure ends the run at once, so that nobody counts it.',
  },
  {
    file: `${sending}/send-payments.ts`,
    mutants: ['begun.value === null  ->  false', '!moved.ok  ->  false'],
    why: 'What is as it was reviewed is confirmed, and may be sent; what is being sent may end in each way.',
  },
  {
    file: `${sending}/send-payments.ts`,
    mutants: ["failure.kind === 'taken'  ->  true"],
    why: 'Where nobody can be asked, there is no standing either.',
  },
  {
    file: `${statements}/import-beside.ts`,
    mutants: ['minor > 0  ->  minor >= 0'],
    why: 'No payment of the ledger is of nothing.',
  },
  {
    file: `${statements}/import-beside.ts`,
    mutants: ['look < patientLooks  ->  look <= patientLooks'],
    why: lastLook,
  },
]

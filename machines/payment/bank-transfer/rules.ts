import { TRANSFER_WAIT } from '../../entities/agreed-figures'
import type { BankAccount, OpenTransfer, OrderTransfer } from '../../entities/bank-transfer'
import { bankDay } from '../../entities/bank-day'
import {
  type BusinessCalendar,
  businessDaysAfter,
  dayReceived,
  WITHOUT_HOLIDAYS,
} from '../../entities/business-calendar'
import type { CalendarDay, Instant } from '../../entities/instant'
import type { Money } from '../../entities/money'
import { type OrderPayment, awaitsTransfer } from '../../entities/order-payment'
import { isOutcomeUnclear, paymentProblemOf } from '../../entities/bank-refusal'
import type { MessageKey } from '../../entities/message-key'
import { type Problem, type Refusal, ownProblem } from '../../entities/problem'

type BankId = BankAccount['bankId']

export const accountOf = (accounts: readonly BankAccount[], bankId: BankId | undefined) =>
  accounts.find((account) => account.bankId === bankId)

/** The account of an order's transfer, whose bank the order may name as text and the accounts as a number (GWY-11). */
export const accountOfTransfer = (accounts: readonly BankAccount[], bankId: BankId | undefined) =>
  accountOf(accounts, bankId) ?? accounts.find((account) => String(account.bankId) === String(bankId ?? ''))

/** Adds a bank to those opened so far: in order, each once (BANK-07). */
export const addOpenedBank = (opened: readonly BankId[], bankId: BankId): readonly BankId[] =>
  opened.includes(bankId) ? opened : [...opened, bankId]

interface Tellable {
  readonly member: unknown
  readonly transfer: OpenTransfer | undefined
}

/** The notice to the provider requires a member and a code that this tab knows. */
export const canNotifyTransfer = ({ member, transfer }: Tellable) =>
  member !== undefined && transfer?.code !== undefined

export type TransferFault = 'bank' | 'agreement'

interface Choice {
  readonly accounts: readonly BankAccount[]
  readonly selectedBankId: BankId | undefined
  readonly isAgreed: boolean
}

/** All obstacles to requesting a code, in the form's order. */
export const transferFaultsOf = ({ accounts, selectedBankId, isAgreed }: Choice) => ({
  bank: accountOf(accounts, selectedBankId) ? undefined : ('transfer.chooseBank.first' as const),
  agreement: isAgreed ? undefined : ('validations.agreementRequired' as const),
})

/** The notice got no response. The code stays valid, so the sentence must not suggest otherwise (BANK-05). */
export const NOTICE_UNANSWERED = ownProblem('errors.noticeUnanswered')

/** These sentences already name the next step, so they are not replaced by one about the notice. */
const WHOLE_SENTENCES: readonly MessageKey[] = ['errors.wait', 'declines.alreadyApproved']

interface FailedNotice {
  /** This notice or an earlier one may have completed the order; a later refusal does not disprove that. */
  readonly mayBeNotified: boolean
  readonly problem: Problem
}

/** Whether a refused notice may have completed the order all the same: so may one whose login was refused (GWY-10). */
export const isNoticeUnclear = (refusal: Refusal) => refusal.isLoginRefused === true || isOutcomeUnclear(refusal)

/**
 * The problem after a refused or unanswered notice, with the provider's text if it sent one. Only a clear refusal proves that
 * the order was not completed (GWY-02).
 */
export function failedNotice(refusal: Refusal | undefined, wasNotified: boolean): FailedNotice {
  if (!refusal) return { mayBeNotified: true, problem: NOTICE_UNANSWERED }
  const mayBeNotified = wasNotified || isNoticeUnclear(refusal)
  const problem = paymentProblemOf(refusal)
  if (WHOLE_SENTENCES.includes(problem.key)) return { mayBeNotified, problem }
  return {
    mayBeNotified,
    problem: { ...problem, key: mayBeNotified ? NOTICE_UNANSWERED.key : 'errors.transferUndone' },
  }
}

export type TransferStatus = 'waiting' | 'paid' | 'lapsed'

/** The transfer's state according to its order. Only an explicit status ends it, so that the shopper never discards a valid code. */
export function transferStatusOf(outcome: OrderPayment, bankTransferPaymentId: string): TransferStatus {
  const { paymentStatus, paymentId } = outcome
  if (paymentStatus === 'SUCCESS') return 'paid'
  const isOurs = paymentId === bankTransferPaymentId
  const isReplaced = awaitsTransfer(paymentStatus) && paymentId !== undefined && !isOurs
  return isReplaced || (paymentStatus === 'FAILURE' && isOurs) ? 'lapsed' : 'waiting'
}

/** The transfer that an order waits for. The provider may withhold its code from this buyer, although another buyer has it. */
export function openTransferOf(
  { paymentId }: Pick<OrderPayment, 'paymentId'>,
  transfer: OrderTransfer | undefined,
  { amount, begunAt }: { readonly amount: Money | undefined; readonly begunAt: Instant | undefined },
): OpenTransfer {
  if (transfer) return { ...transfer, amount, begunAt }
  return { code: undefined, bankTransferPaymentId: paymentId, bankId: undefined, amount, begunAt: undefined }
}

/** Merges the stored transfer with the order's. The order wins if it names another transfer, a code or an amount that is not stored. */
export function mergeTransfers(stored: OpenTransfer | undefined, found: OpenTransfer): OpenTransfer {
  const { bankTransferPaymentId: id } = found
  const isSame = stored !== undefined && (id === undefined || id === stored.bankTransferPaymentId)
  if (!isSame || (stored.code === undefined && found.code !== undefined)) return found
  return stored.amount === undefined && found.amount !== undefined ? { ...stored, amount: found.amount } : stored
}

export const TRANSFER_DAYS = TRANSFER_WAIT.amount

/**
 * The last business day for the money (BEST-07). Holidays count as business days, so this day is never later than the provider's,
 * and a shopper who meets it is in time.
 */
export const transferDeadline = (from: CalendarDay, businessDays: number): CalendarDay =>
  businessDaysAfter(WITHOUT_HOLIDAYS, from, businessDays)

/** The last day for the money to arrive; undefined if the code's date is unknown. */
export const deadlineOf = ({ begunAt }: Pick<OpenTransfer, 'begunAt'>): CalendarDay | undefined =>
  begunAt === undefined ? undefined : transferDeadline(bankDay(begunAt), TRANSFER_DAYS)

/** The business day on which the transfer's payment order counts as received (AGR-02); undefined if its date is unknown. */
export const transferReceivedOn = (
  calendar: BusinessCalendar,
  { begunAt }: Pick<OpenTransfer, 'begunAt'>,
): CalendarDay | undefined => (begunAt === undefined ? undefined : dayReceived(calendar, begunAt))

/** An IBAN in groups of four for reading; the copied text has no spaces. */
export const ibanInGroups = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ')

/** One line of the transfer details. `text` is what a copy button copies. */
export type TransferLine =
  | { readonly name: 'bank' | 'recipient' | 'iban' | 'code'; readonly text: string }
  | { readonly name: 'amount'; readonly amount: Money }
  | { readonly name: 'deadline'; readonly day: CalendarDay }

/**
 * The transfer details in the order of a bank's form: the same on screen, in print and in the file (BEST-07). Unknown values
 * have no line.
 */
export function transferLines(transfer: OpenTransfer, account: BankAccount | undefined): readonly TransferLine[] {
  const { code, amount } = transfer
  const day = deadlineOf(transfer)
  const lines: TransferLine[] = []
  const { bankName, recipient, iban } = account ?? {}
  if (bankName !== undefined) lines.push({ name: 'bank', text: bankName })
  if (recipient !== undefined) lines.push({ name: 'recipient', text: recipient })
  if (iban !== undefined) lines.push({ name: 'iban', text: iban })
  if (amount !== undefined) lines.push({ name: 'amount', amount })
  if (code !== undefined) lines.push({ name: 'code', text: code })
  if (day) lines.push({ name: 'deadline', day })
  return lines
}

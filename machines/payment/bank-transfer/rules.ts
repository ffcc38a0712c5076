import { TRANSFER_WAIT } from '../../entities/agreed-figures'
import type { BankAccount, OpenTransfer, ToldTransfer } from '../../entities/bank-transfer'
import { bankDay } from '../../entities/bank-day'
import { type BusinessCalendar, businessDaysAfter, dayReceived, isoDay } from '../../entities/business-calendar'
import type { CalendarDay, Instant } from '../../entities/instant'
import type { Money } from '../../entities/money'
import { type OrderPayment, awaitsTransfer } from '../../entities/order-payment'
import { isOutcomeUnclear, problemOf } from '../../entities/bank-refusal'
import type { MessageKey } from '../../entities/message-key'
import type { Problem, Refusal } from '../../entities/problem'

type BankId = BankAccount['bankId']

export const accountOf = (accounts: readonly BankAccount[], bankId: BankId | undefined) =>
  accounts.find((account) => account.bankId === bankId)

/** Banks in the order in which they were first opened, each of them once (BANK-07). */
export const withBank = (opened: readonly BankId[], bankId: BankId): readonly BankId[] =>
  opened.includes(bankId) ? opened : [...opened, bankId]

interface Tellable {
  readonly member: unknown
  readonly transfer: OpenTransfer | undefined
}

/** The notice that the shopper has the details needs a code that is known here, and a member. */
export const isTellable = ({ member, transfer }: Tellable) => member !== undefined && transfer?.code !== undefined

export type TransferFault = 'bank' | 'agreement'

interface Choice {
  readonly accounts: readonly BankAccount[]
  readonly selectedBankId: BankId | undefined
  readonly isAgreed: boolean
}

/** All that is in the way of asking for a code, in the order of the form. */
export const transferFaultsOf = ({ accounts, selectedBankId, isAgreed }: Choice) => ({
  bank: accountOf(accounts, selectedBankId) ? undefined : ('transfer.chooseBank.first' as const),
  agreement: isAgreed ? undefined : ('validations.agreementRequired' as const),
})

/** The first thing that is in the way; undefined when a code can be asked for. */
export function transferFaultOf(choice: Choice): TransferFault | undefined {
  const { bank, agreement } = transferFaultsOf(choice)
  return bank ? 'bank' : agreement && 'agreement'
}

/** The notice had no answer; the code stays valid, so the sentence never says otherwise (BANK-05). */
export const UNTOLD: Problem = { text: undefined, key: 'errors.transferUntold' }

/** They say more of the next step than whether the order was completed. */
const WHOLE_SENTENCES: readonly MessageKey[] = ['errors.wait', 'declines.alreadyApproved']

interface FailedNotice {
  /** A notice, this one or one before it, may have completed the order: a later refusal does not say that it was not completed. */
  readonly mayBeNotified: boolean
  readonly problem: Problem
}

/** The notice was refused, in the provider's words where it has said why, or it had no answer. Only a clear refusal says that it was not done (GWY-02). */
export function failedNotice(refusal: Refusal | undefined, wasNotified: boolean): FailedNotice {
  if (!refusal) return { mayBeNotified: true, problem: UNTOLD }
  const mayBeNotified = wasNotified || isOutcomeUnclear(refusal)
  const problem = problemOf(refusal)
  if (WHOLE_SENTENCES.includes(problem.key)) return { mayBeNotified, problem }
  return { mayBeNotified, problem: { ...problem, key: mayBeNotified ? UNTOLD.key : 'errors.transferUndone' } }
}

export type TransferFate = 'waiting' | 'paid' | 'lapsed'

/** The state of a code, as far as its order says so. Only an explicit status ends it, so no shopper throws away a valid code. */
export function fateOf(outcome: OrderPayment, bankTransferPaymentId: string): TransferFate {
  const { paymentStatus, paymentId } = outcome
  if (paymentStatus === 'SUCCESS') return 'paid'
  const isOurs = paymentId === bankTransferPaymentId
  const isReplaced = awaitsTransfer(paymentStatus) && paymentId !== undefined && !isOurs
  return isReplaced || (paymentStatus === 'FAILURE' && isOurs) ? 'lapsed' : 'waiting'
}

/** What a buyer sees who opens an order that waits for a transfer. What is hidden here, others may know. */
export function openTransferOf(
  { paymentId }: Pick<OrderPayment, 'paymentId'>,
  told: ToldTransfer | undefined,
  { amount, begunAt }: { readonly amount: Money | undefined; readonly begunAt: Instant | undefined },
): OpenTransfer {
  if (told) return { ...told, amount, begunAt }
  return { code: undefined, bankTransferPaymentId: paymentId, bankId: undefined, amount, begunAt: undefined }
}

/** Of what is kept of a transfer and what its order says of one, which is to be gone by: the order knows of another, or of more. */
export function knownTransfer(kept: OpenTransfer | undefined, found: OpenTransfer): OpenTransfer {
  const { bankTransferPaymentId: id } = found
  const isSame = kept !== undefined && (id === undefined || id === kept.bankTransferPaymentId)
  if (!isSame || (kept.code === undefined && found.code !== undefined)) return found
  return kept.amount === undefined && found.amount !== undefined ? { ...kept, amount: found.amount } : kept
}

/** For so many business days after its own the provider waits for the money. */
export const TRANSFER_DAYS = TRANSFER_WAIT.amount

/**
 * The last of so many business days after a day (BEST-07). Holidays that are missing here can only make it later, and then the provider's
 * own last day is a later one: who keeps to this one is in time.
 */
export function transferDeadline(
  from: CalendarDay,
  businessDays: number,
  holidays: readonly CalendarDay[] = [],
): CalendarDay {
  return businessDaysAfter({ holidays: holidays.map(isoDay), halfDays: [] }, from, businessDays)
}

/** The last day on which the money may come; undefined where the day of the code is unknown. */
export const deadlineOf = ({ begunAt }: Pick<OpenTransfer, 'begunAt'>): CalendarDay | undefined =>
  begunAt === undefined ? undefined : transferDeadline(bankDay(begunAt), TRANSFER_DAYS)

/** The business day on which the order of a transfer counts as received (AGR-02); undefined where its day is unknown. */
export const transferReceivedOn = (
  calendar: BusinessCalendar,
  { begunAt }: Pick<OpenTransfer, 'begunAt'>,
): CalendarDay | undefined => (begunAt === undefined ? undefined : dayReceived(calendar, begunAt))

/** An IBAN as people read it out; what is copied has no spaces. */
export const ibanInGroups = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ')

/** What a shopper needs to make a transfer. `text` is what is copied of it. */
export type TransferLine =
  | { readonly name: 'bank' | 'recipient' | 'iban' | 'code'; readonly text: string }
  | { readonly name: 'amount'; readonly amount: Money }
  | { readonly name: 'deadline'; readonly day: CalendarDay }

/**
 * The kit of a transfer, in the order in which a bank asks for it: the same on the screen, on paper and in the file (BEST-07). What
 * is not known has no line.
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

import type { SandboxClient } from '../../support/sandbox-client'
import type { Cell } from './cells'
import type { Claim } from './hearing'
import { isIntoBalance } from './journey-call'
import { BOOKING } from './money-calls'
import type { Visit } from './visit'

/** Findings that no cell may have, as the table names them. */
export const WRONGS = [
  'double authorisations',
  'paid, shown as failed',
  'shown as paid, but not',
  'without a way on',
  'two applications',
  'two codes',
  'a code, shown as none',
  'a code, never shown',
  'shown as a code, but none',
  'another amount asked about',
  'sent once left',
] as const

export type Wrong = (typeof WRONGS)[number]

/** The result of a cell: the page's claims compared with the ledger. */
export interface Verdict {
  readonly cell: Cell
  readonly screen: string
  /** Whether the cell's fault did strike. */
  readonly isStruck: boolean
  /** Also true once a transfer has its code, where a visit can't get further. */
  readonly isPaid: boolean
  readonly hasSent: boolean
  readonly wrongs: readonly Wrong[]
  /** Calls of the app that the sandbox refused. */
  readonly refusals: readonly string[]
}

export interface Played {
  readonly cell: Cell
  readonly token: string
  readonly visit: Visit
  /** Whether a payment was sent after its shopper had left. */
  readonly isSentOnceLeft: boolean
  readonly ruleIds: readonly string[]
}

export async function verdictOn(
  { cell, token, visit, isSentOnceLeft, ruleIds }: Played,
  client: SandboxClient,
): Promise<Verdict> {
  const [{ authorisations, transportDuplicates }, order, rules, refusals] = await Promise.all([
    client.ledger(token),
    client.orderOf(token),
    client.faults(token),
    client.refusals(token),
  ])
  // Money for the balance is booked by its attempt only.
  const taken = order.attempts.filter(({ paymentStatus }) => paymentStatus === 'SUCCESS')
  const price = Math.round(order.price * 100)
  const isOffered = isIntoBalance(cell.call.manner)
  const booked = isOffered ? taken.map(({ submissionId }) => ({ submissionId, minor: price })) : authorisations
  const submissions = [...visit.sent.keys()]
  const struck = rules.filter(({ id }) => ruleIds.includes(id)).reduce((sum, rule) => sum + rule.struck, 0)
  // A call that the network itself sent twice is not the app's fault.
  const isRepeated = cell.act === 'dup' && BOOKING.includes(cell.call.path)
  const byNetwork = isRepeated ? Math.min(struck, transportDuplicates) : 0

  // A claim refers to the payments sent by then.
  const isOwn = ({ submissionId }: { submissionId?: string | undefined }) =>
    cell.call.twist !== 'rival' || submissions.includes(submissionId)
  const isDenial = ({ says, sent }: Claim) =>
    ['payable', 'over'].includes(says) &&
    booked.filter(isOwn).some(({ submissionId }) => submissions.indexOf(submissionId) < sent)
  const isInvention = ({ says, amount }: Claim) => says === 'paid' && !booked.some(({ minor }) => minor === amount)
  // If the attempted amount is unknown, the page must not show another one.
  const tried = isOffered ? [price] : [...visit.sent.values()]
  const isOfAnother = ({ says, amount }: Claim) =>
    says === 'checking' && amount !== undefined && !tried.includes(amount)
  const isTransfer = cell.call.manner === 'transfer'
  const code = order.transfer?.code
  const codes = order.attempts.filter(({ paymentStatus }) => paymentStatus === 'INIT_BANK_TRANSFER')
  // If the provider never answers again, the shopper can't receive a code.
  const isMute = cell.act.startsWith('gateway-down') && cell.strikes === 'always'
  // An expired order may say so: the code stays valid for days, and an SMS contained it as well.
  const isForgotten = ({ says, sent }: Claim) =>
    says === 'payable' && codes.some(({ submissionId }) => submissions.indexOf(submissionId) < sent)
  const isTrulyDead = visit.screen === 'invalid-token' && !order.usable
  const found: Readonly<Record<Wrong, boolean>> = {
    'double authorisations': booked.length - byNetwork > 1,
    'paid, shown as failed': visit.claims.some(isDenial),
    'shown as paid, but not': visit.claims.some(isInvention),
    'two applications': cell.call.manner === 'credit' && order.attempts.length > 1,
    'two codes': isTransfer && order.attempts.length > 1,
    'a code, shown as none': isTransfer && visit.claims.some(isForgotten),
    'a code, never shown': !isMute && code !== undefined && !visit.codes.has(code),
    'shown as a code, but none': [...visit.codes].some((shown) => shown !== code),
    'another amount asked about': visit.claims.some(isOfAnother),
    'sent once left': isSentOnceLeft,
    'without a way on': !visit.hasWayOn && !isTrulyDead,
  }
  return {
    cell,
    screen: visit.screen,
    isStruck: struck > 0,
    isPaid: isTransfer ? code !== undefined && visit.codes.has(code) : booked.length > 0,
    hasSent: submissions.length > 0,
    wrongs: WRONGS.filter((wrong) => found[wrong]),
    refusals: refusals.map(({ path, reason, detail }) => `${path} ${reason} ${detail}`),
  }
}

import type { AnyActorLogic } from 'xstate'
import {
  hasBankSessionExpired,
  namesOtherAttempt,
  isOurSuccess,
  unpaidProblem,
  receiptFrom,
  verdictOf,
} from '../../../machines/after/reconciliation/rules'
import type { clock } from '../../../machines/around/countdown/machine'
import type { openPayment, restoreLogin, StartAnswer, startOrder, startOver } from '../../../machines/checkout/ports'
import { isReturnable } from '../../../machines/checkout/rules'
import type { InitData } from '../../../machines/entities/init-data'
import { awaitsTransfer, isWithBank } from '../../../machines/entities/order-payment'
import { isTokenDead } from '../../../machines/entities/payment-problem'
import { failureProblemOf, receiptInFlow } from '../../../machines/into-balance/rules'
import { withoutAbandonedTransfer, withoutUnreachableBank } from '../../../machines/payment/order-check/rules'
import type { RawAnswer } from '../../gateways/answer'
import { type Outcome, REFUSED_WITHOUT_REASON } from '../../gateways/outcome'
import type { Detail } from '../../gateways/payment/order/detail'
import { navigateTo } from '../embedding/top-window'
import type { FoundLink } from '../into-balance/into-balance'
import type { OpenPaymentDeps } from '../payment/open-payment'
import type { PortHandler } from '../platform/implement-port'
import { importOrReload } from '../platform/reload-once'
import type { ServerClock } from '../platform/server-clock'
import { resumeTransfer } from '../reconciliation/resume-transfer'
import { attemptElsewhere, type JudgedAttempts, ownAttempt } from '../reconciliation/unresolved-attempt'
import type { PendingBankRedirect } from '../redirects/pending-bank-redirect'
import type { Session } from '../session/session'
import { restoreLoginHandler } from '../sign-in/restore-login'
import type { SessionStore } from '../storage/session-store'
import type { EventRecord } from '../telemetry/events'

interface LeavingDeps {
  readonly session: Pick<Session, 'logOut'>
  readonly sessionStore: Pick<SessionStore, 'saveReturning'>
  readonly events: Pick<EventRecord, 'recordForNext'>
}

/** Stores the returning shopper's contact before the page reloads. Tokens and card data are never stored. */
export function startOverHandler({ session, sessionStore, events }: LeavingDeps): PortHandler<typeof startOver> {
  return ({ goBackUrl, returning }) => {
    session.logOut()
    if (isReturnable(goBackUrl)) {
      navigateTo(goBackUrl)
    } else {
      if (returning) sessionStore.saveReturning(returning)
      events.recordForNext({ category: 'session', action: 'login-token-timeout' })
      location.reload()
    }
    return Promise.resolve(undefined)
  }
}

export interface CheckoutDeps extends OpenPaymentDeps {
  /** The init request that the boot script has already sent. Only the first `startOrder` uses it. */
  readonly begun: Promise<RawAnswer> | undefined
  readonly time: Pick<ServerClock, 'now'>
  readonly sessionStore: SessionStore
  readonly events: LeavingDeps['events'] & OpenPaymentDeps['events']
  readonly firstSeenAtBank: JudgedAttempts['firstSeenAtBank']
  readonly pendingBankRedirect: PendingBankRedirect
  readonly clock: typeof clock
  readonly timings: JudgedAttempts['timings']
  readonly add: (actors: Readonly<Record<string, AnyActorLogic>>) => void
}

export interface CheckoutHandlers {
  readonly startOrder: PortHandler<typeof startOrder>
  readonly openPayment: PortHandler<typeof openPayment>
  readonly restoreLogin: PortHandler<typeof restoreLogin>
  readonly startOver: PortHandler<typeof startOver>
}

/** Interprets the order's detail for this tab, which may already have sent a payment for the order. */
function startAnswer(deps: CheckoutDeps, outcome: Outcome<Detail>): StartAnswer {
  const { submissions, transferStore } = deps
  const { flow } = deps.requestContext
  const isLoginFirst = submissions.logInFirst()
  const attempted = () => submissions.current()?.attempted
  if (outcome.kind === 'refused') {
    const current = submissions.current()
    const isDead = isTokenDead(outcome.code)
    if (current?.state === 'accepted' && isDead) {
      const known = { paymentId: undefined, paid: current.attempted?.sum, callbackUrl: undefined }
      const receipt = receiptInFlow(flow, known, current.attempted)
      submissions.settle(receipt)
      return { kind: 'paid', order: undefined, receipt, isJustPaid: true }
    }
    // This tab has sent a payment whose outcome is unknown: a refused detail call does not settle it.
    if (current) return { kind: 'unsettled', order: undefined, attempted: attempted(), isAtBank: false }
    if (!isDead) return { kind: 'refused', refusal: outcome }
    const before = submissions.paid()
    if (!before?.paid) return { kind: 'dead', refusal: outcome }
    const receipt = receiptInFlow(flow, { ...before.paid, callbackUrl: undefined }, before.attempted)
    return { kind: 'paid', order: undefined, receipt, isJustPaid: false }
  }
  const { systemTime, transfer, ...detail } = outcome.value
  const told = withoutAbandonedTransfer(detail.outcome, transferStore.left())
  const own = ownAttempt(deps, told, systemTime)
  const known = own ? told : withoutUnreachableBank(told, submissions.unseen())
  const { paymentStatus } = known
  const hasTransfer = awaitsTransfer(paymentStatus)
  const hasOldTransfer = transferStore.left() !== undefined
  const order = { ...detail.order, hasTransfer, hasOldTransfer }
  const attempt = own ?? (isWithBank(paymentStatus) ? attemptElsewhere(deps, known, systemTime) : undefined)
  const verdict = verdictOf(known, attempt)
  if (own && namesOtherAttempt(known, own)) submissions.onBankEvent('otherReported')
  const isAtBank = verdict === 'withBank'
  const isUndecided = isAtBank || verdict === 'unknown'
  if (own && isUndecided && isLoginFirst && !hasTransfer)
    return { kind: 'started', order, attempted: attempted(), refused: undefined, isUnresolved: true }
  if (own ? isUndecided : isAtBank && !hasTransfer) {
    if (own?.answered === 'done') submissions.become('doubted')
    return { kind: 'unsettled', order, attempted: own && attempted(), isAtBank }
  }
  if (verdict === 'paid') {
    const isOurs = isOurSuccess(known, own, hasOldTransfer)
    const tried = isOurs ? attempted() : undefined
    const receipt = receiptInFlow(flow, receiptFrom(known, tried?.sum), tried)
    submissions.settle(receipt, isOurs)
    return { kind: 'paid', order, receipt, isJustPaid: isOurs }
  }
  if (hasTransfer) resumeTransfer(transferStore, { outcome: known, transfer, amount: known.paid, begunAt: undefined })
  const isRefused = own && verdict === 'notCharged'
  const started = { kind: 'started', order, attempted: isRefused ? attempted() : undefined } as const
  if (own && hasBankSessionExpired(known, own)) submissions.become('bankUnreachable')
  submissions.settle()
  return {
    ...started,
    refused: isRefused ? failureProblemOf(flow, unpaidProblem(known, own)) : undefined,
  }
}

/**
 * Reads the order's detail. If the call fails while a payment is unsettled, the failure counts as a refusal, so that the checkout still
 * starts.
 */
async function detailOf(deps: CheckoutDeps, begun: Promise<RawAnswer> | undefined): Promise<Outcome<Detail>> {
  try {
    return await deps.payments.detail(begun)
  } catch (error) {
    if (deps.submissions.current() === undefined) throw error
    return REFUSED_WITHOUT_REASON
  }
}

async function bringEndings(deps: CheckoutDeps, init: () => InitData | undefined) {
  const { endingLogics } = await importOrReload(() => import('./endings'))
  deps.add(endingLogics(deps, init))
}

export function checkoutHandlers(deps: CheckoutDeps): CheckoutHandlers {
  let { begun } = deps
  let link: FoundLink | undefined
  return {
    async startOrder() {
      const firstExchange = begun
      begun = undefined
      const detail = await detailOf(deps, firstExchange)
      if (detail.kind === 'ok') link = detail.value
      const answer = startAnswer(deps, detail)
      if (answer.kind === 'paid' || answer.kind === 'unsettled') await bringEndings(deps, () => link?.init)
      return answer
    },
    async openPayment(flow) {
      const endings = bringEndings(deps, () => link?.init)
      if (flow === 'refund') {
        const [{ refundLogic }] = await Promise.all([importOrReload(() => import('../into-balance/refund')), endings])
        deps.add({ refund: refundLogic(deps, () => link) })
        return undefined
      }
      if (flow === 'settlement') {
        const [{ settlementLogic }] = await Promise.all([
          importOrReload(() => import('../into-balance/settlement')),
          endings,
        ])
        deps.add({ settlement: settlementLogic(deps, () => link) })
        return undefined
      }
      const [{ openPaymentLogic }] = await Promise.all([
        importOrReload(() => import('../payment/open-payment')),
        endings,
      ])
      const payment = openPaymentLogic(
        deps,
        () => link?.init,
        () => link?.order.contact.gsmNumber,
      )
      deps.add({ payment })
      return undefined
    },
    restoreLogin: restoreLoginHandler(deps),
    startOver: startOverHandler(deps),
  }
}

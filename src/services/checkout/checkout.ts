import type { AnyActorLogic } from 'xstate'
import type { clock } from '../../../machines/around/countdown/machine'
import type { openPayment, restoreLogin, startOrder, startOver } from '../../../machines/checkout/ports'
import { isReturnable } from '../../../machines/checkout/views'
import type { InitData } from '../../../machines/entities/init-data'
import type { RawAnswer } from '../../gateways/answer'
import { navigateTo } from '../embedding/top-window'
import type { FoundLink } from '../into-balance/into-balance'
import type { OpenPaymentDeps } from '../payment/open-payment'
import type { PortHandler } from '../platform/implement-port'
import { importOrReload } from '../platform/reload-once'
import type { ServerClock } from '../platform/server-clock'
import type { JudgedReports } from '../reconciliation/judge-report'
import type { PendingBankRedirect } from '../redirects/pending-bank-redirect'
import type { Session } from '../session/session'
import { restoreLoginHandler } from '../sign-in/restore-login'
import type { SessionStore } from '../storage/session-store'
import type { EventRecord } from '../telemetry/events'
import { readDetail, startAnswer } from './start-answer'

interface LeavingDeps {
  readonly session: Pick<Session, 'logOut'>
  readonly sessionStore: Pick<SessionStore, 'saveReturning'>
  readonly events: Pick<EventRecord, 'recordForNext'>
}

/** In milliseconds. Longer than any browser waits for the page that replaces this one. */
const STILL_HERE = 300_000

/** Stores the returning shopper's contact before the page reloads. Tokens and card data are never stored. A logout is no timeout. */
export function startOverHandler({ session, sessionStore, events }: LeavingDeps): PortHandler<typeof startOver> {
  return ({ goBackUrl, returning, isAsked }) => {
    session.logOut()
    if (isReturnable(goBackUrl)) {
      navigateTo(goBackUrl)
    } else {
      if (returning) sessionStore.saveReturning(returning)
      if (!isAsked) events.recordForNext({ category: 'session', action: 'login-token-timeout' })
      location.reload()
    }
    // Nothing may be asked for, or shown, until the page is gone.
    if (isAsked) return new Promise((resolve) => setTimeout(resolve, STILL_HERE, undefined))
    return Promise.resolve(undefined)
  }
}

export interface CheckoutDeps extends OpenPaymentDeps {
  /** The init request that the boot script has already sent. Only the first `startOrder` uses it. */
  readonly bootAnswer: Promise<RawAnswer> | undefined
  readonly time: Pick<ServerClock, 'now'>
  readonly sessionStore: SessionStore
  readonly events: LeavingDeps['events'] & OpenPaymentDeps['events']
  readonly firstSeenAtBank: JudgedReports['firstSeenAtBank']
  readonly pendingBankRedirect: PendingBankRedirect
  readonly clock: typeof clock
  readonly timings: JudgedReports['timings'] & OpenPaymentDeps['timings']
  readonly add: (actors: Readonly<Record<string, AnyActorLogic>>) => void
}

export interface CheckoutHandlers {
  readonly startOrder: PortHandler<typeof startOrder>
  readonly openPayment: PortHandler<typeof openPayment>
  readonly restoreLogin: PortHandler<typeof restoreLogin>
  readonly startOver: PortHandler<typeof startOver>
}

async function bringEndings(deps: CheckoutDeps, init: () => InitData | undefined) {
  const { endingLogics } = await importOrReload(() => import('./endings'))
  deps.add(endingLogics(deps, init))
}

export function checkoutHandlers(deps: CheckoutDeps): CheckoutHandlers {
  let { bootAnswer } = deps
  let link: FoundLink | undefined
  return {
    async startOrder() {
      const firstExchange = bootAnswer
      bootAnswer = undefined
      const detail = await readDetail(deps, firstExchange)
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

import { waitFor } from 'xstate'
import { creditPlansView, shoppingCreditView } from '../../../machines/payment/shopping-credit/view'
import type { Login } from '../../../src/gateways/member/login/answers'
import { type CountedEvent, createEventRecord } from '../../../src/services/telemetry/events'
import { browserWithTabs } from '../../support/payment-lock'
import { tabStorage } from '../../support/tab-storage'
import type { App } from './app'
import type { Wanted } from './arrange'
import { AT_ONCE, openPaying, payingDepsOf } from './paying'

export const PRICE = 2480

/** A member whom banks may lend to, and an order that accepts credit. */
export const CREDIT = { kycLevel: 1, price: PRICE, flags: { creditEnabled: true } } as const satisfies Wanted

interface Page {
  readonly app: App
  readonly logIn: () => Promise<Login>
}

/** A logged-in member at the credit method, with the agreement ticked and the banks loaded or refused. */
export async function atTheCredit<Shopper extends Page>(shopper: Shopper, beforePaying?: () => Promise<unknown>) {
  const login = await shopper.logIn()
  await beforePaying?.()
  const browser = browserWithTabs()
  const record = createEventRecord(() => tabStorage().storage)
  const counted: CountedEvent[] = []
  record.attach((events) => counted.push(...events))
  const deps = payingDepsOf(shopper.app, {}, { lock: browser.openTab(), events: record })
  const paying = await openPaying(deps, login.member, AT_ONCE)
  const { actor, credit } = paying
  const told: string[] = []
  actor.system.inspect(() => told.push(JSON.stringify(actor.getPersistedSnapshot())))
  await waitFor(actor, ({ children: { cardPayment } }) => cardPayment !== undefined)
  paying.choose('shopping-credit')
  const banksKnown = () => waitFor(credit(), (snapshot) => !snapshot.matches('askingBanks'))
  await banksKnown()
  const view = () => shoppingCreditView(credit().getSnapshot())
  const shown = view()
  const [lender] = 'lenders' in shown ? shown.lenders : []
  return {
    shopper,
    deps,
    browser,
    counted,
    ...paying,
    banksKnown,
    view,
    /** The first bank that lends; 0 if none does. */
    bank: lender?.acquirerId ?? 0,
    plans: () => creditPlansView(credit().getSnapshot()),
    plansKnown: () => waitFor(credit(), (snapshot) => creditPlansView(snapshot).standing === 'known'),
    /** Every snapshot of the machines, as text that could be logged. */
    told: () => told.join('\n'),
    choose: (acquirerId: string | number) => {
      credit().send({ type: 'shopper.choseBank', acquirerId })
    },
    apply: () => {
      credit().send({ type: 'shopper.applied' })
    },
  }
}

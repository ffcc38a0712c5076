import type { cardPaymentMachine } from '../../../machines/payment/card/machine'
import { bankTransferView } from '../../../machines/payment/bank-transfer/view'
import { cardPaymentView } from '../../../machines/payment/card/view'
import { balancePaymentView } from '../../../machines/payment/balance/view'

import type { Buyer } from '../../../machines/entities/member'
import type { Money } from '../../../machines/entities/money'
import type { Problem } from '../../../machines/entities/problem'
import type { paymentMachine } from '../../../machines/payment/machine'
import type { paymentAttemptMachine } from '../../../machines/payment/attempt/machine'
import type { askBalance, askMemberLevel, readTerms } from '../../../machines/payment/ports'
import type { Attempted, Method as MethodName } from '../../../machines/payment/rules'
import { paymentView } from '../../../machines/payment/view'
import { balancePaymentMachine } from '../../../machines/payment/balance/machine'
import type { bankTransferMachine } from '../../../machines/payment/bank-transfer/machine'
import type { notifyTransfer } from '../../../machines/payment/bank-transfer/ports'
import type { openWallet } from '../../../machines/payment/card/ports'
import type { shoppingCreditMachine } from '../../../machines/payment/shopping-credit/machine'
import type { authorise, goToBank } from '../../../machines/payment/attempt/ports'
import type { askCreditBanks } from '../../../machines/payment/shopping-credit/ports'
import { shoppingCreditView } from '../../../machines/payment/shopping-credit/view'
import { attemptOver, bankTransferOver, cardPaymentOver, shoppingCreditOver } from './payment-over'
import type { ToldEvent } from '../fixtures/events'
import { go, tellBelow } from './hear'
import { hold } from './held-port'
import { TIMINGS } from '../fixtures/timings'
import { run } from './run'
import { MEMBER, ORDER } from '../fixtures/shopper'
import { ACTS } from './way-table'

type Machine = typeof paymentMachine

interface Start {
  readonly buyer?: Buyer
  readonly problem?: Problem
  readonly tried?: Attempted
  readonly card?: (card: typeof cardPaymentMachine) => typeof cardPaymentMachine
  readonly fromBalance?: (balance: typeof balancePaymentMachine) => typeof balancePaymentMachine
  readonly credit?: (credit: typeof shoppingCreditMachine) => typeof shoppingCreditMachine
  readonly transfer?: (transfer: typeof bankTransferMachine) => typeof bankTransferMachine
  readonly attempt?: (attempt: typeof paymentAttemptMachine) => typeof paymentAttemptMachine
}

const TAGS = [
  'agreed',
  'paymentInFlight',
  'paymentOverdue',
  'paymentRedirected',
  'creditRedirected',
  'lockedIn',
] as const

/** The payment machine with its real methods; the test answers wallet, balance, level and payments. */
export function begin(
  machine: Machine,
  {
    buyer = MEMBER,
    problem,
    card = (same) => same,
    fromBalance = (same) => same,
    credit = (same) => same,
    transfer = (same) => same,
    attempt = (same) => same,
    tried,
  }: Start = {},
) {
  const ports = {
    readTerms: hold<typeof readTerms>(),
    askBalance: hold<typeof askBalance>(),
    askMemberLevel: hold<typeof askMemberLevel>(),
    openWallet: hold<typeof openWallet>(),
    authorise: hold<typeof authorise>(),
    goToBank: hold<typeof goToBank>(),
    askCreditBanks: hold<typeof askCreditBanks>(),
    notifyTransfer: hold<typeof notifyTransfer>(),
  }
  const harness = run(
    machine.provide({
      actors: {
        readTerms: ports.readTerms.logic,
        askBalance: ports.askBalance.logic,
        askMemberLevel: ports.askMemberLevel.logic,
        cardPayment: card(cardPaymentOver(ports)),
        balancePayment: fromBalance(balancePaymentMachine),
        shoppingCredit: credit(shoppingCreditOver(ports)),
        bankTransfer: transfer(bankTransferOver(ports)),
        paymentAttempt: attempt(attemptOver(ports)),
      },
    }),
    { buyer, price: ORDER.price, isAgreed: false, problem, tried, network: 'online', timings: TIMINGS },
  )
  type Method = keyof ReturnType<typeof harness.snapshot>['children']
  function method<Name extends Method>(name: Name) {
    const found = harness.snapshot().children[name]
    if (!found) throw new Error(`${name} is not on show`)
    return found
  }
  const cards = () => method('cardPayment')
  const balance = () => method('balancePayment')
  const lending = () => method('shoppingCredit')
  const transferring = () => method('bankTransfer')
  const does = (events: readonly ToldEvent[]) => {
    tellBelow(harness.actor, events)
  }
  return {
    ...harness,
    ports,
    cards,
    attempt: () => method('attempt'),
    balance,
    lending,
    transferring,
    view: () => paymentView(harness.snapshot()),
    cardView: () => cardPaymentView(cards().getSnapshot()),
    balanceView: () => balancePaymentView(balance().getSnapshot()),
    tags: () => TAGS.filter((tag) => harness.snapshot().hasTag(tag)),
    /** Waits until the payment counts as overdue. */
    waitLong() {
      harness.clock.increment(TIMINGS.slowAfter)
      harness.clock.increment(TIMINGS.overdueAfter - TIMINGS.slowAfter)
    },
    choose(name: MethodName) {
      harness.send({ type: 'shopper.choseMethod', method: name })
    },
    tellBalance: (found: Money) => ports.askBalance.answer({ kind: 'known', balance: found }),
    payByCard() {
      does(ACTS.paysByCard)
    },
    creditView: () => shoppingCreditView(lending().getSnapshot()),
    /** Answers the banks, chooses one and applies. */
    applyForCredit: () => go({ ...harness, ports }, ACTS.applies),
    transferView: () => bankTransferView(transferring().getSnapshot()),
    transfer() {
      does(ACTS.asksForCode)
    },
    payFromBalance() {
      does(ACTS.paysFromBalance)
    },
  }
}

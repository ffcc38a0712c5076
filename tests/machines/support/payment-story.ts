import type { cardPaymentMachine } from '../../../machines/card-payment/machine'
import { bankTransferView } from '../../../machines/bank-transfer/view'
import { cardPaymentView } from '../../../machines/card-payment/view'
import { balancePaymentView } from '../../../machines/balance-payment/view'

import type { Buyer } from '../../../machines/entities/member'
import type { Money } from '../../../machines/entities/money'
import type { Problem } from '../../../machines/entities/problem'
import type { paymentMachine } from '../../../machines/payment/machine'
import type { askBalance, askMemberLevel, readTerms } from '../../../machines/payment/ports'
import type { Method } from '../../../machines/payment/methods'
import { paymentView } from '../../../machines/payment/view'
import { balancePaymentMachine } from '../../../machines/balance-payment/machine'
import type { bankTransferMachine } from '../../../machines/bank-transfer/machine'
import type { notifyTransfer, startTransfer } from '../../../machines/bank-transfer/ports'
import type { payFromBalance } from '../../../machines/balance-payment/ports'
import type { goToBank, openWallet, payByCard } from '../../../machines/card-payment/ports'
import { checkOrder } from '../../../machines/order-check/ports'
import type { shoppingCreditMachine } from '../../../machines/shopping-credit/machine'
import type { applyForCredit, askCreditBanks, validateCredit } from '../../../machines/shopping-credit/ports'
import { shoppingCreditView } from '../../../machines/shopping-credit/view'
import { answeredAtOnce } from './answered-at-once'
import { bankTransferOver, cardPaymentOver, shoppingCreditOver } from './payment-over'
import { GATE_OPEN } from './held-gate'
import { AKBANK } from './bank-accounts'
import { ANKA, CREDIT_BANKS } from './credits'
import { hold } from './held-port'
import { PACE } from './pace'
import { run } from './run'
import { settled } from './settled'
import { CARD, MEMBER, ORDER } from './shopper'

type Machine = typeof paymentMachine

interface Start {
  readonly buyer?: Buyer
  readonly problem?: Problem
  /** Methods that are to be other than they are. */
  readonly card?: (card: typeof cardPaymentMachine) => typeof cardPaymentMachine
  readonly fromBalance?: (balance: typeof balancePaymentMachine) => typeof balancePaymentMachine
  readonly credit?: (credit: typeof shoppingCreditMachine) => typeof shoppingCreditMachine
  readonly transfer?: (transfer: typeof bankTransferMachine) => typeof bankTransferMachine
}

const TAGS = ['paymentInFlight', 'paymentOverdue', 'paymentRedirected', 'creditRedirected', 'lockedIn'] as const

/** The paying side over its real methods; wallet, balance, level and payments answer when the story says so. */
export function begin(
  machine: Machine,
  {
    buyer = MEMBER,
    problem,
    card = (same) => same,
    fromBalance = (same) => same,
    credit = (same) => same,
    transfer = (same) => same,
  }: Start = {},
) {
  const ports = {
    readTerms: hold<typeof readTerms>(),
    askBalance: hold<typeof askBalance>(),
    askMemberLevel: hold<typeof askMemberLevel>(),
    openWallet: hold<typeof openWallet>(),
    payByCard: hold<typeof payByCard>(),
    goToBank: hold<typeof goToBank>(),
    payFromBalance: hold<typeof payFromBalance>(),
    askCreditBanks: hold<typeof askCreditBanks>(),
    validateCredit: hold<typeof validateCredit>(),
    applyForCredit: hold<typeof applyForCredit>(),
    startTransfer: hold<typeof startTransfer>(),
    notifyTransfer: hold<typeof notifyTransfer>(),
  }
  const balancePayment = balancePaymentMachine.provide({
    actors: {
      kycGate: GATE_OPEN,
      checkOrder: answeredAtOnce(checkOrder, { kind: 'ready' }),
      payFromBalance: ports.payFromBalance.logic,
    },
  })
  const story = run(
    machine.provide({
      actors: {
        readTerms: ports.readTerms.logic,
        askBalance: ports.askBalance.logic,
        askMemberLevel: ports.askMemberLevel.logic,
        cardPayment: card(cardPaymentOver(ports)),
        balancePayment: fromBalance(balancePayment),
        shoppingCredit: credit(shoppingCreditOver(ports)),
        bankTransfer: transfer(bankTransferOver(ports)),
      },
    }),
    { buyer, price: ORDER.price, isAgreed: false, problem, network: 'online', pace: PACE },
  )
  const cards = () => {
    const found = story.snapshot().children.cardPayment
    if (!found) throw new Error('the cards are not on show')
    return found
  }
  const balance = () => {
    const found = story.snapshot().children.balancePayment
    if (!found) throw new Error('the balance is not on show')
    return found
  }
  const lending = () => {
    const found = story.snapshot().children.shoppingCredit
    if (!found) throw new Error('the credit is not on show')
    return found
  }
  const transferring = () => {
    const found = story.snapshot().children.bankTransfer
    if (!found) throw new Error('the transfer is not on show')
    return found
  }
  return {
    ...story,
    ports,
    cards,
    balance,
    lending,
    transferring,
    view: () => paymentView(story.snapshot()),
    cardView: () => cardPaymentView(cards().getSnapshot()),
    balanceView: () => balancePaymentView(balance().getSnapshot()),
    tags: () => TAGS.filter((tag) => story.snapshot().hasTag(tag)),
    /** Until a payment is left to the checking screen. */
    waitLong() {
      story.clock.increment(PACE.slowAfter)
      story.clock.increment(PACE.overdueAfter - PACE.slowAfter)
    },
    choose(method: Method) {
      story.send({ type: 'shopper.choseMethod', method })
    },
    tellBalance: (found: Money) => ports.askBalance.answer({ kind: 'known', balance: found }),
    payByCard() {
      cards().send({ type: 'shopper.filledCard', field: 'cvc', card: CARD })
      cards().send({ type: 'shopper.agreed', isAgreed: true })
      cards().send({ type: 'shopper.paid' })
    },
    creditView: () => shoppingCreditView(lending().getSnapshot()),
    /** The banks are known, one is chosen and applied to. */
    async applyForCredit() {
      await ports.askCreditBanks.answer({ kind: 'known', banks: CREDIT_BANKS })
      lending().send({ type: 'shopper.choseBank', acquirerId: ANKA.acquirerId })
      lending().send({ type: 'shopper.agreed', isAgreed: true })
      lending().send({ type: 'shopper.applied' })
      await settled()
      await ports.validateCredit.answer({ kind: 'validated', creditId: '55' })
    },
    transferView: () => bankTransferView(transferring().getSnapshot()),
    /** A bank is chosen, and its code asked for. */
    transfer() {
      transferring().send({ type: 'shopper.choseBank', bankId: AKBANK.bankId })
      transferring().send({ type: 'shopper.agreed', isAgreed: true })
      transferring().send({ type: 'shopper.paid' })
    },
    payFromBalance() {
      balance().send({ type: 'shopper.agreed', isAgreed: true })
      balance().send({ type: 'shopper.paid' })
    },
  }
}

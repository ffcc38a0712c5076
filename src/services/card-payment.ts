import { cardPaymentMachine } from '../../machines/card-payment/machine'
import { askBonus, askInstallments, goToBank, openWallet, payByCard } from '../../machines/card-payment/ports'
import type { PayAnswer, PayQuestion } from '../../machines/card-payment/ports'
import type { ChosenCard } from '../../machines/card-payment/rules'
import type { CardPaymentAnswer } from '../../machines/entities/bank-page'
import { checkOrder } from '../../machines/order-check/ports'
import type { OpenCardVault } from '../checkout/card-vault'
import type { MemberGateway } from '../gateways/member/gateway'
import type { CardPayment, PaymentCard } from '../gateways/payment/card/payload'
import type { PaymentGateway } from '../gateways/payment/gateway'
import { answering } from './answering'
import type { Home } from './bank-address'
import { createBankWay } from './bank-way'
import { type CheckWorld, checkingOrder } from './check-order'
import { browserFingerprint } from './fingerprint'
import { hashedEmail } from './hashed-email'
import { memberTokenOf } from './member-token'
import { sendOnce } from './money-call'
import { newCardOf } from './new-card'
import { paidAllTheSame } from './paid-all-the-same'
import { randomId } from './random-id'
import type { Session } from './session'
import type { Submissions } from './submission'

export interface CardPaymentWorld extends CheckWorld {
  readonly members: MemberGateway
  readonly payments: PaymentGateway
  readonly session: Session
  readonly submissions: Submissions
  readonly vault: OpenCardVault
  readonly home: Home
  /** Milliseconds that the fingerprint may take. */
  readonly fingerprintPatience: number
}

type Prepared = Omit<CardPayment, 'card' | 'submissionId'>

/** Providers name a card's BIN by eight digits, or by the first six of them. */
const isBinOf = (named: string, bin: string) => named.length >= 6 && bin.startsWith(named.slice(0, bin.length))

export function cardPaymentLogic(world: CardPaymentWorld) {
  const { members, payments, session, submissions, vault } = world
  const bankWay = createBankWay(world.home, () => {
    submissions.markBankUnseen()
  })

  /** Undefined where the card is chosen elsewhere. */
  function cardOf(card: ChosenCard): PaymentCard | undefined {
    if (card.kind === 'elsewhere') return undefined
    return card.kind === 'saved' ? { cardToken: card.cardToken } : newCardOf(vault.read(), card.isStored)
  }

  /** The one call of a payment, ready to be sent once. */
  function callOf({ call, card: chosen, balanceUsed }: PayQuestion, payment: Prepared) {
    const { payByCard: by } = payments
    if (call === 'bkm') return (submissionId: string) => by.bkm({ ...payment, submissionId })
    const card = cardOf(chosen)
    if (!card) throw new Error('the machine pays with a card only by a call for cards')
    if (call !== 'mix') return (submissionId: string) => by[call]({ ...payment, card, submissionId })
    const { memberId, memberToken } = payment
    if (memberId === undefined || memberToken === undefined || !balanceUsed)
      throw new Error('the machine mixes only where there is a balance')
    return (submissionId: string) => by.mix({ ...payment, card, memberId, memberToken, balanceUsed, submissionId })
  }

  /** Everything that a card call carries but its name. Nothing is sent yet. */
  async function prepared({ buyer, price, installment, bonusUsed }: PayQuestion) {
    const [fingerprint, userIdentification, found] = await Promise.all([
      browserFingerprint(world.fingerprintPatience),
      hashedEmail(buyer.email),
      buyer.memberId === undefined ? { token: undefined } : memberTokenOf(world, buyer.memberId),
    ])
    if ('refusal' in found) return found
    const payment: Prepared = {
      price,
      installment,
      memberId: buyer.memberId,
      memberEmail: buyer.email,
      gsmNumber: buyer.gsmNumber,
      memberToken: found.token,
      userIdentification,
      browserFingerprint: fingerprint,
      bonusUsed,
    }
    return { payment }
  }

  /** The bank wants to see the shopper. A page without a usable form is a bank that nobody can be sent to. */
  function redirected(html: string): PayAnswer {
    const bankHost = bankWay.prepare(html)
    submissions.handOver()
    return bankHost === undefined ? { kind: 'unknown' } : { kind: 'redirected', bankHost }
  }

  /** It was not refused. A payment that waits at a bank is settled there. */
  function taken(answer: CardPaymentAnswer): PayAnswer {
    if (answer.kind === 'redirected') return redirected(answer.page.html)
    submissions.settle('paid')
    vault.forgetAll()
    return answer
  }

  /** What a card was refused nobody has taken; of a balance that can't be said. */
  async function foundPaid({ price, balanceUsed }: PayQuestion): Promise<CardPaymentAnswer | undefined> {
    const receipt = balanceUsed && (await paidAllTheSame(payments, price))
    return receipt && { kind: 'paid', receipt }
  }

  return cardPaymentMachine.provide({
    actors: {
      openWallet: answering(openWallet, async ({ buyer }) => {
        const known = { kind: 'ready', today: vault.thisMonth() } as const
        if (buyer.memberId === undefined) return { ...known, cards: [], typed: vault.facts() }
        const outcome = await members.openWallet(buyer.memberId)
        if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
        const { memberToken, cards, endsAt } = outcome.value
        session.keepMemberToken(memberToken, endsAt)
        return { ...known, cards, typed: vault.facts() }
      }),
      askInstallments: answering(askInstallments, async (question) => {
        const outcome = await payments.installments(question)
        const details = outcome.kind === 'ok' ? outcome.value : []
        const installments = details.find(({ binNumber }) => isBinOf(binNumber, question.bin))
        return installments ? { kind: 'known', installments } : { kind: 'unknown' }
      }),
      askBonus: answering(askBonus, async ({ price, card: chosen }) => {
        const card = cardOf(chosen)
        if (!card) return { kind: 'none' }
        const outcome = await payments.bonus({ conversationId: randomId(), price, card })
        return outcome.kind === 'ok' ? { kind: 'found', bonus: outcome.value } : { kind: 'none' }
      }),
      checkOrder: answering(checkOrder, checkingOrder(world)),
      payByCard: answering(payByCard, async (question): Promise<PayAnswer> => {
        const ready = await prepared(question)
        if ('refusal' in ready) {
          world.lock.release()
          return { kind: 'refused', refusal: ready.refusal }
        }
        try {
          return await sendOnce(submissions, callOf(question, ready.payment), taken, () => foundPaid(question))
        } finally {
          vault.forgetCvc()
        }
      }),
      goToBank: answering(goToBank, async () => {
        vault.forgetAll()
        return bankWay.go()
      }),
    },
  })
}

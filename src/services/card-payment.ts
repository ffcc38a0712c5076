import type { CardCall } from '../../machines/card-payment/card-call'
import type { PaymentTerms } from '../../machines/card-payment/choices'
import { cardPaymentMachine } from '../../machines/card-payment/machine'
import { askBonus, askInstallments, goToBank, openWallet, payByCard } from '../../machines/card-payment/ports'
import type { PayAnswer } from '../../machines/card-payment/ports'
import type { ChosenCard } from '../../machines/card-payment/rules'
import { isOutcomeUnclear } from '../../machines/reconciliation/rules'
import type { OpenCardVault } from '../checkout/card-vault'
import type { MemberGateway } from '../gateways/member/gateway'
import type { CardPayment, PaymentCard } from '../gateways/payment/card/payload'
import type { PaymentGateway } from '../gateways/payment/gateway'
import { answering } from './answering'
import type { Home } from './bank-address'
import { createBankWay } from './bank-way'
import { browserFingerprint } from './fingerprint'
import { hashedEmail } from './hashed-email'
import { newCardOf } from './new-card'
import { randomId } from './random-id'
import type { Session } from './session'
import type { Submissions } from './submission'

export interface CardPaymentWorld {
  readonly members: MemberGateway
  readonly payments: PaymentGateway
  readonly session: Session
  readonly submissions: Submissions
  readonly vault: OpenCardVault
  /** What the order and the configuration say about paying by card, asked when the wallet opens. */
  readonly terms: () => PaymentTerms
  readonly home: Home
  /** Milliseconds that the fingerprint may take. */
  readonly fingerprintPatience: number
}

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
  function callOf(call: CardCall, payment: Omit<CardPayment, 'card' | 'submissionId'>, card: PaymentCard | undefined) {
    const { payByCard: by } = payments
    if (call === 'bkm') return (submissionId: string) => by.bkm({ ...payment, submissionId })
    // The part of the balance is chosen with the balance.
    if (call === 'mix' || !card) throw new Error('the machine pays with a card only by a call for cards')
    return (submissionId: string) => by[call]({ ...payment, card, submissionId })
  }

  /** The bank wants to see the shopper. A page without a usable form is a bank that nobody can be sent to. */
  function redirected(html: string): PayAnswer {
    const bankHost = bankWay.prepare(html)
    return bankHost === undefined ? { kind: 'unknown' } : { kind: 'redirected', bankHost }
  }

  return cardPaymentMachine.provide({
    actors: {
      openWallet: answering(openWallet, async ({ buyer }) => {
        const known = { kind: 'ready', today: vault.thisMonth(), terms: world.terms() } as const
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
      payByCard: answering(
        payByCard,
        async ({ buyer, call, price, installment, card, bonusUsed }): Promise<PayAnswer> => {
          const [fingerprint, userIdentification] = await Promise.all([
            browserFingerprint(world.fingerprintPatience),
            hashedEmail(buyer.email),
          ])
          const payment = {
            price,
            installment,
            memberId: buyer.memberId,
            memberEmail: buyer.email,
            gsmNumber: buyer.gsmNumber,
            memberToken: buyer.memberId === undefined ? undefined : (session.memberToken() ?? ''),
            userIdentification,
            browserFingerprint: fingerprint,
            bonusUsed,
          }
          const send = callOf(call, payment, cardOf(card))
          const submissionId = submissions.begin()
          try {
            const outcome = await send(submissionId)
            if (outcome.kind === 'refused') {
              if (isOutcomeUnclear(outcome.code)) return { kind: 'unknown' }
              submissions.settle()
              return { kind: 'refused', refusal: outcome }
            }
            const { value } = outcome
            if (value.kind === 'redirected') return redirected(value.page.html)
            submissions.settle()
            vault.forgetAll()
            return value
          } catch {
            // From here on the bank may have been asked: nothing that went wrong can tell us that it was not. But nobody was sent to it.
            submissions.markBankUnseen()
            return { kind: 'unknown' }
          } finally {
            vault.forgetCvc()
          }
        },
      ),
      goToBank: answering(goToBank, async () => {
        vault.forgetAll()
        return bankWay.go()
      }),
    },
  })
}

import { cardPaymentMachine } from '../../machines/card-payment/machine'
import { openWallet, payByCard } from '../../machines/card-payment/ports'
import type { CardTexts } from '../../machines/entities/card'
import { digitsOf, parseExpiry } from '../../machines/entities/card-rules'
import { isOutcomeUnclear } from '../../machines/reconciliation/rules'
import type { OpenCardVault } from '../checkout/card-vault'
import type { MemberGateway } from '../gateways/member/gateway'
import type { NewCard } from '../gateways/payment/card/payload'
import type { PaymentGateway } from '../gateways/payment/gateway'
import { answering } from './answering'
import { browserFingerprint } from './fingerprint'
import { hashedEmail } from './hashed-email'
import type { Session } from './session'
import type { Submissions } from './submission'

export interface CardPaymentWorld {
  readonly members: MemberGateway
  readonly payments: PaymentGateway
  readonly session: Session
  readonly submissions: Submissions
  readonly vault: OpenCardVault
  /** Milliseconds that the fingerprint may take. */
  readonly fingerprintPatience: number
}

function newCardOf(texts: CardTexts): NewCard {
  const expiry = parseExpiry(texts.expireDate)
  if (!expiry) throw new Error('the machine pays only with a form without faults')
  return {
    cardHolderName: texts.accountHolder.trim(),
    cardNumber: digitsOf(texts.cardNumber),
    expireMonth: String(expiry.month).padStart(2, '0'),
    expireYear: String(expiry.year),
    cvc: digitsOf(texts.cvc),
    registerConsumerCard: false,
  }
}

export function cardPaymentLogic(world: CardPaymentWorld) {
  const { members, payments, session, submissions, vault } = world
  return cardPaymentMachine.provide({
    actors: {
      openWallet: answering(openWallet, async ({ buyer }) => {
        const today = vault.thisMonth()
        if (buyer.memberId === undefined) return { kind: 'ready', cards: [], today, typed: vault.facts() }
        const outcome = await members.openWallet(buyer.memberId)
        if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
        const { memberToken, cards, endsAt } = outcome.value
        session.keepMemberToken(memberToken, endsAt)
        return { kind: 'ready', cards, today, typed: vault.facts() }
      }),
      payByCard: answering(payByCard, async ({ buyer, price, installment, card }) => {
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
          card: card.kind === 'saved' ? { cardToken: card.cardToken } : newCardOf(vault.read()),
          submissionId: submissions.begin(),
        }
        try {
          const outcome = await payments.payByCard(payment)
          if (outcome.kind === 'refused' && isOutcomeUnclear(outcome.code)) return { kind: 'unknown' }
          submissions.settle()
          if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
          vault.forgetAll()
          return { kind: 'paid', receipt: outcome.value }
        } catch {
          // From here on the bank may have been asked: nothing that went wrong can tell us that it was not.
          return { kind: 'unknown' }
        } finally {
          vault.forgetCvc()
        }
      }),
    },
  })
}

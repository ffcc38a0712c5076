import { cardPaymentMachine } from '../../../machines/payment/card/machine'
import { askBonus, askInstallments, openWallet } from '../../../machines/payment/card/ports'
import type { SavedCard } from '../../../machines/entities/saved-card'
import type { OpenCardVault } from '../../checkout/card-vault'
import type { MemberGateway } from '../../gateways/member/gateway'
import { REFUSED_WITHOUT_REASON } from '../../gateways/outcome'
import type { PaymentGateway } from '../../gateways/payment/gateway'
import { answered } from './answered'
import { implementPort } from '../platform/implement-port'
import { paymentCardOf } from './payment-card'
import { randomId } from '../platform/random-id'
import type { Session } from '../session/session'

export interface CardPaymentDeps {
  readonly members: MemberGateway
  readonly payments: PaymentGateway
  readonly session: Session
  readonly vault: OpenCardVault
}

/** Providers return a BIN as eight digits or as its first six. */
const isBinOf = (named: string, bin: string) => named.length >= 6 && bin.startsWith(named.slice(0, bin.length))

export function cardPaymentLogic({ members, payments, session, vault }: CardPaymentDeps) {
  const newCard = () => ({ typed: vault.facts(), isCardStored: vault.isStored() })
  return cardPaymentMachine.provide({
    actors: {
      openWallet: implementPort(openWallet, async ({ buyer }) => {
        const walletOf = (cards: readonly SavedCard[]) => ({ cards, today: vault.thisMonth(), ...newCard() })
        if (buyer.memberId === undefined) return { kind: 'ready', ...walletOf([]) }
        const login = session.credentials()
        const outcome = (await answered(() => members.openWallet(buyer.memberId))) ?? REFUSED_WITHOUT_REASON
        if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome, without: walletOf([]) }
        const { memberToken, cards, endsAt } = outcome.value
        if (memberToken !== undefined) session.saveMemberToken(memberToken, endsAt, login)
        return { kind: 'ready', ...walletOf(cards) }
      }),
      askInstallments: implementPort(askInstallments, async (question) => {
        const outcome = await payments.installments(question)
        const details = outcome.kind === 'ok' ? outcome.value : []
        const installments = details.find(({ binNumber }) => isBinOf(binNumber, question.bin))
        return installments ? { kind: 'known', installments } : { kind: 'unknown' }
      }),
      askBonus: implementPort(askBonus, async ({ price, card: chosen }) => {
        const card = paymentCardOf(chosen, vault)
        if (!card) return { kind: 'none' }
        const outcome = await payments.bonus({ conversationId: randomId(), price, card })
        return outcome.kind === 'ok' ? { kind: 'found', bonus: outcome.value } : { kind: 'none' }
      }),
    },
  })
}

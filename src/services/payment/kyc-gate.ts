import { kycGateMachine } from '../../../machines/payment/kyc-gate/machine'
import { askLevel, askLimit, proveIdentity, sendAppLink } from '../../../machines/payment/kyc-gate/ports'
import type { SavedCard } from '../../../machines/entities/saved-card'
import type { ConsumerGateway } from '../../gateways/consumer/gateway'
import type { MemberGateway } from '../../gateways/member/gateway'
import { answered } from './answered'
import { implementPort } from '../platform/implement-port'

export interface KycGateDeps {
  readonly members: Pick<MemberGateway, 'kycLevel' | 'managedCards' | 'proveIdentity' | 'sendAppLink'>
  readonly consumers: Pick<ConsumerGateway, 'checkLimit'>
}

export function kycGateLogic({ members, consumers }: KycGateDeps) {
  /** Informational only: if the cards fail to load, the level still counts. */
  async function managedCards(): Promise<readonly SavedCard[] | undefined> {
    const outcome = await answered(() => members.managedCards())
    return outcome?.kind === 'ok' ? outcome.value : undefined
  }

  return kycGateMachine.provide({
    actors: {
      askLimit: implementPort(askLimit, async ({ memberId, amount }) => {
        const outcome = await consumers.checkLimit({ memberId, price: amount })
        if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
        return { kind: outcome.value ? 'violated' : 'within' }
      }),
      askLevel: implementPort(askLevel, async ({ areCardsAsked }) => {
        const [outcome, cards] = await Promise.all([members.kycLevel(), areCardsAsked ? managedCards() : undefined])
        if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
        return { kind: 'known', level: outcome.value, cards }
      }),
      proveIdentity: implementPort(proveIdentity, async (identity) => {
        const outcome = await members.proveIdentity(identity)
        if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
        return { kind: 'proven', level: outcome.value }
      }),
      sendAppLink: implementPort(sendAppLink, async (link) => {
        const outcome = await members.sendAppLink(link)
        if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
        return { kind: 'sent' }
      }),
    },
  })
}

import type { InputFrom } from 'xstate'
import { kycGateMachine } from '../../../machines/payment/kyc-gate/machine'
import {
  askLevel,
  askLimit,
  type IdentityForm,
  proveIdentity,
  sendAppLink,
} from '../../../machines/payment/kyc-gate/ports'
import type { SavedCard } from '../../../machines/entities/saved-card'
import type { ConsumerGateway } from '../../gateways/consumer/gateway'
import type { MemberGateway } from '../../gateways/member/gateway'
import type { Outcome } from '../../gateways/outcome'
import { dedupe } from '../platform/dedupe'
import { answered } from './answered'
import { implementPort } from '../platform/implement-port'

export interface KycGateDeps {
  readonly members: Pick<MemberGateway, 'kycLevel' | 'managedCards' | 'proveIdentity' | 'sendAppLink'>
  readonly consumers: Pick<ConsumerGateway, 'checkLimit'>
}

/** Every question of the gate passes a refusal on. */
const answerOf = <Value, const Answer>(outcome: Outcome<Value>, read: (value: Value) => Answer) =>
  outcome.kind === 'refused' ? ({ kind: 'refused', refusal: outcome } as const) : read(outcome.value)

export function kycGateLogic({ members, consumers }: KycGateDeps) {
  /** Informational only: if the cards fail to load, the level still counts. */
  async function managedCards(): Promise<readonly SavedCard[] | undefined> {
    const outcome = await answered(() => members.managedCards())
    return outcome?.kind === 'ok' ? outcome.value : undefined
  }

  // A shopper who closes the modal while its call runs may send the same again: the answer of the first call counts.
  const sendProof = dedupe((identity: IdentityForm) => members.proveIdentity(identity))
  const sendLink = dedupe((link: InputFrom<typeof sendAppLink>) => members.sendAppLink(link))

  return kycGateMachine.provide({
    actors: {
      askLimit: implementPort(askLimit, async ({ memberId, amount }) => {
        const outcome = await consumers.checkLimit({ memberId, price: amount })
        return answerOf(outcome, (isViolated) => ({ kind: isViolated ? 'violated' : 'within' }))
      }),
      askLevel: implementPort(askLevel, async ({ areCardsAsked }) => {
        const [outcome, cards] = await Promise.all([members.kycLevel(), areCardsAsked ? managedCards() : undefined])
        return answerOf(outcome, (level) => ({ kind: 'known', level, cards }))
      }),
      proveIdentity: implementPort(proveIdentity, async (identity) =>
        answerOf(await sendProof(identity), (level) => ({ kind: 'proven', level })),
      ),
      sendAppLink: implementPort(sendAppLink, async (link) => answerOf(await sendLink(link), () => ({ kind: 'sent' }))),
    },
  })
}

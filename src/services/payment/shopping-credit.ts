import { shoppingCreditMachine } from '../../../machines/payment/shopping-credit/machine'
import { askCreditBanks, askCreditPlans } from '../../../machines/payment/shopping-credit/ports'
import { creditRefusalAnswer } from '../../../machines/payment/shopping-credit/rules'
import type { ShoppingCreditGateway } from '../../gateways/member/shopping-credit/gateway'
import { implementPort } from '../platform/implement-port'

export interface ShoppingCreditDeps {
  readonly credits: ShoppingCreditGateway
}

export function shoppingCreditLogic({ credits }: ShoppingCreditDeps) {
  return shoppingCreditMachine.provide({
    actors: {
      askCreditBanks: implementPort(askCreditBanks, async ({ level, price }) => {
        const outcome = await credits.banks({ kycLevel: level, price })
        return outcome.kind === 'ok' ? { kind: 'known', banks: outcome.value } : creditRefusalAnswer(outcome)
      }),
      askCreditPlans: implementPort(askCreditPlans, async (question) => {
        const outcome = await credits.plans(question)
        return outcome.kind === 'ok' ? { kind: 'known', plans: outcome.value } : { kind: 'unknown' }
      }),
    },
  })
}

import type { shoppingCreditMachine } from '../../machines/payment/shopping-credit/machine'
import { creditApplicationScenarios } from './shopping-credit-application.scenarios'
import { creditOfferScenarios } from './shopping-credit-offer.scenarios'
import type { Scenarios } from './support/scenario'

export const shoppingCreditScenarios: Scenarios<typeof shoppingCreditMachine> = {
  ...creditOfferScenarios,
  ...creditApplicationScenarios,
}

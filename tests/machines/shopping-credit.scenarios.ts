import type { shoppingCreditMachine } from '../../machines/payment/shopping-credit/machine'
import { creditApplicationTold } from './shopping-credit-application.scenarios'
import { creditOfferTold } from './shopping-credit-offer.scenarios'
import type { Told } from './support/tell'

export const shoppingCreditTold: Told<typeof shoppingCreditMachine> = { ...creditOfferTold, ...creditApplicationTold }

import type { shoppingCreditMachine } from '../../machines/payment/credit/machine'
import { creditApplicationTold } from './credit-application.scenarios'
import { creditOfferTold } from './credit-offer.scenarios'
import type { Told } from './support/tell'

export const shoppingCreditTold: Told<typeof shoppingCreditMachine> = { ...creditOfferTold, ...creditApplicationTold }

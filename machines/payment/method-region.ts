import { toldNetwork } from '../checkout/heard'
import { balanceMethod } from './balance-method'
import { cardMethod } from './card-method'
import { creditMethod } from './credit-method'
import { paymentParts } from './parts'
import { transferMethod } from './transfer-method'

/** The method on show: a machine of its own, of which this one mirrors what forbids something. */
export const methodRegion = paymentParts.createStateConfig({
  initial: 'choosing',
  on: { 'network.told': { actions: { type: 'keepNetwork', params: toldNetwork } } },
  states: {
    choosing: {
      always: [
        // Begun before the page was loaded anew: there is no other.
        { guard: 'hasTransfer', target: 'transfer' },
        { guard: { type: 'isOffered', params: { method: 'credit-card' } }, target: 'card' },
        { guard: { type: 'isOffered', params: { method: 'balance' } }, target: 'balance' },
        { guard: { type: 'isOffered', params: { method: 'shopping-credit' } }, target: 'credit' },
        { guard: { type: 'isOffered', params: { method: 'bank-transfer' } }, target: 'transfer' },
        { target: 'none' },
      ],
    },
    // The order allows no method that there is.
    none: {},
    // What was begun is found by what is kept of it.
    broken: { on: { 'shopper.retried': '#payment.reading' } },
    card: cardMethod,
    balance: balanceMethod,
    credit: creditMethod,
    transfer: transferMethod,
  },
})

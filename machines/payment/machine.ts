import { emptyCreditDraft } from '../shopping-credit/draft'
import { isTransferReceipt } from '../entities/receipt'
import { fundsRegion, levelRegion } from './funds-regions'
import { methodRegion } from './method-region'
import { NOTHING_FOUND, paymentParts } from './parts'

/**
 * Everything after the login, up to the money. There is one method at a time, and from one that has sent something no arrow leads to
 * another: what is locked is not drawn. Cards, balance and level are asked for side by side, and none of them is waited for by
 * another: what can't be had takes away nothing but what it is about.
 */
export const paymentMachine = paymentParts.createMachine({
  id: 'payment',
  context: ({ input }) => ({
    ...input,
    ...NOTHING_FOUND,
    isBalanceModalViewed: false,
    credit: emptyCreditDraft(input.price),
    transfer: undefined,
    receipt: undefined,
  }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readTerms',
        src: 'readTerms',
        onDone: { target: 'open', actions: { type: 'keepTerms', params: ({ event }) => ({ terms: event.output }) } },
        onError: 'unread',
      },
    },
    unread: { on: { 'shopper.retried': 'reading' } },
    open: {
      type: 'parallel',
      states: { method: methodRegion, funds: fundsRegion, level: levelRegion },
    },
    paid: { type: 'final' },
    notified: { type: 'final' },
    unknown: { type: 'final' },
  },
  output: ({ context: { receipt } }) => {
    if (isTransferReceipt(receipt)) return { kind: 'notified', receipt }
    return receipt ? { kind: 'paid', receipt } : { kind: 'unknown' }
  },
})

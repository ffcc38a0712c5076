import { ofKind, theAnswer } from '../answer'
import { checkoutParts } from './parts'

/** A payment was sent and nobody has said what became of it. There is no way to paying but the provider's word that nothing was charged. */
export const reconcilingState = checkoutParts.createStateConfig({
  invoke: {
    id: 'reconciliation',
    src: 'reconciliation',
    input: ({ context }) => ({ token: context.token, pace: context.pace }),
    onDone: [
      {
        guard: { type: 'isPaid', params: ofKind },
        target: '#checkout.journey.result',
        actions: { type: 'keepReceipt', params: theAnswer },
      },
      {
        guard: 'hasBuyer',
        target: '#checkout.journey.paying',
        actions: { type: 'recordNotCharged', params: theAnswer },
      },
      // The page was loaded anew meanwhile: who it was is known only when they have come in again.
      {
        guard: 'hasOrder',
        target: '#checkout.journey.arriving.identifying',
        actions: { type: 'recordNotCharged', params: theAnswer },
      },
      // Nor is the order known: it is asked for, if its link is still good.
      { target: '#checkout.journey.arriving' },
    ],
    // A child that broke has not said that nothing was charged.
    onError: '#checkout.journey.reconcilingFailed',
  },
  on: { 'tab.woke': { actions: 'tellReconciliation' } },
})

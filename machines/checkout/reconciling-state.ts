import { ofKind, theAnswer } from '../answer'
import { checkoutParts } from './parts'

/**
 * A payment was sent, here or anywhere, and nobody has said what became of it. There is no way to paying but the provider's word that
 * nothing was charged.
 */
export const reconcilingState = checkoutParts.createStateConfig({
  invoke: {
    id: 'reconciliation',
    src: 'reconciliation',
    input: ({ context: { token, isAtBank, pace } }) => ({ token, isAtBank, pace }),
    onDone: [
      {
        guard: { type: 'isPaid', params: ofKind },
        target: '#checkout.journey.result',
        actions: { type: 'keepReceipt', params: theAnswer },
      },
      {
        guard: 'hasBuyer',
        target: '#checkout.journey.paying',
        actions: { type: 'recordOutcome', params: theAnswer },
      },
      // The page was loaded anew meanwhile: who it was is known only when they have come in again.
      {
        guard: 'hasOrder',
        target: '#checkout.journey.arriving.identifying',
        // A transfer that was found has its own time.
        actions: [{ type: 'recordOutcome', params: theAnswer }, 'tellDropped'],
      },
      // Nor is the order known: it is asked for, if its link is still good.
      { target: '#checkout.journey.arriving' },
    ],
    // A child that broke has not said that nothing was charged.
    onError: '#checkout.journey.reconcilingFailed',
  },
  on: { 'tab.woke': { actions: 'tellReconciliation' }, 'tab.restored': { actions: 'tellReconciliation' } },
})

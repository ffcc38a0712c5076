import { isTransferReceipt } from '../entities/receipt'
import { checkoutParts } from './parts'

/** What is told and offered beside a result. Its breakage is no news of the payment: the result stays as it is. */
export const afterwardsRegion = checkoutParts.createStateConfig({
  initial: 'awaiting',
  states: {
    awaiting: { always: { guard: 'hasResult', target: 'telling' } },
    telling: {
      invoke: {
        id: 'afterPayment',
        src: 'afterPayment',
        input: ({ context: { member, receipt } }) => ({
          isMember: member !== undefined,
          begunAt: isTransferReceipt(receipt) ? receipt.transfer.begunAt : undefined,
        }),
        onError: 'untold',
      },
    },
    untold: {},
  },
})

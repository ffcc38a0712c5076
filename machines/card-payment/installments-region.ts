import { theAnswer } from '../answer'
import { binOf } from './choices'
import { cardPaymentParts } from './parts'

/** Another card is on show: what was asked of the last one is of no use any more, and its answer is never heard (INST-01). */
const OTHER = { 'card.changed': { guard: 'isBinOther', target: 'none', actions: 'forgetInstallment' } } as const

/** In how many installments the card on show can pay. Whatever fails leaves a single payment (INST-06). */
export const installmentsRegion = cardPaymentParts.createStateConfig({
  initial: 'none',
  states: {
    none: {
      always: [
        { guard: 'areInstallmentsKnown', target: 'answered', actions: 'recordBin' },
        { guard: 'hasBin', target: 'asking', actions: 'recordBin' },
      ],
    },
    asking: {
      on: OTHER,
      invoke: {
        id: 'askInstallments',
        src: 'askInstallments',
        input: ({ context }) => ({ bin: binOf(context) ?? '', price: context.price }),
        onDone: { target: 'answered', actions: { type: 'keepInstallments', params: theAnswer } },
        onError: 'answered',
      },
    },
    answered: { on: OTHER },
  },
})

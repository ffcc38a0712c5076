import { shoppingCreditParts } from './parts'

/**
 * The form itself. `shopper.applied` has an arrow in `looking` alone, where nothing is explained over it; nothing that is pressed or
 * chosen after it is heard (PAY-11).
 */
export const formRegion = shoppingCreditParts.createStateConfig({
  initial: 'looking',
  on: { 'form.left': '#shoppingCredit.left' },
  states: {
    looking: {
      on: {
        'shopper.choseBank': {
          guard: { type: 'canChooseBank', params: ({ event }) => ({ acquirerId: event.acquirerId }) },
          actions: [{ type: 'keepBank', params: ({ event }) => ({ acquirerId: event.acquirerId }) }, 'tellChange'],
        },
        'shopper.askedHow': 'learning',
        'shopper.applied': [
          { guard: 'isReadyToApply', target: '#shoppingCredit.submitted', actions: 'forgetProblem' },
          { actions: 'recordFaults' },
        ],
      },
    },
    // How one applies is read over the form, and leads back into it.
    learning: { tags: 'explaining', on: { 'shopper.closed': 'looking' } },
  },
})

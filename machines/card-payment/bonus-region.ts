import { theAnswer } from '../answer'
import { chosenCardOf } from './rules'
import { cardPaymentParts } from './parts'

/** A choice is of one card's bonus: with another card on show it is none. */
const OTHER = { 'card.changed': { guard: 'isCardOther', target: 'none', actions: 'forgetBonusChoice' } } as const

/** What the card on show has collected. It is asked once for each card; whatever fails offers nothing and blocks nothing (BON-05). */
export const bonusRegion = cardPaymentParts.createStateConfig({
  initial: 'none',
  states: {
    none: {
      always: [
        { guard: 'isBonusKnown', target: 'known', actions: 'recordCard' },
        { guard: 'canAskBonus', target: 'asking', actions: 'recordCard' },
      ],
    },
    asking: {
      on: OTHER,
      invoke: {
        id: 'askBonus',
        src: 'askBonus',
        input: ({ context }) => ({ price: context.price, card: chosenCardOf(context) }),
        onDone: { target: 'known', actions: { type: 'keepBonus', params: theAnswer } },
        onError: 'unknown',
      },
    },
    known: { on: OTHER },
    unknown: { on: OTHER },
  },
})

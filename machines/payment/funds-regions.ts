import { ofKind, theAnswer } from '../answer'
import { paymentParts } from './parts'

/** Not before the payment has ended: until then nobody knows what it leaves. */
const AGED = { guard: 'isIdle', target: 'asking' } as const

/** What the wallet holds. It is asked for again after a payment that came to nothing, which may have been its very reason. */
export const fundsRegion = paymentParts.createStateConfig({
  initial: 'entering',
  states: {
    entering: { always: [{ guard: 'isMember', target: 'asking' }, { target: 'none' }] },
    none: {},
    asking: {
      invoke: {
        id: 'askBalance',
        src: 'askBalance',
        onDone: [
          {
            guard: { type: 'isFound', params: ofKind },
            target: 'known',
            actions: [{ type: 'keepBalance', params: theAnswer }, 'tellChange'],
          },
          { target: 'unknown' },
        ],
        onError: 'unknown',
      },
    },
    known: { on: { 'wallet.aged': AGED } },
    unknown: { on: { 'wallet.aged': AGED, 'shopper.askedBalance': 'asking' } },
  },
})

/** How well the provider knows the member. Where that can't be found out, whoever has to know asks again. */
export const levelRegion = paymentParts.createStateConfig({
  initial: 'entering',
  states: {
    entering: { always: [{ guard: 'isMember', target: 'asking' }, { target: 'none' }] },
    none: {},
    asking: {
      invoke: {
        id: 'askMemberLevel',
        src: 'askMemberLevel',
        onDone: [
          {
            guard: { type: 'isFound', params: ofKind },
            target: 'known',
            actions: [{ type: 'keepLevel', params: theAnswer }, 'tellChange'],
          },
          { target: 'unknown' },
        ],
        onError: 'unknown',
      },
    },
    known: {},
    unknown: {},
  },
})

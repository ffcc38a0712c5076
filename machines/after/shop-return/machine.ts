import { setup } from 'xstate'
import { type Port, port } from '../../support/port'

export type ShopReturnEvent = { type: 'shopper.wentToShop' } | { type: 'shopper.paused' }

export interface ShopReturnInput {
  readonly token: string
  /** Where the token is posted; undefined when the provider named no usable address. */
  readonly callbackUrl: string | undefined
  /** The money is still to come, by a transfer. */
  readonly isAwaited: boolean
  /** Leaves after a pause; otherwise only when the shopper says so. */
  readonly goesByItself: boolean
  readonly timings: ShopReturnTimings
}

/** Milliseconds of what the shopper sees pass. */
export interface ShopReturnTimings {
  readonly redirectPause: number
  readonly transferPause: number
  readonly returnPatience: number
}

export interface PostQuestion {
  readonly token: string
  readonly url: string
}

/** Leaves for the merchant's callback with the token. Resolves once the form was posted; the page then goes away. */
export const postToken: Port<undefined, PostQuestion> = port('postToken')

export const shopReturnMachine = setup({
  types: {
    context: {} as ShopReturnInput,
    events: {} as ShopReturnEvent,
    input: {} as ShopReturnInput,
  },
  actors: { postToken },
  delays: {
    redirectPause: ({ context: { isAwaited, timings } }) => (isAwaited ? timings.transferPause : timings.redirectPause),
    returnPatience: ({ context }) => context.timings.returnPatience,
  },
  guards: {
    hasCallback: ({ context }) => context.callbackUrl !== undefined,
    isLeavingByItself: ({ context }) => context.goesByItself && context.callbackUrl !== undefined,
  },
}).createMachine({
  id: 'shopReturn',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isLeavingByItself', target: 'pausing' }, { target: 'resting' }] },
    resting: { on: { 'shopper.wentToShop': { guard: 'hasCallback', target: 'returning' } } },
    pausing: {
      after: { redirectPause: 'returning' },
      on: {
        'shopper.wentToShop': 'returning',
        'shopper.paused': 'resting',
      },
    },
    returning: {
      invoke: {
        id: 'postToken',
        src: 'postToken',
        input: ({ context }) => ({ token: context.token, url: context.callbackUrl ?? '' }),
        onDone: 'leaving',
        onError: 'stranded',
      },
    },
    leaving: { after: { returnPatience: 'stranded' }, on: { 'shopper.wentToShop': 'returning' } },
    stranded: { on: { 'shopper.wentToShop': 'returning' } },
  },
})

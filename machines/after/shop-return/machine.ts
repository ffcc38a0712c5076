import { setup } from 'xstate'
import { type ActorNameById, type Port, port } from '../../support/port'
import { requireFact } from '../../support/require-fact'

export type ShopReturnEvent = { type: 'shopper.wentToShop' } | { type: 'shopper.paused' }

export interface ShopReturnInput {
  readonly token: string
  /** Where the token is posted; undefined if the provider sent no usable URL. */
  readonly callbackUrl: string | undefined
  /** A bank transfer's money is still outstanding. */
  readonly isAwaited: boolean
  /** Redirects after a pause; otherwise only when the shopper presses the button. */
  readonly isAutomatic: boolean
  readonly timings: ShopReturnTimings
}

/** Visible pauses and timeouts, in milliseconds. */
export interface ShopReturnTimings {
  readonly redirectPause: number
  readonly transferPause: number
  readonly returnPatience: number
}

export interface PostQuestion {
  readonly token: string
  readonly url: string
}

/** Posts the token to the merchant's callback. Resolves once the form was posted; the browser then leaves the page. */
export const postToken: Port<undefined, PostQuestion> = port('postToken')

export const shopReturnMachine = setup({
  types: {
    context: {} as ShopReturnInput,
    events: {} as ShopReturnEvent,
    input: {} as ShopReturnInput,
    children: {} as ActorNameById<'postToken'>,
  },
  actors: { postToken },
  delays: {
    redirectPause: ({ context: { isAwaited, timings } }) => (isAwaited ? timings.transferPause : timings.redirectPause),
    returnPatience: ({ context }) => context.timings.returnPatience,
  },
  guards: {
    hasCallback: ({ context }) => context.callbackUrl !== undefined,
    isAutomaticReturn: ({ context }) => context.isAutomatic && context.callbackUrl !== undefined,
  },
}).createMachine({
  id: 'shopReturn',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isAutomaticReturn', target: 'pausing' }, { target: 'resting' }] },
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
        input: ({ context }) => ({ token: context.token, url: requireFact(context.callbackUrl, 'callbackUrl') }),
        onDone: 'leaving',
        onError: 'stranded',
      },
    },
    leaving: { after: { returnPatience: 'stranded' }, on: { 'shopper.wentToShop': 'returning' } },
    stranded: { on: { 'shopper.wentToShop': 'returning' } },
  },
})

import type { Descriptions } from '../../support/descriptions'
import type { shopReturnMachine } from './machine'

export const descriptions: Descriptions<typeof shopReturnMachine> = {
  is: 'The way back to the shop after a payment. It has no end of its own: the page goes away with the form post, or the shopper stays where the result is shown with a link to the shop that needs no code of ours.',
  states: {
    deciding: {
      is: 'Decides whether the page leaves for the shop after a pause.',
      on: {
        'always [isAutomaticReturn]':
          'The merchant gave a callback address and the result leads back after a pause (RES-04).',
        'always [else]':
          'Without a callback address the page stays: it shows the result, with a link to the shop where there is one.',
      },
    },
    resting: {
      is: 'The shopper decides when to leave.',
      on: { 'shopper.wentToShop [hasCallback]': 'The shopper goes back: the token is posted to the callback address.' },
    },
    pausing: {
      is: 'The result is shown for a moment before the page leaves. The pause is longer for a transfer that still waits for money.',
      on: {
        'shopper.wentToShop': 'The shopper leaves before the pause is over.',
        'shopper.paused':
          'The shopper uses this page, by a key, by the focus or by a press on a control such as a copy button: the page no longer leaves without a press.',
        'after redirectPause': 'The result was on show long enough.',
      },
    },
    returning: {
      is: 'Posts the checkout token to the merchant’s callback address. The merchant asks the provider by server; the post is no proof of payment.',
      on: {
        'done postToken': 'The form was posted and the page should go away.',
        'error postToken': 'The form could not be posted.',
      },
    },
    leaving: {
      is: 'The post is on its way. If the shop never answers, this page is still here.',
      on: {
        'shopper.wentToShop': 'The shopper presses again: the token is posted again.',
        'after returnPatience': 'The shop has not answered, so the shopper is offered the way again.',
      },
    },
    stranded: {
      is: 'The page could not leave. It says so and keeps the way to the shop.',
      on: { 'shopper.wentToShop': 'The shopper tries again.' },
    },
  },
}

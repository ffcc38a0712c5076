import { msg } from '@lingui/core/macro'

/** What is said of one order that is open in several tabs. */
export const tabWords = {
  'title.elsewhere': msg({ id: 'title.elsewhere', message: 'Open in another tab' }),
  'live.elsewhere': msg({ id: 'live.elsewhere', message: 'This payment is open in another tab' }),
  'elsewhere.there.heading': msg({
    id: 'elsewhere.there.heading',
    message: 'Your payment is open in another tab',
  }),
  'elsewhere.there.lede': msg({
    id: 'elsewhere.there.lede',
    message: 'You can pay in one tab at a time. Go back to the other tab, or continue here.',
  }),
  'elsewhere.paying.heading': msg({
    id: 'elsewhere.paying.heading',
    message: 'Your payment is being processed in another tab',
  }),
  'elsewhere.paying.lede': msg({
    id: 'elsewhere.paying.lede',
    message: 'We are waiting for it to finish. There is nothing you need to do here.',
  }),
  'elsewhere.alone.heading': msg({ id: 'elsewhere.alone.heading', message: 'The other tab has been closed' }),
  'elsewhere.alone.lede': msg({
    id: 'elsewhere.alone.lede',
    message: 'You can continue your payment here.',
  }),
  'elsewhere.waiting': msg({
    id: 'elsewhere.waiting',
    message: 'Waiting for the result of the payment in the other tab.',
  }),
  'elsewhere.continue': msg({ id: 'elsewhere.continue', message: 'Continue here' }),
  'elsewhere.continuing': msg({ id: 'elsewhere.continuing', message: 'Opening your payment here…' }),
}

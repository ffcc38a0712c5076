import type { Descriptions } from '../../support/descriptions'
import type { tabOwnershipMachine } from './machine'

export const descriptions: Descriptions<typeof tabOwnershipMachine> = {
  is: 'Which tab of the browser owns the order. A tab takes the order from another one only by the shopper’s press, and never while a payment is under way there. It is a comfort, not the guard: where the browser cannot tell, the tab may pay and the provider refuses a second payment.',
  on: {
    'tab.paid': 'Another tab has paid the order: this page loads again and shows the result.',
    'error rivals': 'The browser cannot tell tabs apart, so this tab owns the order.',
  },
  states: {
    claiming: {
      is: 'Asks whether another tab owns the order. No money call may start here.',
      on: {
        'tab.left': 'The page is left before it knows.',
        'done claimOrder [isOwned]': 'The order is free and now owned by this tab.',
        'done claimOrder [isPaying]': 'Another tab is paying.',
        'done claimOrder [else]': 'Another tab owns the order.',
        'error claimOrder': 'The browser cannot tell, so this tab owns the order.',
      },
    },
    owning: {
      is: 'This tab owns the order: it may pay.',
      on: {
        'tab.lostOrder': 'The shopper continued in another tab.',
        'tab.left': 'The page is left or frozen: it lets go of its locks.',
      },
    },
    left: {
      is: 'The page was left and may be shown again from the page cache. It owns nothing.',
      on: {
        'tab.returned': 'The page is shown again and the order was still free.',
        'tab.lostOrder': 'Another tab took the order meanwhile.',
      },
    },
    elsewhere: { is: 'Another tab has the order. Nothing can be paid here.' },
    'elsewhere.watching': {
      is: 'Watches what the other tab does.',
      on: {
        'tab.sawOther': 'The other tab is open.',
        'tab.sawPayment': 'The other tab has started to pay.',
        'tab.sawOwnerGone': 'The other tab was closed.',
      },
    },
    'elsewhere.watching.there': {
      is: 'The other tab is open and pays nothing.',
      on: { 'shopper.continuedHere': 'The shopper takes the order into this tab.' },
    },
    'elsewhere.watching.paying': {
      is: 'The other tab pays. The order cannot be taken over until that payment has ended.',
    },
    'elsewhere.watching.alone': {
      is: 'The other tab is gone.',
      on: { 'shopper.continuedHere': 'The shopper continues here, since the order is free.' },
    },
    'elsewhere.taking': {
      is: 'Takes the order over. The other tab loses it before this one may pay.',
      on: {
        'done takeOver [isOwned]': 'The order is owned by this tab.',
        'done takeOver [isPaying]': 'The other tab started to pay first, so it keeps the order.',
        'done takeOver [else]': 'The other tab still owns the order.',
        'error takeOver': 'The browser cannot tell, so this tab continues.',
      },
    },
    'elsewhere.leaving': {
      is: 'The order was paid in another tab. This page loads again and asks the order.',
      on: {
        'done reloadPage': 'The page is still here: it goes on watching.',
        'error reloadPage': 'The page could not load again: it goes on watching.',
      },
    },
  },
}

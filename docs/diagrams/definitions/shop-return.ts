import { createMachine, fromCallback } from 'xstate'

// Written by npm run diagrams. Every guard, actor, action and delay of the chart has a stand-in: a guard says yes, an actor has no answer until
// you send it one (xstate.done.actor.<id>, xstate.error.actor.<id>), an action does nothing, a delay is longer than you wait. Change them to play.

const waiting = fromCallback(() => undefined)

export const machine = createMachine(
  {
    "id": "shopReturn",
    "description": "The way back to the shop after a payment. It has no end of its own: the page goes away with the form post, or the shopper stays where the result is shown with a link to the shop that needs no code of ours.",
    "initial": "deciding",
    "states": {
      "deciding": {
        "description": "Decides whether the page leaves for the shop after a pause.",
        "always": [
          {
            "guard": "isAutomaticReturn",
            "target": "pausing",
            "description": "The merchant gave a callback address and the result leads back after a pause (RES-04)."
          },
          {
            "target": "resting",
            "description": "Without a callback address the page stays: it shows the result, with a link to the shop where there is one."
          }
        ]
      },
      "resting": {
        "description": "The shopper decides when to leave.",
        "on": {
          "shopper.wentToShop": {
            "guard": "hasCallback",
            "target": "returning",
            "description": "The shopper goes back: the token is posted to the callback address."
          }
        }
      },
      "pausing": {
        "description": "The result is shown for a moment before the page leaves. The pause is longer for a transfer that still waits for money.",
        "after": {
          "redirectPause": {
            "target": "returning",
            "description": "The result was on show long enough."
          }
        },
        "on": {
          "shopper.wentToShop": {
            "target": "returning",
            "description": "The shopper leaves before the pause is over."
          },
          "shopper.paused": {
            "target": "resting",
            "description": "The shopper uses this page, by a key, by the focus or by a press on a control such as a copy button: the page no longer leaves without a press."
          }
        }
      },
      "returning": {
        "description": "Posts the checkout token to the merchant’s callback address. The merchant asks the provider by server; the post is no proof of payment.",
        "invoke": {
          "id": "postToken",
          "src": "postToken",
          "onDone": {
            "target": "leaving",
            "description": "The form was posted and the page should go away."
          },
          "onError": {
            "target": "stranded",
            "description": "The form could not be posted."
          }
        }
      },
      "leaving": {
        "description": "The post is on its way. If the shop never answers, this page is still here.",
        "after": {
          "returnPatience": {
            "target": "stranded",
            "description": "The shop has not answered, so the shopper is offered the way again."
          }
        },
        "on": {
          "shopper.wentToShop": {
            "target": "returning",
            "description": "The shopper presses again: the token is posted again."
          }
        }
      },
      "stranded": {
        "description": "The page could not leave. It says so and keeps the way to the shop.",
        "on": {
          "shopper.wentToShop": {
            "target": "returning",
            "description": "The shopper tries again."
          }
        }
      }
    }
  },
  {
    guards: {
      "hasCallback": () => true,
      "isAutomaticReturn": () => true,
    },
    actors: {
      "postToken": waiting,
    },
    delays: {
      "redirectPause": 2_000_000_000,
      "returnPatience": 2_000_000_000,
    },
  },
)

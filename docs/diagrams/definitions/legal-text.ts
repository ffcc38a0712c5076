import { createMachine, fromCallback } from 'xstate'

// Written by npm run diagrams. Every guard, actor, action and delay of the chart has a stand-in: a guard says yes, an actor has no answer until
// you send it one (xstate.done.actor.<id>, xstate.error.actor.<id>), an action does nothing, a delay is longer than you wait. Change them to play.

const waiting = fromCallback(() => undefined)

export const machine = createMachine(
  {
    "id": "legalText",
    "description": "A legal text that the shopper reads over the screen. Reading changes nothing in the checkout: a payment, the countdown and the form go on under it, and closing it is possible at any moment.",
    "initial": "loading",
    "on": {
      "shopper.closedText": {
        "target": ".closed",
        "description": "The shopper closes the text, also before it has loaded."
      },
      "language.changed": {
        "target": ".loading",
        "actions": "clearAgreement",
        "description": "The page speaks another language: the text is loaded in it, also while it is still loading."
      }
    },
    "states": {
      "loading": {
        "description": "Loads the text in the shopper’s language.",
        "invoke": {
          "id": "loadAgreement",
          "src": "loadAgreement",
          "onDone": {
            "target": "reading",
            "actions": {
              "type": "setAgreement"
            },
            "description": "The text is here."
          },
          "onError": {
            "target": "failed",
            "description": "The text could not be loaded."
          }
        }
      },
      "reading": {
        "description": "The text is on show.",
        "on": {
          "shopper.openedText": {
            "target": "loading",
            "actions": {
              "type": "setText"
            },
            "description": "A link inside the text leads to another text, which replaces it."
          }
        }
      },
      "failed": {
        "description": "The text is missing, and the dialog says so.",
        "on": {
          "shopper.retried": {
            "target": "loading",
            "description": "The shopper asks for the text again."
          }
        }
      },
      "closed": {
        "description": "The end: the dialog is closed.",
        "type": "final"
      }
    },
    "output": {
      "kind": "closed"
    }
  },
  {
    actors: {
      "loadAgreement": waiting,
    },
    actions: {
      "clearAgreement": () => undefined,
      "setAgreement": () => undefined,
      "setText": () => undefined,
    },
  },
)

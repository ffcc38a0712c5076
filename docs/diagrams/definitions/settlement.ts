import { createMachine, fromCallback } from 'xstate'

// Written by npm run diagrams. Every guard, actor, action and delay of the chart has a stand-in: a guard says yes, an actor has no answer until
// you send it one (xstate.done.actor.<id>, xstate.error.actor.<id>), an action does nothing, a delay is longer than you wait. Change them to play.

const waiting = fromCallback(() => undefined)

export const machine = createMachine(
  {
    "id": "settlement",
    "description": "Where a seller’s money goes: into the balance once, always, or to the bank account. What is sent is what was chosen at the press. A lost answer ends the machine, so that the checkout asks the order.",
    "initial": "choosing",
    "on": {
      "network.changed": {
        "actions": {
          "type": "setNetwork"
        },
        "description": "The connection is noted: a press while offline sends nothing, and says so until the connection is back (BEST-05)."
      }
    },
    "states": {
      "choosing": {
        "description": "The seller chooses (SET-01).",
        "on": {
          "shopper.choseDestination": {
            "actions": {
              "type": "setDestination"
            },
            "description": "The seller chooses between the balance and the bank account."
          },
          "shopper.toggledAlways": {
            "guard": "isForBalance",
            "actions": {
              "type": "setAlwaysOption"
            },
            "description": "The seller wants it this way from now on; the box exists for the balance alone."
          },
          "shopper.confirmed": [
            {
              "guard": "isOnline",
              "target": "setting",
              "actions": "clearProblem",
              "description": "The seller confirms the choice."
            },
            {
              "actions": "setOffline",
              "description": "The browser is offline: nothing is sent, and the page says so."
            }
          ]
        }
      },
      "setting": {
        "description": "The choice is sent, once, and cannot be changed while it is on its way.",
        "tags": "paymentInFlight",
        "invoke": {
          "id": "setSettlement",
          "src": "setSettlement",
          "onDone": [
            {
              "guard": {
                "type": "isSet"
              },
              "target": "decided",
              "actions": {
                "type": "setReceipt"
              },
              "description": "The provider recorded the choice, or one was recorded before, here or elsewhere; it is final (SET-02)."
            },
            {
              "guard": {
                "type": "isRefused"
              },
              "target": "choosing",
              "actions": {
                "type": "setProblem"
              },
              "description": "The provider refused and the order confirms it: no money was moved."
            },
            {
              "target": "unknown",
              "description": "The answer does not say what happened."
            }
          ],
          "onError": {
            "target": "unknown",
            "description": "No answer came. The choice may have been recorded."
          }
        }
      },
      "decided": {
        "description": "Ends with the receipt of the choice.",
        "type": "final"
      },
      "unknown": {
        "description": "Ends with a choice whose outcome is unknown: the checkout asks the order.",
        "type": "final"
      }
    }
  },
  {
    guards: {
      "isForBalance": () => true,
      "isOnline": () => true,
      "isRefused": () => true,
      "isSet": () => true,
    },
    actors: {
      "setSettlement": waiting,
    },
    actions: {
      "clearProblem": () => undefined,
      "setAlwaysOption": () => undefined,
      "setDestination": () => undefined,
      "setNetwork": () => undefined,
      "setOffline": () => undefined,
      "setProblem": () => undefined,
      "setReceipt": () => undefined,
    },
  },
)

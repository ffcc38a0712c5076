import { createMachine, fromCallback } from 'xstate'

// Written by npm run diagrams. Every guard, actor, action and delay of the chart has a stand-in: a guard says yes, an actor has no answer until
// you send it one (xstate.done.actor.<id>, xstate.error.actor.<id>), an action does nothing, a delay is longer than you wait. Change them to play.

const waiting = fromCallback(() => undefined)

export const machine = createMachine(
  {
    "id": "foreignPhone",
    "description": "A buyer with a foreign number pays without being a member: no code, no login. The provider decides whether the buyer pays here or on its plain card form (FRGN-01 to FRGN-03).",
    "initial": "offering",
    "on": {
      "host.handedOver": {
        "actions": "setHandedOver",
        "description": "The app around this page handed over a login: it is noted until the call under way has its answer."
      }
    },
    "states": {
      "offering": {
        "description": "Says what a foreign number can pay with and asks whether to go on.",
        "on": {
          "host.handedOver": {
            "target": "left",
            "description": "A login was handed over: the offer ends, so that the login is checked."
          },
          "shopper.continued": {
            "target": "askingPreference",
            "actions": "clearProblem",
            "description": "The shopper goes on."
          },
          "shopper.steppedBack": {
            "target": "left",
            "description": "The shopper goes back to enter another number."
          }
        }
      },
      "reopening": {
        "description": "The buyer was not admitted, and the reason is known.",
        "always": [
          {
            "guard": "isHandedOver",
            "target": "left",
            "description": "A login was handed over meanwhile: it is checked instead."
          },
          {
            "target": "offering",
            "description": "The offer stays."
          }
        ]
      },
      "askingPreference": {
        "description": "Asks the provider where this order is paid.",
        "tags": "busy",
        "invoke": {
          "id": "askPreference",
          "src": "askPreference",
          "onDone": [
            {
              "guard": {
                "type": "isHere"
              },
              "target": "askingAdmission",
              "description": "The order may be paid here, if the buyer is admitted."
            },
            {
              "guard": {
                "type": "isPlainForm"
              },
              "target": "leaving",
              "actions": {
                "type": "setUrl"
              },
              "description": "The provider wants its plain card form."
            },
            {
              "target": "reopening",
              "actions": {
                "type": "setRefusal"
              },
              "description": "The provider refused: its reason is shown and the offer stays."
            }
          ],
          "onError": {
            "target": "reopening",
            "actions": "setGenericProblem",
            "description": "No answer came: the offer stays and says so."
          }
        }
      },
      "askingAdmission": {
        "description": "Asks the provider to admit this buyer without a login.",
        "tags": "busy",
        "invoke": {
          "id": "admitForeign",
          "src": "admitForeign",
          "onDone": [
            {
              "guard": {
                "type": "isAdmitted"
              },
              "target": "updatingContact",
              "description": "The buyer may pay with a new card."
            },
            {
              "guard": {
                "type": "isPlainForm"
              },
              "target": "leaving",
              "actions": {
                "type": "setUrl"
              },
              "description": "The provider sends this buyer to its plain card form after all."
            },
            {
              "target": "reopening",
              "actions": {
                "type": "setRefusal"
              },
              "description": "The provider refused the buyer: its reason is shown and the offer stays."
            }
          ],
          "onError": {
            "target": "reopening",
            "actions": "setGenericProblem",
            "description": "No answer to the admission came: the offer stays and says so."
          }
        }
      },
      "updatingContact": {
        "description": "Gives the order the buyer’s e-mail and phone. The buyer is admitted already, so a failure does not stop the payment.",
        "tags": "busy",
        "always": {
          "guard": "isContactKnown",
          "target": "deciding",
          "description": "The order has this contact already."
        },
        "invoke": {
          "id": "updateContact",
          "src": "updateContact",
          "onDone": {
            "target": "deciding",
            "actions": "setContactReplaced",
            "description": "The order has the buyer’s contact now."
          },
          "onError": {
            "target": "deciding",
            "actions": "setContactReplaced",
            "description": "The order keeps its old contact, and the buyer pays all the same."
          }
        }
      },
      "deciding": {
        "description": "The buyer is admitted, and the order knows the contact or keeps its old one.",
        "always": [
          {
            "guard": "isHandedOver",
            "target": "left",
            "description": "A login was handed over meanwhile: it is checked instead. The admission is stored and counts if the login is refused."
          },
          {
            "target": "admitted",
            "description": "The buyer pays without a login."
          }
        ]
      },
      "leaving": {
        "description": "The browser goes to the provider’s plain card form.",
        "tags": [
          "busy",
          "leaving"
        ],
        "invoke": {
          "id": "goToPlainForm",
          "src": "goToPlainForm",
          "onDone": {
            "target": "reopening",
            "description": "The page is still here, for example after Back: the way is offered again."
          },
          "onError": {
            "target": "reopening",
            "actions": "setGenericProblem",
            "description": "The address could not be used: the offer stays and says so."
          }
        }
      },
      "admitted": {
        "description": "Ends with an admitted buyer.",
        "type": "final"
      },
      "left": {
        "description": "Ends with the way back to the form.",
        "type": "final"
      }
    }
  },
  {
    guards: {
      "isAdmitted": () => true,
      "isContactKnown": () => true,
      "isHandedOver": () => true,
      "isHere": () => true,
      "isPlainForm": () => true,
    },
    actors: {
      "admitForeign": waiting,
      "askPreference": waiting,
      "goToPlainForm": waiting,
      "updateContact": waiting,
    },
    actions: {
      "clearProblem": () => undefined,
      "setContactReplaced": () => undefined,
      "setGenericProblem": () => undefined,
      "setHandedOver": () => undefined,
      "setRefusal": () => undefined,
      "setUrl": () => undefined,
    },
  },
)

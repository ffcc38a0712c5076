import { createMachine, fromCallback } from 'xstate'

// Written by npm run diagrams. Every guard, actor, action and delay of the chart has a stand-in: a guard says yes, an actor has no answer until
// you send it one (xstate.done.actor.<id>, xstate.error.actor.<id>), an action does nothing, a delay is longer than you wait. Change them to play.

const waiting = fromCallback(() => undefined)

export const machine = createMachine(
  {
    "id": "phoneChange",
    "description": "Another phone number for the one-time code, after the shopper noticed that the first one was wrong. It ends with the code that was sent to the new number, or with the old code unchanged.",
    "initial": "asking",
    "on": {
      "host.handedOver": {
        "actions": "setHandedOver",
        "description": "The app around this page handed over a login: it is noted until the change has its answer."
      }
    },
    "states": {
      "asking": {
        "description": "The shopper types the new number.",
        "on": {
          "host.handedOver": {
            "target": "kept",
            "description": "A login was handed over: the form ends, so that the login is checked."
          },
          "shopper.typedNumber": {
            "actions": {
              "type": "setNumber"
            },
            "description": "Each edit is kept and clears the last fault."
          },
          "shopper.continued": [
            {
              "guard": "isNumberComplete",
              "target": "sending",
              "actions": "clearProblem",
              "description": "The number can be a mobile number, so a code is asked for."
            },
            {
              "actions": "setFault",
              "description": "The number is incomplete or of the wrong kind: the field says what is wrong."
            }
          ],
          "shopper.steppedBack": {
            "target": "kept",
            "description": "The shopper keeps the old number."
          }
        }
      },
      "sending": {
        "description": "The provider is asked to send a code to the new number. A second press is ignored.",
        "tags": "busy",
        "invoke": {
          "id": "changePhone",
          "src": "changePhone",
          "onDone": [
            {
              "guard": {
                "type": "isSent"
              },
              "target": "changed",
              "actions": {
                "type": "setPending"
              },
              "description": "The provider sent a code to the new number."
            },
            {
              "target": "reopening",
              "actions": {
                "type": "setRefusal"
              },
              "description": "The provider refused the number: its reason is shown over the form."
            }
          ],
          "onError": {
            "target": "reopening",
            "actions": "setGenericProblem",
            "description": "No answer came: the form says so and keeps the number."
          }
        },
        "on": {
          "shopper.typedNumber": {
            "actions": {
              "type": "setNumber"
            },
            "description": "An edit is kept for the next try; the call under way keeps the number it was sent with."
          }
        }
      },
      "reopening": {
        "description": "The change has failed, and its reason is known.",
        "always": [
          {
            "guard": "isHandedOver",
            "target": "kept",
            "description": "A login was handed over meanwhile: it is checked instead."
          },
          {
            "target": "asking",
            "description": "The form is open again."
          }
        ]
      },
      "changed": {
        "description": "Ends with the new number and the reference of its code.",
        "type": "final"
      },
      "kept": {
        "description": "Ends with the old number and the old code.",
        "type": "final"
      }
    }
  },
  {
    guards: {
      "isHandedOver": () => true,
      "isNumberComplete": () => true,
      "isSent": () => true,
    },
    actors: {
      "changePhone": waiting,
    },
    actions: {
      "clearProblem": () => undefined,
      "setFault": () => undefined,
      "setGenericProblem": () => undefined,
      "setHandedOver": () => undefined,
      "setNumber": () => undefined,
      "setPending": () => undefined,
      "setRefusal": () => undefined,
    },
  },
)

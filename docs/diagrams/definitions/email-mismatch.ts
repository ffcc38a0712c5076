import { createMachine, fromCallback } from 'xstate'

// Written by npm run diagrams. Every guard, actor, action and delay of the chart has a stand-in: a guard says yes, an actor has no answer until
// you send it one (xstate.done.actor.<id>, xstate.error.actor.<id>), an action does nothing, a delay is longer than you wait. Change them to play.

const waiting = fromCallback(() => undefined)

export const machine = createMachine(
  {
    "id": "emailMismatch",
    "description": "Asks for the e-mail that is registered to the phone (IDEN-05). It uses the same question as the entrance form, so a stranger cannot learn which e-mail it is.",
    "initial": "asking",
    "on": {
      "host.handedOver": {
        "actions": "setHandedOver",
        "description": "The app around this page handed over a login: it is noted until the look-up has its answer."
      }
    },
    "states": {
      "asking": {
        "description": "The shopper types the e-mail.",
        "on": {
          "host.handedOver": {
            "target": "left",
            "description": "A login was handed over: the question ends, so that the login is checked."
          },
          "shopper.typedEmail": {
            "actions": {
              "type": "setEmail"
            },
            "description": "Each edit is kept and clears the last fault."
          },
          "shopper.continued": [
            {
              "guard": "isEmailComplete",
              "target": "checking",
              "actions": "clearProblem",
              "description": "The e-mail is well formed, so the provider is asked."
            },
            {
              "actions": "setFault",
              "description": "The e-mail is missing or malformed: the field says what is wrong."
            }
          ],
          "shopper.steppedBack": {
            "target": "left",
            "description": "The shopper goes back to the entrance form to enter another phone."
          }
        }
      },
      "checking": {
        "description": "The provider compares e-mail and phone. A second press is ignored.",
        "tags": "busy",
        "invoke": {
          "id": "checkMember",
          "src": "checkMember",
          "onDone": [
            {
              "guard": {
                "type": "isCodeSent"
              },
              "target": "matched",
              "actions": {
                "type": "setPending"
              },
              "description": "E-mail and phone belong together: a code is on its way."
            },
            {
              "guard": "isHandedOver",
              "target": "left",
              "description": "A login was handed over meanwhile: it is checked before anything else is asked."
            },
            {
              "guard": {
                "type": "isNewcomer"
              },
              "target": "unknown",
              "description": "The provider knows no member with this phone any more: registration follows."
            },
            {
              "guard": {
                "type": "isEmailNeeded"
              },
              "target": "mismatched",
              "description": "The e-mail belongs to another phone."
            },
            {
              "target": "reopening",
              "actions": {
                "type": "setRefusal"
              },
              "description": "The provider refused the question: its reason is shown and the e-mail kept."
            }
          ],
          "onError": {
            "target": "reopening",
            "actions": "setGenericProblem",
            "description": "No answer came: the form says so and keeps the e-mail."
          }
        },
        "on": {
          "shopper.typedEmail": {
            "target": "reopening",
            "actions": {
              "type": "setEmail"
            },
            "description": "An edit takes the question back: its answer would be about another e-mail."
          }
        }
      },
      "reopening": {
        "description": "The look-up has ended without a result.",
        "always": [
          {
            "guard": "isHandedOver",
            "target": "left",
            "description": "A login was handed over meanwhile: it is checked instead."
          },
          {
            "target": "asking",
            "description": "The question is open again."
          }
        ]
      },
      "mismatched": {
        "description": "Says that the e-mail is not the registered one. The form under it keeps its text. Two ways lead on, to another e-mail and to another phone.",
        "tags": "mismatched",
        "on": {
          "shopper.retried": {
            "target": "asking",
            "description": "The shopper tries another e-mail."
          },
          "shopper.steppedBack": {
            "target": "left",
            "description": "The shopper tries another phone at the entrance form."
          },
          "host.handedOver": {
            "target": "left",
            "description": "A login was handed over: it is checked instead."
          }
        }
      },
      "matched": {
        "description": "Ends with the code that was sent.",
        "type": "final"
      },
      "unknown": {
        "description": "Ends with a shopper who is new.",
        "type": "final"
      },
      "left": {
        "description": "Ends with the way back to the entrance form.",
        "type": "final"
      }
    }
  },
  {
    guards: {
      "isCodeSent": () => true,
      "isEmailComplete": () => true,
      "isEmailNeeded": () => true,
      "isHandedOver": () => true,
      "isNewcomer": () => true,
    },
    actors: {
      "checkMember": waiting,
    },
    actions: {
      "clearProblem": () => undefined,
      "setEmail": () => undefined,
      "setFault": () => undefined,
      "setGenericProblem": () => undefined,
      "setHandedOver": () => undefined,
      "setPending": () => undefined,
      "setRefusal": () => undefined,
    },
  },
)

import { createMachine, fromCallback } from 'xstate'

// Written by npm run diagrams. Every guard, actor, action and delay of the chart has a stand-in: a guard says yes, an actor has no answer until
// you send it one (xstate.done.actor.<id>, xstate.error.actor.<id>), an action does nothing, a delay is longer than you wait. Change them to play.

const waiting = fromCallback(() => undefined)

export const machine = createMachine(
  {
    "id": "resultExtras",
    "description": "What is shown and offered beside a result. It never leads back to the payment or away from the page, and what cannot be read leaves the result as it is.",
    "type": "parallel",
    "states": {
      "record": {
        "description": "What this tab knows of the payment beyond the answer of the provider.",
        "initial": "reading",
        "states": {
          "reading": {
            "description": "Reads the record of the payment from this tab.",
            "invoke": {
              "id": "readRecord",
              "src": "readRecord",
              "onDone": {
                "target": "read",
                "actions": {
                  "type": "setRecord"
                },
                "description": "The record says what was paid with, when the order was given and whether it is protected."
              },
              "onError": {
                "target": "recordFailed",
                "description": "The record could not be read: the result is shown without these details."
              }
            }
          },
          "read": {
            "description": "Decides whether the days of a protected purchase are shown.",
            "always": [
              {
                "guard": "isProtected",
                "target": "protected",
                "description": "The amount can be blocked in the protection account (AGR-03)."
              },
              {
                "target": "plain",
                "description": "The order has no protection, so there are no days to follow."
              }
            ]
          },
          "protected": {
            "description": "Shows the days of the protected purchase while its own machine runs.",
            "invoke": {
              "id": "protectedShopping",
              "src": "protectedShopping",
              "onDone": {
                "target": "plain",
                "description": "The protection has ended, so its days are no longer shown."
              },
              "onError": {
                "target": "plain",
                "description": "The machine of the protection broke: the result is shown without its days."
              }
            }
          },
          "plain": {
            "description": "The record is shown without days."
          },
          "recordFailed": {
            "description": "The details are missing. The result itself is unchanged."
          }
        }
      },
      "permission": {
        "description": "The permission for messages, which may be given here and holds up no step (RES-05).",
        "initial": "deciding",
        "states": {
          "deciding": {
            "description": "Decides whether the permission can be offered.",
            "always": [
              {
                "guard": "isMember",
                "target": "offered",
                "description": "The buyer is a member and can give it."
              },
              {
                "target": "withheld",
                "description": "The buyer is a guest."
              }
            ]
          },
          "withheld": {
            "description": "The permission is not offered: a guest has no account that could hold it."
          },
          "offered": {
            "description": "A button offers the permission.",
            "on": {
              "shopper.openedPermission": {
                "target": "asking",
                "description": "The shopper opens the modal to read what the permission is for."
              }
            }
          },
          "asking": {
            "description": "The modal is open.",
            "initial": "choosing",
            "on": {
              "shopper.steppedBack": {
                "target": "offered",
                "actions": "clearProblem",
                "description": "The shopper closes the modal. An answer that is still on its way is ignored; the offer stays."
              }
            },
            "states": {
              "choosing": {
                "description": "The shopper decides.",
                "on": {
                  "shopper.permitted": {
                    "target": "permitting",
                    "actions": "clearProblem",
                    "description": "The shopper gives the permission; an old message is cleared."
                  }
                }
              },
              "permitting": {
                "description": "The permission is sent to the provider. A second press is ignored meanwhile.",
                "invoke": {
                  "id": "permitMessages",
                  "src": "permitMessages",
                  "onDone": [
                    {
                      "guard": {
                        "type": "isPermitted"
                      },
                      "target": "#resultExtras.permission.permitted",
                      "description": "The provider recorded the permission."
                    },
                    {
                      "target": "choosing",
                      "actions": {
                        "type": "setRefusal"
                      },
                      "description": "The provider refused, and the modal says why."
                    }
                  ],
                  "onError": {
                    "target": "choosing",
                    "actions": "setGenericProblem",
                    "description": "The call broke: the shopper may press again."
                  }
                }
              }
            }
          },
          "permitted": {
            "description": "The permission was given and the page says so."
          }
        }
      }
    }
  },
  {
    guards: {
      "isMember": () => true,
      "isPermitted": () => true,
      "isProtected": () => true,
    },
    actors: {
      "permitMessages": waiting,
      "protectedShopping": waiting,
      "readRecord": waiting,
    },
    actions: {
      "clearProblem": () => undefined,
      "setGenericProblem": () => undefined,
      "setRecord": () => undefined,
      "setRefusal": () => undefined,
    },
  },
)

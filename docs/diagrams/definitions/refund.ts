import { createMachine, fromCallback } from 'xstate'

// Written by npm run diagrams. Every guard, actor, action and delay of the chart has a stand-in: a guard says yes, an actor has no answer until
// you send it one (xstate.done.actor.<id>, xstate.error.actor.<id>), an action does nothing, a delay is longer than you wait. Change them to play.

const waiting = fromCallback(() => undefined)

export const machine = createMachine(
  {
    "id": "refund",
    "description": "A refund that the shopper may take into the balance. A claim is left only by its own answer: the provider’s refusal leads back to the offer, and a lost answer ends the machine, so that the checkout asks the order. A claimed refund leads to no second claim.",
    "initial": "open",
    "on": {
      "network.changed": {
        "actions": {
          "type": "setNetwork"
        },
        "description": "The connection is noted: a press while offline sends nothing, and says so until the connection is back (BEST-05)."
      }
    },
    "states": {
      "open": {
        "description": "The offer and the balance beside it. The two do not wait for each other.",
        "type": "parallel",
        "states": {
          "claim": {
            "description": "The claim.",
            "initial": "offered",
            "states": {
              "offered": {
                "description": "The refund is offered.",
                "on": {
                  "shopper.claimed": [
                    {
                      "guard": "isOnline",
                      "target": "claiming",
                      "actions": "clearProblem",
                      "description": "The shopper takes it into the balance."
                    },
                    {
                      "actions": "setOffline",
                      "description": "The browser is offline: nothing is sent, and the page says so."
                    }
                  ]
                }
              },
              "claiming": {
                "description": "The claim is sent, once. The shopper can neither press again nor leave for the shop.",
                "tags": "paymentInFlight",
                "invoke": {
                  "id": "claimRefund",
                  "src": "claimRefund",
                  "onDone": [
                    {
                      "guard": {
                        "type": "isClaimed"
                      },
                      "target": "#refund.claimed",
                      "actions": {
                        "type": "setReceipt"
                      },
                      "description": "The provider moved the amount into the balance, now or when it was claimed before, here or elsewhere (REF-02)."
                    },
                    {
                      "guard": {
                        "type": "isUntransferable"
                      },
                      "target": "untransferable",
                      "actions": {
                        "type": "setProblem"
                      },
                      "description": "The provider cannot move this refund (REF-02)."
                    },
                    {
                      "guard": {
                        "type": "isRefused"
                      },
                      "target": "offered",
                      "actions": {
                        "type": "setProblem"
                      },
                      "description": "The provider refused and the order confirms it: no money was moved."
                    },
                    {
                      "target": "#refund.unknown",
                      "description": "The answer does not say what happened."
                    }
                  ],
                  "onError": {
                    "target": "#refund.unknown",
                    "description": "No answer came. The claim may have been processed."
                  }
                }
              },
              "untransferable": {
                "description": "Says that this refund cannot go into the balance.",
                "on": {
                  "shopper.retried": {
                    "target": "offered",
                    "actions": "clearProblem",
                    "description": "The shopper returns to the offer, since the provider may allow it later."
                  }
                }
              }
            }
          },
          "funds": {
            "description": "The balance that is shown beside the offer.",
            "initial": "asking",
            "states": {
              "asking": {
                "description": "Asks the provider for the balance.",
                "invoke": {
                  "id": "askBalance",
                  "src": "askBalance",
                  "onDone": {
                    "target": "asked",
                    "actions": {
                      "type": "setBalance"
                    },
                    "description": "The balance is known, or the provider did not tell it: the offer is the same."
                  },
                  "onError": {
                    "target": "asked",
                    "description": "The balance stays unknown and is left out."
                  }
                }
              },
              "asked": {
                "description": "The balance is shown, or left out where it is unknown."
              }
            }
          }
        }
      },
      "claimed": {
        "description": "Ends with the receipt.",
        "type": "final"
      },
      "unknown": {
        "description": "Ends with a claim whose outcome is unknown: the checkout asks the order.",
        "type": "final"
      }
    }
  },
  {
    guards: {
      "isClaimed": () => true,
      "isOnline": () => true,
      "isRefused": () => true,
      "isUntransferable": () => true,
    },
    actors: {
      "askBalance": waiting,
      "claimRefund": waiting,
    },
    actions: {
      "clearProblem": () => undefined,
      "setBalance": () => undefined,
      "setNetwork": () => undefined,
      "setOffline": () => undefined,
      "setProblem": () => undefined,
      "setReceipt": () => undefined,
    },
  },
)

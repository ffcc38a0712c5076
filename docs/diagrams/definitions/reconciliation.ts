import { createMachine, fromCallback } from 'xstate'

// Written by npm run diagrams. Every guard, actor, action and delay of the chart has a stand-in: a guard says yes, an actor has no answer until
// you send it one (xstate.done.actor.<id>, xstate.error.actor.<id>), an action does nothing, a delay is longer than you wait. Change them to play.

const waiting = fromCallback(() => undefined)

export const machine = createMachine(
  {
    "id": "reconciliation",
    "description": "A payment whose outcome is unknown: nothing can be paid here until the provider gives an explicit answer. A failed question counts as no answer, and a payment at a bank is shown as that.",
    "initial": "checking",
    "on": {
      "shopper.wentToShop": {
        "guard": "canReturn",
        "target": ".returning",
        "description": "The shopper goes back to the shop: the merchant’s server then asks the provider. It works once a callback address is known, and while its form is posted it posts no second one."
      },
      "shopper.wentToBank": {
        "guard": "hasBank",
        "target": ".goingToBank",
        "actions": "clearBank",
        "description": "The shopper goes to the bank again, while this page still holds the way there. One press uses that way up; the next answer says whether it can be used again."
      }
    },
    "states": {
      "checking": {
        "description": "Asks often, with pauses that grow. The page says that the payment is being checked.",
        "initial": "asking",
        "states": {
          "asking": {
            "description": "Asks the provider for the outcome.",
            "tags": "busy",
            "invoke": {
              "id": "askOutcome",
              "src": "askOutcome",
              "onDone": [
                {
                  "guard": {
                    "type": "isPaid"
                  },
                  "target": "#reconciliation.paid",
                  "actions": {
                    "type": "setPaid"
                  },
                  "description": "The provider says that the payment succeeded."
                },
                {
                  "guard": {
                    "type": "isNotCharged"
                  },
                  "target": "#reconciliation.notCharged",
                  "actions": {
                    "type": "setProblem"
                  },
                  "description": "The provider says that this payment failed: nothing was charged."
                },
                {
                  "guard": {
                    "type": "isBegun"
                  },
                  "target": "#reconciliation.begun",
                  "description": "The payment was a transfer and has its code."
                },
                {
                  "guard": {
                    "type": "isFree"
                  },
                  "target": "#reconciliation.free",
                  "actions": {
                    "type": "setProblem"
                  },
                  "description": "The payment was sent from another place and failed: the order can be paid here."
                },
                {
                  "guard": {
                    "type": "isLoginRefused"
                  },
                  "target": "#reconciliation.loginOver",
                  "description": "The provider did not accept the login: asking again is useless before the shopper logs in."
                },
                {
                  "guard": {
                    "type": "isClosed"
                  },
                  "target": "#reconciliation.unknown",
                  "actions": {
                    "type": "setLastAnswer"
                  },
                  "description": "The order is closed at the provider, so frequent questions stop."
                },
                {
                  "target": "pausing",
                  "actions": {
                    "type": "setLastAnswer"
                  },
                  "description": "The payment is still at a bank, or the provider gave no verdict: the machine waits and asks again."
                }
              ],
              "onError": {
                "target": "pausing",
                "description": "The question failed, which says nothing about the payment."
              }
            }
          },
          "pausing": {
            "description": "Waits before the next question; each pause is twice as long as the one before, up to the longest.",
            "always": {
              "guard": "arePausesUsedUp",
              "target": "#reconciliation.unknown",
              "description": "All pauses were used and no bank has to decide: the page says that the outcome is unknown."
            },
            "after": {
              "nextPause": {
                "target": "asking",
                "actions": "setPause",
                "description": "The pause is over."
              }
            },
            "on": {
              "shopper.askedAgain": {
                "target": "asking",
                "description": "The shopper asks without waiting."
              },
              "tab.woke": {
                "target": "asking",
                "description": "The shopper looks at the page again or is back online, so the answer may have changed."
              }
            }
          }
        }
      },
      "unknown": {
        "description": "The page says that the outcome is unknown. The machine keeps asking, at long intervals, while the page is open.",
        "initial": "pausing",
        "states": {
          "pausing": {
            "description": "Waits for a long time before it asks again.",
            "after": {
              "restingPause": {
                "target": "asking",
                "description": "The long pause is over."
              }
            },
            "on": {
              "shopper.askedAgain": {
                "target": "asking",
                "description": "The shopper wants to know now."
              },
              "tab.woke": {
                "target": "asking",
                "description": "The page is looked at again, or the connection is back."
              }
            }
          },
          "asking": {
            "description": "Asks the provider once more; the page keeps saying that the outcome is unknown.",
            "tags": "busy",
            "invoke": {
              "id": "askOutcome",
              "src": "askOutcome",
              "onDone": [
                {
                  "guard": {
                    "type": "isPaid"
                  },
                  "target": "#reconciliation.paid",
                  "actions": {
                    "type": "setPaid"
                  },
                  "description": "The provider now confirms the payment."
                },
                {
                  "guard": {
                    "type": "isNotCharged"
                  },
                  "target": "#reconciliation.notCharged",
                  "actions": {
                    "type": "setProblem"
                  },
                  "description": "The provider now says that nothing was charged."
                },
                {
                  "guard": {
                    "type": "isBegun"
                  },
                  "target": "#reconciliation.begun",
                  "description": "It turns out to be a transfer that has its code."
                },
                {
                  "guard": {
                    "type": "isFree"
                  },
                  "target": "#reconciliation.free",
                  "actions": {
                    "type": "setProblem"
                  },
                  "description": "The payment from another place has failed by now: the order can be paid here."
                },
                {
                  "guard": {
                    "type": "isLoginRefused"
                  },
                  "target": "#reconciliation.loginOver",
                  "description": "The login has ended meanwhile: the shopper logs in before more can be learned."
                },
                {
                  "guard": {
                    "type": "isClosed"
                  },
                  "target": "#reconciliation.unknown",
                  "actions": {
                    "type": "setLastAnswer"
                  },
                  "description": "The provider says that the order is closed, and no more: the page says so and waits."
                },
                {
                  "target": "pausing",
                  "actions": {
                    "type": "setLastAnswer"
                  },
                  "description": "There is still no verdict; a bank may have the payment."
                }
              ],
              "onError": {
                "target": "pausing",
                "description": "The question failed and is repeated after the long pause."
              }
            }
          }
        }
      },
      "returning": {
        "description": "Posts the token to the merchant’s callback address. The page goes away with the post.",
        "invoke": {
          "id": "postToken",
          "src": "postToken",
          "onDone": {
            "target": "unknown",
            "description": "The form was posted. If the page is still here, asking goes on at long intervals."
          },
          "onError": {
            "target": "unknown",
            "description": "The form could not be posted: the outcome stays open and asking goes on."
          }
        }
      },
      "goingToBank": {
        "description": "Goes to the bank that waits for the shopper.",
        "initial": "posting",
        "states": {
          "posting": {
            "description": "Posts the form of the bank.",
            "invoke": {
              "id": "goToBank",
              "src": "goToBank",
              "onDone": {
                "target": "leaving",
                "description": "The form was posted and the page should go away."
              },
              "onError": {
                "target": "#reconciliation.checking",
                "description": "The form could not be posted: asking goes on."
              }
            }
          },
          "leaving": {
            "description": "The browser is on its way to the bank.",
            "after": {
              "bankPatience": {
                "target": "#reconciliation.checking",
                "description": "The page is still here, so the bank did not open: asking goes on."
              }
            }
          }
        },
        "on": {
          "tab.woke": {
            "target": "#reconciliation.checking",
            "description": "The shopper is back and may have decided at the bank, so the provider is asked at once."
          }
        }
      },
      "paid": {
        "description": "Ends with the receipt that the provider confirmed.",
        "type": "final"
      },
      "notCharged": {
        "description": "Ends with the reason why nothing was charged. The order can be paid again.",
        "type": "final"
      },
      "begun": {
        "description": "Ends with a transfer that has its code: the shopper still has to send the money.",
        "type": "final"
      },
      "free": {
        "description": "Ends with an order that can be paid here, since the payment from another place has failed.",
        "type": "final"
      },
      "loginOver": {
        "description": "Ends with the outcome still unknown. The shopper logs in again, and nothing can be paid until the order has answered.",
        "type": "final"
      }
    }
  },
  {
    guards: {
      "arePausesUsedUp": () => true,
      "canReturn": () => true,
      "hasBank": () => true,
      "isBegun": () => true,
      "isClosed": () => true,
      "isFree": () => true,
      "isLoginRefused": () => true,
      "isNotCharged": () => true,
      "isPaid": () => true,
    },
    actors: {
      "askOutcome": waiting,
      "goToBank": waiting,
      "postToken": waiting,
    },
    actions: {
      "clearBank": () => undefined,
      "setLastAnswer": () => undefined,
      "setPaid": () => undefined,
      "setPause": () => undefined,
      "setProblem": () => undefined,
    },
    delays: {
      "bankPatience": 2_000_000_000,
      "nextPause": 2_000_000_000,
      "restingPause": 2_000_000_000,
    },
  },
)

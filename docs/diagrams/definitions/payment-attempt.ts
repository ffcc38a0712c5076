import { createMachine, fromCallback } from 'xstate'

// Written by npm run diagrams. Every guard, actor, action and delay of the chart has a stand-in: a guard says yes, an actor has no answer until
// you send it one (xstate.done.actor.<id>, xstate.error.actor.<id>), an action does nothing, a delay is longer than you wait. Change them to play.

const waiting = fromCallback(() => undefined)

export const machine = createMachine(
  {
    "id": "paymentAttempt",
    "description": "One attempt after one press, by any method, with what was frozen at the press: later clicks and typing cannot reach it. Only an explicit refusal means that nothing was charged; any other failure after the sending leaves the outcome unknown.",
    "initial": "entering",
    "states": {
      "entering": {
        "description": "Decides whether the identity gate applies.",
        "always": [
          {
            "guard": "hasGate",
            "target": "gating",
            "description": "A member pays by card or balance: the limits and the identity are checked first."
          },
          {
            "target": "checking",
            "description": "This payment has no identity gate."
          }
        ]
      },
      "gating": {
        "description": "The identity gate checks who the member is and how much they may pay. An answer that is missing blocks the payment.",
        "initial": "looking",
        "invoke": {
          "id": "kycGate",
          "src": "kycGate",
          "onSnapshot": [
            {
              "guard": {
                "type": "isIdentityAsked"
              },
              "target": ".asking",
              "description": "The gate needs an answer of the shopper."
            },
            {
              "target": ".looking",
              "description": "The gate waits for the provider."
            }
          ],
          "onDone": [
            {
              "guard": {
                "type": "isGateOpen"
              },
              "target": "checking",
              "actions": {
                "type": "setKycFindings"
              },
              "description": "The payment is allowed; the newest level and cards are noted."
            },
            {
              "target": "refused",
              "actions": [
                {
                  "type": "setKycFindings"
                },
                {
                  "type": "setGateProblem"
                }
              ],
              "description": "The shopper closed the question, or the gate could not find out whether the payment is allowed."
            }
          ],
          "onError": {
            "target": "refused",
            "actions": {
              "type": "setProblem",
              "params": {
                "problem": {
                  "key": "errors.generic"
                }
              }
            },
            "description": "The gate broke, so it did not allow the payment: nothing was sent."
          }
        },
        "states": {
          "looking": {
            "description": "The provider is asked for limits and level; the shopper has nothing to do."
          },
          "asking": {
            "description": "A modal asks the shopper who they are. They may close it.",
            "tags": "identityAsked"
          }
        }
      },
      "checking": {
        "description": "The last look at the order before the money: from here on no other tab can send a payment of it. Nothing is sent yet, so the shopper can still leave.",
        "invoke": {
          "id": "checkOrder",
          "src": "checkOrder",
          "onDone": [
            {
              "guard": {
                "type": "isReady"
              },
              "target": "preparing",
              "description": "The order is still unpaid and costs what was shown."
            },
            {
              "guard": {
                "type": "isPriceChanged"
              },
              "target": "accepting",
              "actions": {
                "type": "setNewPrice"
              },
              "description": "The provider asks another price than the one on the page."
            },
            {
              "guard": {
                "type": "isPaidOrUnderWay"
              },
              "target": "unknown",
              "description": "The order was paid, or another payment of it is on its way: the order says which."
            },
            {
              "target": "refused",
              "actions": {
                "type": "setCheckProblem"
              },
              "description": "The order cannot be paid now, or its state could not be read: nothing was sent."
            }
          ],
          "onError": {
            "target": "refused",
            "actions": {
              "type": "setProblem",
              "params": {
                "problem": {
                  "key": "errors.generic"
                }
              }
            },
            "description": "The look at the order broke: nothing was sent."
          }
        }
      },
      "accepting": {
        "description": "The order costs something else than what was shown. The new price is never charged before the shopper accepts it (BEST-08).",
        "initial": "announced",
        "tags": "priceChanged",
        "on": {
          "shopper.acceptedPrice": {
            "target": "repriced",
            "description": "The shopper accepts the new price. The attempt ends here: pay must be pressed again."
          }
        },
        "states": {
          "announced": {
            "description": "The danger modal names the new price.",
            "tags": "dangerShown",
            "on": {
              "shopper.closedDanger": {
                "target": "noticed",
                "description": "The shopper has read the modal."
              }
            }
          },
          "noticed": {
            "description": "The page shows the new price and waits for the shopper to accept it or to choose another method."
          }
        }
      },
      "preparing": {
        "description": "Gets ready all that the call carries and checks it against what was shown at the press. Nothing is sent.",
        "invoke": {
          "id": "prepare",
          "src": "prepare",
          "onDone": [
            {
              "guard": {
                "type": "isReady"
              },
              "target": "authorising",
              "description": "All is ready and unchanged: the payment may be sent."
            },
            {
              "target": "refused",
              "actions": {
                "type": "setPrepareProblem"
              },
              "description": "The provider refused, the form changed since the press, or another tab pays: nothing was sent."
            }
          ],
          "onError": {
            "target": "refused",
            "actions": {
              "type": "setProblem",
              "params": {
                "problem": {
                  "key": "errors.generic"
                }
              }
            },
            "description": "The preparation broke: nothing was sent."
          }
        }
      },
      "authorising": {
        "description": "The payment is sent, once. Waiting changes only what the page says; the answer that counts is that of this call.",
        "tags": "paymentInFlight",
        "entry": "setSent",
        "initial": "sent",
        "invoke": {
          "id": "authorise",
          "src": "authorise",
          "onDone": [
            {
              "guard": {
                "type": "isPaid"
              },
              "target": "paid",
              "actions": {
                "type": "setReceipt"
              },
              "description": "The provider confirmed the payment."
            },
            {
              "guard": {
                "type": "isRefused"
              },
              "target": "refused",
              "actions": {
                "type": "setRefusal"
              },
              "description": "The provider refused explicitly: nothing was charged."
            },
            {
              "guard": {
                "type": "isRedirected"
              },
              "target": "redirecting",
              "actions": {
                "type": "setBank"
              },
              "description": "The bank wants to see the shopper before it decides."
            },
            {
              "guard": {
                "type": "isTransferIssued"
              },
              "target": "issued",
              "actions": {
                "type": "setTransfer"
              },
              "description": "The provider issued a transfer code: the shopper sends the money."
            },
            {
              "target": "unknown",
              "description": "The answer does not say whether the payment was made."
            }
          ],
          "onError": {
            "target": "unknown",
            "description": "The call broke after the payment was sent. A broken call is not a failed payment."
          }
        },
        "states": {
          "sent": {
            "description": "The payment was sent a moment ago.",
            "after": {
              "slowness": {
                "target": "slow",
                "description": "It takes longer than usual, and the page says so."
              }
            }
          },
          "slow": {
            "description": "The answer takes longer than usual.",
            "tags": "paymentSlow",
            "after": {
              "overdue": {
                "target": "overdue",
                "description": "A busy button is no longer enough: the page says that the answer is overdue."
              }
            }
          },
          "overdue": {
            "description": "The answer is overdue. It is still awaited, and the payment is not sent a second time.",
            "tags": [
              "paymentSlow",
              "paymentOverdue"
            ]
          }
        }
      },
      "redirecting": {
        "description": "The bank decides next. However the shopper comes back from it, the order says how the payment ended.",
        "tags": "paymentRedirected",
        "initial": "pausing",
        "on": {
          "tab.restored": {
            "target": "unknown",
            "description": "The browser shows this page again after the bank, so the order is asked."
          }
        },
        "states": {
          "pausing": {
            "description": "The page says for a moment that the bank comes next.",
            "after": {
              "bankPause": {
                "target": "posting",
                "description": "The message was on show long enough; a credit has a pause of its own (CRED-04)."
              }
            },
            "on": {
              "shopper.wentToBank": {
                "target": "posting",
                "description": "The shopper goes on before the pause is over."
              }
            }
          },
          "posting": {
            "description": "Posts the form of the bank.",
            "tags": "leavingForBank",
            "invoke": {
              "id": "goToBank",
              "src": "goToBank",
              "onDone": {
                "target": "leaving",
                "description": "The form was posted and the page should go away."
              },
              "onError": {
                "target": "#paymentAttempt.unknown",
                "description": "The form could not be posted. The payment was sent, so its outcome is unknown."
              }
            }
          },
          "leaving": {
            "description": "The browser is on its way to the bank.",
            "tags": "leavingForBank",
            "after": {
              "bankPatience": {
                "target": "#paymentAttempt.unknown",
                "description": "The page is still here although the bank was called: the order is asked."
              }
            }
          }
        }
      },
      "paid": {
        "description": "Ends with the receipt.",
        "type": "final"
      },
      "refused": {
        "description": "Ends without a charge: the shopper gave up, a check failed or the provider refused. What was typed is kept.",
        "type": "final"
      },
      "repriced": {
        "description": "Ends with the accepted price. Nothing was sent.",
        "type": "final"
      },
      "issued": {
        "description": "Ends with a transfer code. The money is still to come.",
        "type": "final"
      },
      "unknown": {
        "description": "Ends with an unknown outcome, of this payment or of one before it. The order is asked before anything can be paid.",
        "type": "final"
      }
    }
  },
  {
    guards: {
      "hasGate": () => true,
      "isGateOpen": () => true,
      "isIdentityAsked": () => true,
      "isPaid": () => true,
      "isPaidOrUnderWay": () => true,
      "isPriceChanged": () => true,
      "isReady": () => true,
      "isRedirected": () => true,
      "isRefused": () => true,
      "isTransferIssued": () => true,
    },
    actors: {
      "authorise": waiting,
      "checkOrder": waiting,
      "goToBank": waiting,
      "kycGate": waiting,
      "prepare": waiting,
    },
    actions: {
      "setBank": () => undefined,
      "setCheckProblem": () => undefined,
      "setGateProblem": () => undefined,
      "setKycFindings": () => undefined,
      "setNewPrice": () => undefined,
      "setPrepareProblem": () => undefined,
      "setProblem": () => undefined,
      "setReceipt": () => undefined,
      "setRefusal": () => undefined,
      "setSent": () => undefined,
      "setTransfer": () => undefined,
    },
    delays: {
      "bankPatience": 2_000_000_000,
      "bankPause": 2_000_000_000,
      "overdue": 2_000_000_000,
      "slowness": 2_000_000_000,
    },
  },
)

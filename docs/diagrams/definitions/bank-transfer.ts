import { createMachine, fromCallback } from 'xstate'

// Written by npm run diagrams. Every guard, actor, action and delay of the chart has a stand-in: a guard says yes, an actor has no answer until
// you send it one (xstate.done.actor.<id>, xstate.error.actor.<id>), an action does nothing, a delay is longer than you wait. Change them to play.

const waiting = fromCallback(() => undefined)

export const machine = createMachine(
  {
    "id": "bankTransfer",
    "description": "Paying by a transfer that the shopper makes at a bank: a form until there is a reference code, then a screen that no other method can replace. Only leaving, which is asked about once, gives the code up (BANK-03, BANK-04).",
    "initial": "choosing",
    "on": {
      "network.changed": {
        "actions": {
          "type": "setNetwork"
        },
        "description": "The connection is noted: while offline, no code is asked for and the details cannot be confirmed."
      },
      "agreement.updated": {
        "actions": {
          "type": "setAgreement"
        },
        "description": "The shopper accepted the contract or took that back, which may clear its fault."
      }
    },
    "states": {
      "choosing": {
        "description": "The shopper chooses the bank to transfer to. There is no code yet, so other methods are available.",
        "always": {
          "guard": "hasTransfer",
          "target": "lockedIn",
          "description": "The order waits for a transfer already. A reload leads back to the same code (BANK-06)."
        },
        "on": {
          "form.left": {
            "target": "left",
            "description": "The shopper chose another method. The draft keeps the bank and the banks that were opened."
          },
          "shopper.choseBank": {
            "guard": {
              "type": "isOffered"
            },
            "actions": {
              "type": "setBank"
            },
            "description": "The shopper picked a bank of this order. The machine keeps which banks were opened, and in which order (BANK-07)."
          },
          "shopper.paid": [
            {
              "guard": "isReadyToPay",
              "target": "submitted",
              "actions": "clearProblem",
              "description": "A bank is chosen, the contract accepted and the browser online."
            },
            {
              "actions": "setFaults",
              "description": "The bank or the agreement is missing, or the browser is offline: no code is asked for, and the faults become visible."
            }
          ]
        }
      },
      "lockedIn": {
        "description": "The order waits for a transfer. Other methods, the address bar and the way back are refused until the flow restarts (BANK-03).",
        "tags": "lockedIn",
        "initial": "reading",
        "states": {
          "reading": {
            "description": "The shopper reads the code, the IBAN and the amount. A guest, or a page that does not know the code, can only leave.",
            "on": {
              "shopper.tookDetails": {
                "guard": "canNotify",
                "target": "notifying",
                "actions": "clearProblem",
                "description": "A member confirms that the details were taken. This needs a connection and a code that is known here."
              },
              "shopper.askedOtherMethod": {
                "target": "explaining",
                "description": "The shopper tried another method or the way back, which the code forbids."
              },
              "shopper.askedToLeave": [
                {
                  "guard": "isLeaveModalViewed",
                  "target": "#bankTransfer.restarting",
                  "actions": "clearProblem",
                  "description": "The shopper was asked before, so leaving needs no second answer (BANK-04)."
                },
                {
                  "target": "confirmingLeave",
                  "actions": "setLeaveModalViewed",
                  "description": "The shopper wants to leave for the first time: the price of leaving, the code, is named first."
                }
              ]
            }
          },
          "explaining": {
            "description": "Explains that the order waits for a transfer and no other method is possible (BANK-03).",
            "on": {
              "shopper.closed": {
                "target": "reading",
                "description": "The shopper has read it and sees the code again."
              },
              "shopper.askedToLeave": [
                {
                  "guard": "isLeaveModalViewed",
                  "target": "#bankTransfer.restarting",
                  "actions": "clearProblem",
                  "description": "The question about leaving was shown earlier, so the code is given up now."
                },
                {
                  "target": "confirmingLeave",
                  "actions": "setLeaveModalViewed",
                  "description": "The shopper prefers to leave, and has to confirm that once."
                }
              ]
            }
          },
          "confirmingLeave": {
            "description": "Asks once whether the shopper gives the code up (BANK-04).",
            "on": {
              "shopper.closed": {
                "target": "reading",
                "description": "Staying changes nothing: the code is the same."
              },
              "shopper.left": {
                "target": "#bankTransfer.restarting",
                "actions": "clearProblem",
                "description": "The shopper gives the code up and starts over."
              }
            }
          },
          "notifying": {
            "description": "Sends to the provider that the shopper has the details (BANK-05). It moves no money. It has no time limit, so that a silent provider cannot remove the code from the screen.",
            "tags": [
              "busy",
              "paymentInFlight"
            ],
            "initial": "sent",
            "invoke": {
              "id": "notifyTransfer",
              "src": "notifyTransfer",
              "onDone": [
                {
                  "guard": {
                    "type": "isNotified"
                  },
                  "target": "#bankTransfer.notified",
                  "actions": {
                    "type": "setCallback"
                  },
                  "description": "The provider recorded it. The order’s return address is preferred to the one of this answer."
                },
                {
                  "guard": {
                    "type": "isPaid"
                  },
                  "target": "#bankTransfer.paid",
                  "actions": {
                    "type": "setReceipt"
                  },
                  "description": "The money has arrived already, or the order was paid in another way."
                },
                {
                  "guard": {
                    "type": "isLapsed"
                  },
                  "target": "#bankTransfer.restarting",
                  "actions": {
                    "type": "setExpiredProblem"
                  },
                  "description": "The code is no longer good, so it is forgotten and the reason shown."
                },
                {
                  "target": "reading",
                  "actions": {
                    "type": "setNotifyProblem"
                  },
                  "description": "The provider refused, or its answer leaves the outcome unknown. The code is as good as before, and the shopper may confirm again."
                }
              ],
              "onError": {
                "target": "reading",
                "actions": {
                  "type": "setNotifyProblem",
                  "params": {}
                },
                "description": "No answer came. The code stays good, and saying it again is safe."
              }
            },
            "states": {
              "sent": {
                "description": "The answer is still within the usual time.",
                "after": {
                  "slowness": {
                    "target": "slow",
                    "description": "The answer takes longer than usual, and the page says so."
                  }
                }
              },
              "slow": {
                "description": "The shopper reads that it takes longer. The request goes on and the code stays visible.",
                "tags": "paymentSlow"
              }
            }
          }
        }
      },
      "restarting": {
        "description": "Deletes the stored code. Nothing else may begin before that, since a reload would bring the code back.",
        "tags": [
          "busy",
          "lockedIn"
        ],
        "invoke": {
          "id": "abandonTransfer",
          "src": "abandonTransfer",
          "onDone": {
            "target": "restarted",
            "description": "The code is deleted: the order can be paid in another way."
          },
          "onError": {
            "target": "restarted",
            "description": "Deleting failed. The shopper is still free to go on, and the checkout starts over."
          }
        }
      },
      "submitted": {
        "description": "Ends with the request for a code. The payment attempt sends it.",
        "type": "final"
      },
      "left": {
        "description": "Ends without a code, with the choices in a draft.",
        "type": "final"
      },
      "notified": {
        "description": "Ends with the transfer announced: the order waits for the money.",
        "type": "final"
      },
      "paid": {
        "description": "Ends with the receipt of an order that is paid.",
        "type": "final"
      },
      "restarted": {
        "description": "Ends without the code. If the code had lapsed, the reason is handed on for the page.",
        "type": "final"
      }
    }
  },
  {
    guards: {
      "canNotify": () => true,
      "hasTransfer": () => true,
      "isLapsed": () => true,
      "isLeaveModalViewed": () => true,
      "isNotified": () => true,
      "isOffered": () => true,
      "isPaid": () => true,
      "isReadyToPay": () => true,
    },
    actors: {
      "abandonTransfer": waiting,
      "notifyTransfer": waiting,
    },
    actions: {
      "clearProblem": () => undefined,
      "setAgreement": () => undefined,
      "setBank": () => undefined,
      "setCallback": () => undefined,
      "setExpiredProblem": () => undefined,
      "setFaults": () => undefined,
      "setLeaveModalViewed": () => undefined,
      "setNetwork": () => undefined,
      "setNotifyProblem": () => undefined,
      "setReceipt": () => undefined,
    },
    delays: {
      "slowness": 2_000_000_000,
    },
  },
)

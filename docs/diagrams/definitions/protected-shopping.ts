import { createMachine, fromCallback } from 'xstate'

// Written by npm run diagrams. Every guard, actor, action and delay of the chart has a stand-in: a guard says yes, an actor has no answer until
// you send it one (xstate.done.actor.<id>, xstate.error.actor.<id>), an action does nothing, a delay is longer than you wait. Change them to play.

const waiting = fromCallback(() => undefined)

export const machine = createMachine(
  {
    "id": "protectedShopping",
    "description": "A protected purchase (AGR-03), whose amount moves twice at most: into the protection account with the claim, and out of it with the decision. A claim cannot be taken back, and a silent seller lets the days pass.",
    "type": "parallel",
    "states": {
      "dispute": {
        "description": "What buyer, seller and provider do. The days count at the banks.",
        "initial": "covered",
        "states": {
          "covered": {
            "description": "The purchase is covered and the amount is not blocked.",
            "initial": "undelivered",
            "states": {
              "undelivered": {
                "description": "The order is not delivered yet.",
                "on": {
                  "seller.delivered": {
                    "target": "delivered",
                    "actions": {
                      "type": "setDelivered"
                    },
                    "description": "The seller delivered: a claim of non-delivery is no longer possible, and the days for a defect start."
                  },
                  "buyer.claimed": {
                    "guard": {
                      "type": "isNonDeliveryInTime"
                    },
                    "target": "#protectedShopping.dispute.blocked",
                    "actions": {
                      "type": "setClaim"
                    },
                    "description": "The buyer claims non-delivery in time, by its last day or with the order’s day unknown: the amount is blocked."
                  }
                }
              },
              "delivered": {
                "description": "The order is delivered, and the days for a claim about a defect run.",
                "on": {
                  "buyer.claimed": {
                    "guard": {
                      "type": "isDefectInTime"
                    },
                    "target": "#protectedShopping.dispute.blocked",
                    "actions": {
                      "type": "setClaim"
                    },
                    "description": "The buyer claims a defect, or another right under consumer law, in time: the amount is blocked."
                  },
                  "clock.ticked": {
                    "guard": {
                      "type": "isUnclaimed"
                    },
                    "target": "#protectedShopping.dispute.unclaimed",
                    "description": "The last day for a claim has passed."
                  }
                }
              }
            }
          },
          "blocked": {
            "description": "The amount is blocked in the protection account until the provider decides.",
            "tags": "amountBlocked",
            "initial": "responding",
            "states": {
              "responding": {
                "description": "The seller has some business days to respond.",
                "on": {
                  "seller.accepted": [
                    {
                      "guard": "isDefectClaim",
                      "target": "returning",
                      "actions": "clearDeadline",
                      "description": "The seller accepts a claim about delivered goods: the buyer sends them back first."
                    },
                    {
                      "guard": {
                        "type": "isObjectionInTime"
                      },
                      "target": "deciding",
                      "actions": {
                        "type": "setDecisionDeadline"
                      },
                      "description": "The seller accepts in time that nothing was delivered: there are no goods to send back."
                    },
                    {
                      "target": "accepted",
                      "description": "The seller accepts after the last day, which changes nothing: silence has accepted."
                    }
                  ],
                  "seller.contested": [
                    {
                      "guard": {
                        "type": "isObjectionInTime"
                      },
                      "target": "deciding",
                      "actions": {
                        "type": "setDecisionDeadline"
                      },
                      "description": "The seller contests the claim in time: the provider decides between the two."
                    },
                    {
                      "target": "accepted",
                      "description": "The seller contests the claim after the last day: silence has accepted it."
                    }
                  ],
                  "clock.ticked": {
                    "guard": {
                      "type": "isOverdue"
                    },
                    "target": "accepted",
                    "description": "The seller was silent until the last day, which counts as acceptance."
                  }
                }
              },
              "accepted": {
                "description": "The claim is accepted by silence.",
                "always": [
                  {
                    "guard": "isDefectClaim",
                    "target": "returning",
                    "actions": "clearDeadline",
                    "description": "The buyer has the goods and sends them back; this has no last day."
                  },
                  {
                    "target": "deciding",
                    "actions": "setDecisionDeadlineAfterSilence",
                    "description": "Nothing was delivered: the provider’s days to decide start on the seller’s last day."
                  }
                ]
              },
              "returning": {
                "description": "The buyer sends the goods back.",
                "on": {
                  "seller.receivedReturn": {
                    "target": "inspecting",
                    "actions": {
                      "type": "setObjectionDeadline"
                    },
                    "description": "The seller has the goods: the days to object to their condition start."
                  }
                }
              },
              "inspecting": {
                "description": "The seller looks at the returned goods.",
                "on": {
                  "seller.objected": [
                    {
                      "guard": {
                        "type": "isObjectionInTime"
                      },
                      "target": "deciding",
                      "actions": {
                        "type": "setDecisionDeadline"
                      },
                      "description": "The seller objects in time: the provider weighs the objection."
                    },
                    {
                      "target": "deciding",
                      "actions": "setDecisionDeadlineAfterSilence",
                      "description": "The seller objects after the last day: the provider’s days started on that day."
                    }
                  ],
                  "clock.ticked": {
                    "guard": {
                      "type": "isOverdue"
                    },
                    "target": "deciding",
                    "actions": "setDecisionDeadlineAfterSilence",
                    "description": "The seller raised no objection in time: the provider decides."
                  }
                }
              },
              "deciding": {
                "description": "The provider decides where the amount goes. A late answer of the seller is ignored.",
                "on": {
                  "provider.refunded": {
                    "target": "#protectedShopping.dispute.refunded",
                    "description": "The provider decides for the buyer."
                  },
                  "provider.released": {
                    "target": "#protectedShopping.dispute.released",
                    "description": "The provider decides for the seller."
                  }
                }
              }
            }
          },
          "unclaimed": {
            "description": "The end: no claim came in time, so the amount was never blocked.",
            "type": "final"
          },
          "refunded": {
            "description": "The end: the amount went from the protection account back to the buyer.",
            "type": "final"
          },
          "released": {
            "description": "The end: the amount went from the protection account to the seller.",
            "type": "final"
          }
        }
      },
      "time": {
        "description": "The clock of the dispute, by the time of the server.",
        "initial": "passing",
        "states": {
          "passing": {
            "description": "The clock ticks.",
            "invoke": {
              "id": "clock",
              "src": "clock",
              "onError": {
                "target": "unknown",
                "description": "The server’s time cannot be known here."
              }
            },
            "always": {
              "guard": "isSettled",
              "target": "over",
              "description": "The dispute has ended: the clock stops."
            }
          },
          "unknown": {
            "description": "Without a clock, silence has no effect here: only the acts of buyer, seller and provider count.",
            "always": {
              "guard": "isSettled",
              "target": "over",
              "description": "The dispute ended by the provider’s decision."
            }
          },
          "over": {
            "description": "The dispute is settled and needs no time.",
            "type": "final"
          }
        }
      }
    }
  },
  {
    guards: {
      "isDefectClaim": () => true,
      "isDefectInTime": () => true,
      "isNonDeliveryInTime": () => true,
      "isObjectionInTime": () => true,
      "isOverdue": () => true,
      "isSettled": () => true,
      "isUnclaimed": () => true,
    },
    actors: {
      "clock": waiting,
    },
    actions: {
      "clearDeadline": () => undefined,
      "setClaim": () => undefined,
      "setDecisionDeadline": () => undefined,
      "setDecisionDeadlineAfterSilence": () => undefined,
      "setDelivered": () => undefined,
      "setObjectionDeadline": () => undefined,
    },
  },
)

import { createMachine, fromCallback } from 'xstate'

// Written by npm run diagrams. Every guard, actor, action and delay of the chart has a stand-in: a guard says yes, an actor has no answer until
// you send it one (xstate.done.actor.<id>, xstate.error.actor.<id>), an action does nothing, a delay is longer than you wait. Change them to play.

const waiting = fromCallback(() => undefined)

export const machine = createMachine(
  {
    "id": "tabOwnership",
    "description": "Which tab of the browser owns the order. A tab takes the order from another one only by the shopper’s press, and never while a payment is under way there. It is a comfort, not the guard: where the browser cannot tell, the tab may pay and the provider refuses a second payment.",
    "initial": "claiming",
    "invoke": {
      "id": "rivals",
      "src": "rivals",
      "onError": {
        "target": ".owning",
        "description": "The browser cannot tell tabs apart, so this tab owns the order."
      }
    },
    "on": {
      "tab.paid": {
        "target": ".elsewhere.leaving",
        "description": "Another tab has paid the order: this page loads again and shows the result."
      }
    },
    "states": {
      "claiming": {
        "description": "Asks whether another tab owns the order. No money call may start here.",
        "invoke": {
          "id": "claimOrder",
          "src": "claimOrder",
          "onDone": [
            {
              "guard": {
                "type": "isOwned"
              },
              "target": "#tabOwnership.owning",
              "description": "The order is free and now owned by this tab."
            },
            {
              "guard": {
                "type": "isPaying"
              },
              "target": "#tabOwnership.elsewhere.watching.paying",
              "description": "Another tab is paying."
            },
            {
              "target": "#tabOwnership.elsewhere.watching",
              "description": "Another tab owns the order."
            }
          ],
          "onError": {
            "target": "owning",
            "description": "The browser cannot tell, so this tab owns the order."
          }
        },
        "on": {
          "tab.left": {
            "target": "left",
            "description": "The page is left before it knows."
          }
        }
      },
      "owning": {
        "description": "This tab owns the order: it may pay.",
        "on": {
          "tab.lostOrder": {
            "target": "elsewhere",
            "description": "The shopper continued in another tab."
          },
          "tab.left": {
            "target": "left",
            "description": "The page is left or frozen: it lets go of its locks."
          }
        }
      },
      "left": {
        "description": "The page was left and may be shown again from the page cache. It owns nothing.",
        "tags": "pageLeft",
        "on": {
          "tab.returned": {
            "target": "owning",
            "description": "The page is shown again and the order was still free."
          },
          "tab.lostOrder": {
            "target": "elsewhere",
            "description": "Another tab took the order meanwhile."
          }
        }
      },
      "elsewhere": {
        "description": "Another tab has the order. Nothing can be paid here.",
        "tags": "elsewhere",
        "initial": "watching",
        "states": {
          "watching": {
            "description": "Watches what the other tab does.",
            "initial": "there",
            "on": {
              "tab.sawOther": {
                "target": ".there",
                "description": "The other tab is open."
              },
              "tab.sawPayment": {
                "target": ".paying",
                "description": "The other tab has started to pay."
              },
              "tab.sawOwnerGone": {
                "target": ".alone",
                "description": "The other tab was closed."
              }
            },
            "states": {
              "there": {
                "description": "The other tab is open and pays nothing.",
                "on": {
                  "shopper.continuedHere": {
                    "target": "#tabOwnership.elsewhere.taking",
                    "description": "The shopper takes the order into this tab."
                  }
                }
              },
              "paying": {
                "description": "The other tab pays. The order cannot be taken over until that payment has ended."
              },
              "alone": {
                "description": "The other tab is gone.",
                "on": {
                  "shopper.continuedHere": {
                    "target": "#tabOwnership.elsewhere.taking",
                    "description": "The shopper continues here, since the order is free."
                  }
                }
              }
            }
          },
          "taking": {
            "description": "Takes the order over. The other tab loses it before this one may pay.",
            "tags": "busy",
            "invoke": {
              "id": "takeOver",
              "src": "takeOver",
              "onDone": [
                {
                  "guard": {
                    "type": "isOwned"
                  },
                  "target": "#tabOwnership.owning",
                  "description": "The order is owned by this tab."
                },
                {
                  "guard": {
                    "type": "isPaying"
                  },
                  "target": "#tabOwnership.elsewhere.watching.paying",
                  "description": "The other tab started to pay first, so it keeps the order."
                },
                {
                  "target": "#tabOwnership.elsewhere.watching",
                  "description": "The other tab still owns the order."
                }
              ],
              "onError": {
                "target": "#tabOwnership.owning",
                "description": "The browser cannot tell, so this tab continues."
              }
            }
          },
          "leaving": {
            "description": "The order was paid in another tab. This page loads again and asks the order.",
            "tags": "busy",
            "invoke": {
              "id": "reloadPage",
              "src": "reloadPage",
              "onDone": {
                "target": "watching",
                "description": "The page is still here: it goes on watching."
              },
              "onError": {
                "target": "watching",
                "description": "The page could not load again: it goes on watching."
              }
            }
          }
        }
      }
    }
  },
  {
    guards: {
      "isOwned": () => true,
      "isPaying": () => true,
    },
    actors: {
      "claimOrder": waiting,
      "reloadPage": waiting,
      "rivals": waiting,
      "takeOver": waiting,
    },
  },
)

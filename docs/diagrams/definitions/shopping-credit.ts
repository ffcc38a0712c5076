import { createMachine, fromCallback } from 'xstate'

// Written by npm run diagrams. Every guard, actor, action and delay of the chart has a stand-in: a guard says yes, an actor has no answer until
// you send it one (xstate.done.actor.<id>, xstate.error.actor.<id>), an action does nothing, a delay is longer than you wait. Change them to play.

const waiting = fromCallback(() => undefined)

export const machine = createMachine(
  {
    "id": "shoppingCredit",
    "description": "The form that applies for a credit at a bank of the shopper’s choice; only a bank that lends this amount can be chosen (CRED-01). It sends nothing: it ends with the application that is to be sent, or is left.",
    "initial": "entering",
    "on": {
      "wallet.updated": {
        "actions": {
          "type": "setLevel"
        },
        "description": "The verification level of the member is known better, and the next question for banks carries it."
      },
      "network.changed": {
        "actions": {
          "type": "setNetwork"
        },
        "description": "The connection is noted: a press on apply while offline submits nothing."
      },
      "agreement.updated": {
        "actions": {
          "type": "setAgreement"
        },
        "description": "The shopper accepted the contract or took that back, which may clear its fault."
      }
    },
    "states": {
      "entering": {
        "description": "Decides whether this order can have a credit at all, and whether the banks have to be fetched.",
        "always": [
          {
            "guard": "hasIneligibility",
            "target": "ineligible",
            "description": "The last attempt was refused because of the member or the basket. That reason is shown before anything is asked again."
          },
          {
            "guard": "areBanksKnown",
            "target": "open",
            "description": "The banks were fetched for this price on an earlier visit."
          },
          {
            "guard": "isAmountLent",
            "target": "askingBanks",
            "description": "The price is between the smallest and the largest credit (CRED-01)."
          },
          {
            "target": "ineligible",
            "actions": {
              "type": "setIneligibility",
              "params": {
                "category": "amountLimits"
              }
            },
            "description": "The price is too small, too large or in another currency, so no bank is asked (CRED-05)."
          }
        ]
      },
      "askingBanks": {
        "description": "Asks the provider which banks lend for this price and this member (CRED-01).",
        "on": {
          "form.left": {
            "target": "left",
            "description": "The shopper chose another method before the banks were known."
          }
        },
        "invoke": {
          "id": "askCreditBanks",
          "src": "askCreditBanks",
          "onDone": [
            {
              "guard": {
                "type": "isKnown"
              },
              "target": "open",
              "actions": {
                "type": "setBanks"
              },
              "description": "The banks are known. A bank that was chosen before stays chosen only if it still lends this amount."
            },
            {
              "guard": {
                "type": "isIneligible"
              },
              "target": "ineligible",
              "actions": {
                "type": "setBanksProblem"
              },
              "description": "The provider names a reason why this member or basket gets no credit (CRED-05)."
            },
            {
              "target": "banksUnknown",
              "actions": {
                "type": "setBanksProblem"
              },
              "description": "The provider refused without a reason about credits, so the question can be repeated."
            }
          ],
          "onError": {
            "target": "banksUnknown",
            "actions": {
              "type": "setProblem",
              "params": {
                "problem": {
                  "key": "errors.generic"
                }
              }
            },
            "description": "No answer came, and a general problem is shown."
          }
        }
      },
      "banksUnknown": {
        "description": "Says that the banks could not be fetched, and offers another try (CRED-07).",
        "on": {
          "form.left": {
            "target": "left",
            "description": "The shopper pays with another method instead of waiting for the banks."
          },
          "shopper.retried": {
            "target": "askingBanks",
            "actions": "clearProblem",
            "description": "The shopper asks for the banks again."
          }
        }
      },
      "ineligible": {
        "description": "Says why there is no credit, under a title for each reason (CRED-05). Nothing can be applied for here.",
        "on": {
          "form.left": {
            "target": "left",
            "description": "The other methods remain possible, and the shopper chose one."
          },
          "shopper.retried": {
            "guard": "canBecomeEligible",
            "target": "askingBanks",
            "actions": "clearProblem",
            "description": "The shopper may have put it right by verifying the identity or the e-mail address. Other reasons have no second try."
          }
        }
      },
      "open": {
        "description": "The form, beside the payment plan of the chosen bank. An application does not wait for the plan.",
        "type": "parallel",
        "states": {
          "form": {
            "description": "What the shopper chooses and presses.",
            "initial": "looking",
            "on": {
              "form.left": {
                "target": "#shoppingCredit.left",
                "description": "The shopper chose another method. The draft keeps the banks, the plans and the choice for this price."
              }
            },
            "states": {
              "looking": {
                "description": "The shopper compares banks. Only here can a press apply, so nothing is submitted twice or from behind the explanation (PAY-11).",
                "on": {
                  "shopper.choseBank": {
                    "guard": {
                      "type": "canChooseBank"
                    },
                    "actions": [
                      {
                        "type": "setBank"
                      },
                      "raiseBankChanged"
                    ],
                    "description": "The shopper picked a bank that lends this amount. An inactive bank or one with other limits cannot be chosen."
                  },
                  "shopper.askedHow": {
                    "target": "learning",
                    "description": "The shopper wants to read how to apply (CRED-02)."
                  },
                  "shopper.applied": [
                    {
                      "guard": "isReadyToApply",
                      "target": "#shoppingCredit.submitted",
                      "actions": "clearProblem",
                      "description": "A bank is chosen, the contract accepted and the browser online."
                    },
                    {
                      "actions": "setFaults",
                      "description": "The bank or the agreement is missing, or the browser is offline: nothing is submitted, and the faults become visible."
                    }
                  ]
                }
              },
              "learning": {
                "description": "Explains in a dialog over the form how to apply. Nothing can be chosen or pressed behind it.",
                "tags": "explaining",
                "on": {
                  "shopper.closed": {
                    "target": "looking",
                    "description": "The shopper has read it and is back in the form."
                  }
                }
              }
            }
          },
          "plans": {
            "description": "How the chosen bank would have the price paid back; before a choice, an example (CRED-02, CRED-08).",
            "initial": "deciding",
            "states": {
              "deciding": {
                "description": "Decides what to ask. On the way out it notes the bank that the plans belong to, so that an answer is stored under that bank.",
                "exit": "setPlannedBank",
                "always": [
                  {
                    "guard": "arePlansKnown",
                    "target": "known",
                    "description": "This bank answered for this price before and is not asked twice."
                  },
                  {
                    "guard": "hasBank",
                    "target": "asking",
                    "description": "The plan of the chosen bank is not known yet."
                  },
                  {
                    "guard": "needsSamplePlans",
                    "target": "sampling",
                    "description": "No bank is chosen, and some bank could give an example of 1,000 TL (CRED-08)."
                  },
                  {
                    "target": "idle",
                    "description": "The example is known already, or no bank lends as much as the example."
                  }
                ]
              },
              "idle": {
                "description": "No bank is chosen. The example is shown, if there is one.",
                "on": {
                  "bank.changed": {
                    "guard": "hasBankChanged",
                    "target": "deciding",
                    "description": "The shopper chose the first bank, and its plan takes the place of the example."
                  }
                }
              },
              "sampling": {
                "description": "Asks the first bank that lends 1,000 TL for its plan as an example (CRED-08).",
                "on": {
                  "bank.changed": {
                    "guard": "hasBankChanged",
                    "target": "deciding",
                    "description": "The shopper chose a bank meanwhile, so the example is of no use."
                  }
                },
                "invoke": {
                  "id": "askSample",
                  "src": "askCreditPlans",
                  "onDone": {
                    "target": "idle",
                    "actions": {
                      "type": "setSamplePlans"
                    },
                    "description": "The example is known, or the bank gave none and the form leaves it out."
                  },
                  "onError": {
                    "target": "idle",
                    "description": "No answer came. The form works without an example, and no problem is shown."
                  }
                }
              },
              "asking": {
                "description": "Asks the chosen bank how this price would be paid back. The shopper may apply meanwhile.",
                "on": {
                  "bank.changed": {
                    "guard": "hasBankChanged",
                    "target": "deciding",
                    "description": "Another bank is chosen, so the answer for the last one is dropped."
                  }
                },
                "invoke": {
                  "id": "askCreditPlans",
                  "src": "askCreditPlans",
                  "onDone": [
                    {
                      "guard": {
                        "type": "isKnown"
                      },
                      "target": "known",
                      "actions": {
                        "type": "setPlans"
                      },
                      "description": "The plan is known and kept for this bank."
                    },
                    {
                      "target": "unknown",
                      "description": "The bank’s plan is not available."
                    }
                  ],
                  "onError": {
                    "target": "unknown",
                    "description": "No answer came, so the plan is missing."
                  }
                }
              },
              "known": {
                "description": "The plan of the chosen bank is shown.",
                "on": {
                  "bank.changed": {
                    "guard": "hasBankChanged",
                    "target": "deciding",
                    "description": "The shown plan belongs to the last bank and is replaced."
                  }
                }
              },
              "unknown": {
                "description": "Says that the plan is missing and offers to ask again. The shopper can apply without it.",
                "on": {
                  "bank.changed": {
                    "guard": "hasBankChanged",
                    "target": "deciding",
                    "description": "The next bank may have a plan where the last one had none."
                  },
                  "shopper.askedPlans": {
                    "target": "asking",
                    "description": "The shopper asks the same bank again."
                  }
                }
              }
            }
          }
        }
      },
      "submitted": {
        "description": "Ends with the application. The payment attempt sends it.",
        "type": "final"
      },
      "left": {
        "description": "Ends without an application.",
        "type": "final"
      }
    }
  },
  {
    guards: {
      "areBanksKnown": () => true,
      "arePlansKnown": () => true,
      "canBecomeEligible": () => true,
      "canChooseBank": () => true,
      "hasBank": () => true,
      "hasBankChanged": () => true,
      "hasIneligibility": () => true,
      "isAmountLent": () => true,
      "isIneligible": () => true,
      "isKnown": () => true,
      "isReadyToApply": () => true,
      "needsSamplePlans": () => true,
    },
    actors: {
      "askCreditBanks": waiting,
      "askCreditPlans": waiting,
    },
    actions: {
      "clearProblem": () => undefined,
      "raiseBankChanged": () => undefined,
      "setAgreement": () => undefined,
      "setBank": () => undefined,
      "setBanks": () => undefined,
      "setBanksProblem": () => undefined,
      "setFaults": () => undefined,
      "setIneligibility": () => undefined,
      "setLevel": () => undefined,
      "setNetwork": () => undefined,
      "setPlannedBank": () => undefined,
      "setPlans": () => undefined,
      "setProblem": () => undefined,
      "setSamplePlans": () => undefined,
    },
  },
)

import { createMachine, fromCallback } from 'xstate'

// Written by npm run diagrams. Every guard, actor, action and delay of the chart has a stand-in: a guard says yes, an actor has no answer until
// you send it one (xstate.done.actor.<id>, xstate.error.actor.<id>), an action does nothing, a delay is longer than you wait. Change them to play.

const waiting = fromCallback(() => undefined)

export const machine = createMachine(
  {
    "id": "cardPayment",
    "description": "The form that pays with a saved card, a new card, or a card that is chosen in BKM Express; the submission carries only the one that is shown. The form moves no money: it ends with what is to be sent, or is left.",
    "initial": "entering",
    "on": {
      "wallet.updated": {
        "actions": {
          "type": "setBalance"
        },
        "description": "The balance of the member is known or has changed, so a mixed payment and its faults are judged again."
      },
      "network.changed": {
        "actions": {
          "type": "setNetwork"
        },
        "description": "The connection is noted: a press on pay while offline submits nothing."
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
        "description": "Decides whether the saved cards have to be fetched.",
        "always": [
          {
            "guard": "isWalletKnown",
            "target": "open",
            "description": "The form was open before, so its draft already has the saved cards."
          },
          {
            "target": "openingWallet",
            "description": "The form is opened for the first time."
          }
        ]
      },
      "openingWallet": {
        "description": "Asks for the member’s saved cards and the token that each payment carries (PAY-02). No payment can start before the answer.",
        "on": {
          "form.left": {
            "target": "#cardPayment.left",
            "description": "The shopper chose another method and drops the question."
          }
        },
        "invoke": {
          "id": "openWallet",
          "src": "openWallet",
          "onDone": [
            {
              "guard": {
                "type": "isWalletOpen"
              },
              "target": "open",
              "actions": {
                "type": "setWallet"
              },
              "description": "The saved cards are known. A guest’s wallet is empty."
            },
            {
              "target": "walletClosed",
              "actions": {
                "type": "setRefusal"
              },
              "description": "The saved cards could not be had. The provider’s reason is shown where it gave one."
            }
          ],
          "onError": {
            "target": "walletClosed",
            "actions": {
              "type": "setProblem",
              "params": {
                "problem": {
                  "key": "errors.generic"
                }
              }
            },
            "description": "The question itself failed: the form stays closed until another try succeeds."
          }
        }
      },
      "walletClosed": {
        "description": "Says that the saved cards could not be fetched, with the ways on.",
        "on": {
          "form.left": {
            "target": "#cardPayment.left",
            "description": "The shopper pays with another method instead."
          },
          "shopper.retried": {
            "target": "openingWallet",
            "actions": "clearProblem",
            "description": "The shopper asks for the saved cards once more."
          },
          "shopper.askedNewCard": {
            "guard": "canPayWithoutWallet",
            "target": "open",
            "actions": "setWithoutWallet",
            "description": "A new card needs no wallet (PAY-02), so the form opens with an empty one. Only a refusal allows this, since it brings what the form needs."
          }
        }
      },
      "open": {
        "description": "The form, beside the two questions about the shown card: its installments and its bonus. The shopper can fill in the form while the provider answers them.",
        "tags": "walletOpen",
        "type": "parallel",
        "states": {
          "form": {
            "description": "What the shopper types, chooses and presses.",
            "initial": "beginning",
            "states": {
              "beginning": {
                "description": "Decides what is shown first, also after an attempt that a bank refused before the page was loaded again.",
                "always": [
                  {
                    "guard": "isCreditDue",
                    "target": "offering",
                    "description": "The bank refused the card for too little money, and a shopping credit is possible for this order and member (CARD-12)."
                  },
                  {
                    "target": "choosing",
                    "description": "No credit is to be offered: the shopper begins with the form."
                  }
                ]
              },
              "offering": {
                "description": "Offers a shopping credit in a dialog over the form (CARD-12). Nothing can be paid until it is closed.",
                "tags": "creditOffered",
                "on": {
                  "shopper.closed": {
                    "target": "choosing",
                    "description": "The shopper declines the offer and continues with a card."
                  },
                  "form.left": {
                    "target": "#cardPayment.left",
                    "description": "The shopper takes the offer or another method."
                  }
                }
              },
              "choosing": {
                "description": "The shopper fills in the form. Only here can a press on pay submit, so a second press or a late Enter sends nothing twice (PAY-11).",
                "on": {
                  "form.left": {
                    "target": "#cardPayment.left",
                    "description": "The shopper chose another method. The draft keeps the choices for the way back."
                  },
                  "shopper.filledCard": {
                    "actions": [
                      {
                        "type": "setCard"
                      },
                      "raiseCardChanged"
                    ],
                    "description": "A card field changed by a key, a paste or an autofill. Its fault is hidden while the shopper types."
                  },
                  "shopper.choseCard": {
                    "guard": {
                      "type": "isUsableCard"
                    },
                    "actions": [
                      {
                        "type": "setSavedCard"
                      },
                      "raiseCardChanged"
                    ],
                    "description": "The shopper picked a saved card. An expired one cannot be chosen (CARD-08)."
                  },
                  "shopper.askedNewCard": {
                    "actions": [
                      {
                        "type": "setCardSource",
                        "params": {
                          "cardSource": "newCard"
                        }
                      },
                      "raiseCardChanged"
                    ],
                    "description": "The shopper switches to the fields of a new card (CARD-01)."
                  },
                  "shopper.askedSavedCards": {
                    "guard": "hasSavedCards",
                    "actions": [
                      {
                        "type": "setCardSource",
                        "params": {
                          "cardSource": "savedCard"
                        }
                      },
                      "raiseCardChanged"
                    ],
                    "description": "The shopper returns to the saved cards. An empty wallet has no such list."
                  },
                  "shopper.askedBkm": {
                    "guard": "isBkmEnabled",
                    "actions": [
                      {
                        "type": "setCardSource",
                        "params": {
                          "cardSource": "bkm"
                        }
                      },
                      "raiseCardChanged"
                    ],
                    "description": "The shopper will choose a card in BKM Express, which the order has to allow."
                  },
                  "shopper.leftField": {
                    "guard": {
                      "type": "isFilledOrRefused"
                    },
                    "actions": {
                      "type": "setLeftField"
                    },
                    "description": "The fault of the field may be shown now. An empty field keeps it hidden until a press on pay has refused the form."
                  },
                  "shopper.choseInstallment": {
                    "guard": {
                      "type": "isOffered"
                    },
                    "actions": {
                      "type": "setInstallment"
                    },
                    "description": "The shopper picked a number of installments that this card is offered."
                  },
                  "shopper.choseBonus": {
                    "guard": "hasBonus",
                    "actions": {
                      "type": "setBonusChoice"
                    },
                    "description": "The shopper uses the card’s bonus or keeps it for later. A card without usable bonus has no such choice."
                  },
                  "shopper.choseMix": {
                    "guard": "canMix",
                    "actions": {
                      "type": "setMixChoice"
                    },
                    "description": "The shopper lets the balance pay a part or takes that back. Only a card and a single payment that allow it have this choice (MIX-01, MIX-03)."
                  },
                  "shopper.askedThreeDS": {
                    "actions": {
                      "type": "setThreeDSChoice"
                    },
                    "description": "The shopper asks for 3-D Secure or drops the wish. Where it is required, it is used anyway (CARD-09)."
                  },
                  "shopper.storedCard": {
                    "guard": "hasWallet",
                    "actions": {
                      "type": "setCardStored"
                    },
                    "description": "The shopper consents to storing the new card, or withdraws that (CARD-15). A guest has no wallet to store it in."
                  },
                  "shopper.paid": [
                    {
                      "guard": "isReadyToPay",
                      "target": "awaitingInstallments",
                      "actions": [
                        "clearProblem",
                        "setPressedBreakdown"
                      ],
                      "description": "The form is complete and the browser online. The sum is noted as it was shown at the press."
                    },
                    {
                      "actions": "setFaults",
                      "description": "Something is missing or the browser is offline: nothing is submitted, and all faults become visible."
                    }
                  ]
                }
              },
              "awaitingInstallments": {
                "description": "Pay was pressed and the form is locked. It waits for the installments, since their answer says whether the bank requires 3-D Secure (CARD-09).",
                "tags": "pressed",
                "always": [
                  {
                    "guard": "hasBreakdownChanged",
                    "target": "choosing",
                    "actions": {
                      "type": "setProblem",
                      "params": {
                        "problem": {
                          "key": "errors.formChanged"
                        }
                      }
                    },
                    "description": "The installments or a newer balance changed the sum. Nothing is sent, and the shopper sees the form with the new sum (PAY-11)."
                  },
                  {
                    "guard": "areInstallmentsAnswered",
                    "target": "#cardPayment.submitted",
                    "description": "The installments are answered and the sum is the one that was pressed."
                  }
                ]
              }
            }
          },
          "installments": {
            "description": "In how many installments the shown card can pay. A failed question leaves a single payment (INST-06).",
            "initial": "none",
            "states": {
              "none": {
                "description": "No installments: fewer than eight digits of the card are known (INST-02), or no card is shown.",
                "always": [
                  {
                    "guard": "areInstallmentsKnown",
                    "target": "answered",
                    "actions": "setAskedBin",
                    "description": "The installments of these eight digits were fetched before and are used again."
                  },
                  {
                    "guard": "hasBin",
                    "target": "asking",
                    "actions": "setAskedBin",
                    "description": "The first eight digits of another card are known."
                  }
                ]
              },
              "asking": {
                "description": "Asks the provider for the installments of these eight digits (INST-01). A pressed payment waits for the answer.",
                "on": {
                  "card.changed": {
                    "guard": "hasBinChanged",
                    "target": "none",
                    "actions": "clearInstallment",
                    "description": "Another card is shown, so the answer for the last one is dropped (INST-01)."
                  }
                },
                "invoke": {
                  "id": "askInstallments",
                  "src": "askInstallments",
                  "onDone": {
                    "target": "answered",
                    "actions": {
                      "type": "setInstallments"
                    },
                    "description": "The provider named the installments, or had none for this card."
                  },
                  "onError": {
                    "target": "answered",
                    "description": "No answer came: the card can make a single payment (INST-06)."
                  }
                }
              },
              "answered": {
                "description": "The question for this card is over. It is not repeated while the same card is shown.",
                "on": {
                  "card.changed": {
                    "guard": "hasBinChanged",
                    "target": "none",
                    "actions": "clearInstallment",
                    "description": "Another card is shown. The chosen number of installments belonged to the last one and returns to a single payment."
                  }
                }
              }
            }
          },
          "bonus": {
            "description": "The bonus points that the shown card has collected. A failed question offers none and blocks no payment (BON-05).",
            "initial": "none",
            "states": {
              "none": {
                "description": "No bonus: the card is not known completely, and the question needs the whole card.",
                "always": [
                  {
                    "guard": "isBonusKnown",
                    "target": "known",
                    "actions": "setAskedCard",
                    "description": "The bonus of this card was fetched before, so it is not asked for again."
                  },
                  {
                    "guard": "canAskBonus",
                    "target": "asking",
                    "actions": "setAskedCard",
                    "description": "A saved card is chosen, or all fields of a new card are correct."
                  }
                ]
              },
              "asking": {
                "description": "Asks the provider for the bonus, once for each card (BON-01). A pressed payment does not wait for it.",
                "on": {
                  "card.changed": {
                    "guard": "hasCardChanged",
                    "target": "none",
                    "actions": "clearBonusChoice",
                    "description": "Another card is shown, so the bonus of the last one is of no use."
                  },
                  "shopper.filledCard": {
                    "guard": {
                      "type": "isAuthenticating"
                    },
                    "target": "none",
                    "description": "The security code or the expiry date is corrected: the question had the former one and is asked again."
                  }
                },
                "invoke": {
                  "id": "askBonus",
                  "src": "askBonus",
                  "onDone": [
                    {
                      "guard": {
                        "type": "isBonusFound"
                      },
                      "target": "known",
                      "actions": {
                        "type": "setBonus"
                      },
                      "description": "The provider named a bonus, which is kept for this card."
                    },
                    {
                      "target": "unknown",
                      "description": "The provider refused, perhaps for the security code or the expiry date, so no bonus is offered (BON-05)."
                    }
                  ],
                  "onError": {
                    "target": "unknown",
                    "description": "No answer came, so no bonus is offered (BON-05)."
                  }
                }
              },
              "known": {
                "description": "The bonus of the shown card is known, and the form offers it where it can be used.",
                "on": {
                  "card.changed": {
                    "guard": "hasCardChanged",
                    "target": "none",
                    "actions": "clearBonusChoice",
                    "description": "A choice to use the bonus belongs to one card: another card begins without it."
                  }
                }
              },
              "unknown": {
                "description": "The question failed or was refused. The shopper pays without bonus; the question is repeated only for another card or corrected fields.",
                "on": {
                  "card.changed": {
                    "guard": "hasCardChanged",
                    "target": "none",
                    "actions": "clearBonusChoice",
                    "description": "Another card is shown, and its bonus may be asked for."
                  },
                  "shopper.filledCard": {
                    "guard": {
                      "type": "isAuthenticating"
                    },
                    "target": "none",
                    "description": "The security code or the expiry date is corrected: with the whole card, the bonus is asked for again."
                  }
                }
              }
            }
          }
        }
      },
      "submitted": {
        "description": "Ends with the submission. The payment attempt sends it.",
        "type": "final"
      },
      "left": {
        "description": "Ends without a payment. The choices are kept in a draft for when the shopper returns.",
        "type": "final"
      }
    }
  },
  {
    guards: {
      "areInstallmentsAnswered": () => true,
      "areInstallmentsKnown": () => true,
      "canAskBonus": () => true,
      "canMix": () => true,
      "canPayWithoutWallet": () => true,
      "hasBin": () => true,
      "hasBinChanged": () => true,
      "hasBonus": () => true,
      "hasBreakdownChanged": () => true,
      "hasCardChanged": () => true,
      "hasSavedCards": () => true,
      "hasWallet": () => true,
      "isAuthenticating": () => true,
      "isBkmEnabled": () => true,
      "isBonusFound": () => true,
      "isBonusKnown": () => true,
      "isCreditDue": () => true,
      "isFilledOrRefused": () => true,
      "isOffered": () => true,
      "isReadyToPay": () => true,
      "isUsableCard": () => true,
      "isWalletKnown": () => true,
      "isWalletOpen": () => true,
    },
    actors: {
      "askBonus": waiting,
      "askInstallments": waiting,
      "openWallet": waiting,
    },
    actions: {
      "clearBonusChoice": () => undefined,
      "clearInstallment": () => undefined,
      "clearProblem": () => undefined,
      "raiseCardChanged": () => undefined,
      "setAgreement": () => undefined,
      "setAskedBin": () => undefined,
      "setAskedCard": () => undefined,
      "setBalance": () => undefined,
      "setBonus": () => undefined,
      "setBonusChoice": () => undefined,
      "setCard": () => undefined,
      "setCardSource": () => undefined,
      "setCardStored": () => undefined,
      "setFaults": () => undefined,
      "setInstallment": () => undefined,
      "setInstallments": () => undefined,
      "setLeftField": () => undefined,
      "setMixChoice": () => undefined,
      "setNetwork": () => undefined,
      "setPressedBreakdown": () => undefined,
      "setProblem": () => undefined,
      "setRefusal": () => undefined,
      "setSavedCard": () => undefined,
      "setThreeDSChoice": () => undefined,
      "setWallet": () => undefined,
      "setWithoutWallet": () => undefined,
    },
  },
)

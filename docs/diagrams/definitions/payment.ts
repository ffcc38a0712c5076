import { createMachine, fromCallback } from 'xstate'

// Written by npm run diagrams. Every guard, actor, action and delay of the chart has a stand-in: a guard says yes, an actor has no answer until
// you send it one (xstate.done.actor.<id>, xstate.error.actor.<id>), an action does nothing, a delay is longer than you wait. Change them to play.

const waiting = fromCallback(() => undefined)

export const machine = createMachine(
  {
    "id": "payment",
    "description": "Everything after the login, up to the money. One method is on show at a time, as a form that sends nothing; its press starts the one attempt, so two payments cannot be on their way at once.",
    "initial": "reading",
    "states": {
      "reading": {
        "description": "Reads what the order and the configuration say about paying. Both are known by now, so no call is made.",
        "invoke": {
          "id": "readTerms",
          "src": "readTerms",
          "onDone": {
            "target": "open",
            "actions": {
              "type": "setTerms"
            },
            "description": "The terms say which methods the order allows, and whether a bank transfer has its code already."
          },
          "onError": {
            "target": "termsFailed",
            "description": "Without the terms no method can be offered."
          }
        }
      },
      "termsFailed": {
        "description": "A dead end: the terms could not be read and nothing can be paid here.",
        "initial": "announced",
        "states": {
          "announced": {
            "description": "The danger modal says that the payment page could not be prepared (SHELL-15).",
            "tags": "dangerShown",
            "on": {
              "shopper.closedDanger": {
                "target": "noticed",
                "description": "The shopper has read the modal; its words stay in the page."
              }
            }
          },
          "noticed": {
            "description": "The page says that nothing can be paid, and offers to try again."
          }
        },
        "on": {
          "shopper.retried": {
            "target": "reading",
            "description": "The shopper tries again: nothing was sent, so reading again is safe."
          }
        }
      },
      "open": {
        "description": "The shopper can pay. Method, balance, level and agreement run side by side, so a missing answer takes away only what depends on it.",
        "type": "parallel",
        "states": {
          "method": {
            "description": "The methods as forms, one of them on show, and the one attempt that a submitted form starts.",
            "initial": "choosing",
            "on": {
              "network.changed": {
                "actions": {
                  "type": "setNetwork"
                },
                "description": "The connection is noted for the next form: a press while offline sends nothing."
              }
            },
            "states": {
              "choosing": {
                "description": "Picks the form to show: the chosen method if the order allows it for this buyer, otherwise the first that is allowed.",
                "always": [
                  {
                    "guard": "hasTransfer",
                    "target": "lockedIn",
                    "description": "A bank transfer has its code: the other methods are refused until it is given up (BANK-03)."
                  },
                  {
                    "guard": {
                      "type": "isMethodToOpen",
                      "params": {
                        "method": "credit-card"
                      }
                    },
                    "target": "card",
                    "description": "The card is next."
                  },
                  {
                    "guard": {
                      "type": "isMethodToOpen",
                      "params": {
                        "method": "balance"
                      }
                    },
                    "target": "balance",
                    "description": "The balance is next; only members have one."
                  },
                  {
                    "guard": {
                      "type": "isMethodToOpen",
                      "params": {
                        "method": "shopping-credit"
                      }
                    },
                    "target": "shoppingCredit",
                    "description": "The shopping credit is next; only members get one."
                  },
                  {
                    "guard": {
                      "type": "isMethodToOpen",
                      "params": {
                        "method": "bank-transfer"
                      }
                    },
                    "target": "bankTransfer",
                    "description": "The bank transfer is next; only members can send one."
                  },
                  {
                    "target": "none",
                    "description": "The order allows none of the methods for this buyer."
                  }
                ]
              },
              "none": {
                "description": "A dead end: this order cannot be paid here by any method.",
                "initial": "announced",
                "states": {
                  "announced": {
                    "description": "The danger modal says that there is no way to pay this order.",
                    "tags": "dangerShown",
                    "on": {
                      "shopper.closedDanger": {
                        "target": "noticed",
                        "description": "The shopper has read that no method is offered; the page keeps saying so."
                      }
                    }
                  },
                  "noticed": {
                    "description": "The page says that no method is offered."
                  }
                }
              },
              "methodCrashed": {
                "description": "A form or an attempt broke before anything was sent. Only what was typed and chosen is lost.",
                "initial": "announced",
                "states": {
                  "announced": {
                    "description": "The danger modal says that the payment form stopped working.",
                    "tags": "dangerShown",
                    "on": {
                      "shopper.closedDanger": {
                        "target": "noticed",
                        "description": "The shopper has read about the crash; the message stays beside the way to try again."
                      }
                    }
                  },
                  "noticed": {
                    "description": "The page says that the form stopped working, and offers to try again."
                  }
                },
                "tags": "methodCrashed",
                "on": {
                  "shopper.retried": {
                    "target": "#payment.reading",
                    "description": "The terms are read again: a bank transfer that has its code is found by its stored entry."
                  }
                }
              },
              "card": {
                "description": "The card form. It sends nothing: it ends with what is to be sent, or is left for another method.",
                "initial": "choosing",
                "invoke": {
                  "id": "cardPayment",
                  "src": "cardPayment",
                  "onSnapshot": [
                    {
                      "guard": {
                        "type": "isAttempt"
                      },
                      "target": ".pressed",
                      "description": "Pay was pressed and the form waits for the installments."
                    },
                    {
                      "target": ".choosing",
                      "description": "The form has no press that waits, so the shopper may change it."
                    }
                  ],
                  "onDone": [
                    {
                      "guard": {
                        "type": "isSubmitted"
                      },
                      "target": "#payment.open.method.attempting",
                      "actions": [
                        {
                          "type": "setSubmission"
                        },
                        "clearProblem"
                      ],
                      "description": "The shopper pressed pay: the attempt starts with what was frozen at the press."
                    },
                    {
                      "target": "#payment.open.method.choosing",
                      "actions": [
                        {
                          "type": "setDrafts"
                        },
                        "clearProblem"
                      ],
                      "description": "The card form was left; the next form starts without the message of a refused card."
                    }
                  ],
                  "onError": {
                    "target": "#payment.open.method.methodCrashed",
                    "actions": "clearDrafts",
                    "description": "The card form broke before anything was sent."
                  }
                },
                "on": {
                  "network.changed": {
                    "actions": [
                      {
                        "type": "setNetwork"
                      },
                      {
                        "type": "sendNetwork"
                      }
                    ],
                    "description": "The card form hears of the connection, so that a press while offline sends nothing."
                  },
                  "wallet.changed": {
                    "actions": {
                      "type": "sendWallet",
                      "params": {
                        "id": "cardPayment"
                      }
                    },
                    "description": "The card form hears the balance and the level: both decide what may be paid with."
                  }
                },
                "states": {
                  "choosing": {
                    "description": "The shopper fills in the card form and may still choose another method.",
                    "on": {
                      "shopper.choseMethod": {
                        "guard": {
                          "type": "isOtherMethodOffered"
                        },
                        "actions": [
                          {
                            "type": "setChosenMethod"
                          },
                          {
                            "type": "sendLeave",
                            "params": {
                              "id": "cardPayment"
                            }
                          }
                        ],
                        "description": "The shopper leaves the card for another offered method; the form hands over what it holds first."
                      },
                      "shopper.agreed": {
                        "actions": [
                          {
                            "type": "setAgreement"
                          },
                          {
                            "type": "sendAgreement"
                          },
                          "raiseAgreementChanged"
                        ],
                        "description": "The shopper ticked or cleared the agreement: the card form needs it for the press."
                      }
                    }
                  },
                  "pressed": {
                    "description": "Pay was pressed and waits for the installments. Changes of agreement or method are ignored: what was pressed is what is sent (PAY-11).",
                    "tags": "pressed"
                  }
                }
              },
              "balance": {
                "description": "The balance form, for members only. It sends nothing and ends with what is to be sent.",
                "invoke": {
                  "id": "balancePayment",
                  "src": "balancePayment",
                  "onDone": [
                    {
                      "guard": {
                        "type": "isSubmitted"
                      },
                      "target": "#payment.open.method.attempting",
                      "actions": [
                        {
                          "type": "setSubmission"
                        },
                        "clearProblem"
                      ],
                      "description": "The shopper pays with the balance: the attempt starts."
                    },
                    {
                      "target": "#payment.open.method.choosing",
                      "actions": [
                        {
                          "type": "setDrafts"
                        },
                        "clearProblem"
                      ],
                      "description": "The balance form was left; its message about a refusal is cleared."
                    }
                  ],
                  "onError": {
                    "target": "#payment.open.method.methodCrashed",
                    "actions": "clearDrafts",
                    "description": "The balance form broke before anything was sent."
                  }
                },
                "on": {
                  "shopper.choseMethod": {
                    "guard": {
                      "type": "isOtherMethodOffered"
                    },
                    "actions": [
                      {
                        "type": "setChosenMethod"
                      },
                      {
                        "type": "sendLeave",
                        "params": {
                          "id": "balancePayment"
                        }
                      }
                    ],
                    "description": "The shopper leaves the balance for another offered method."
                  },
                  "shopper.agreed": {
                    "actions": [
                      {
                        "type": "setAgreement"
                      },
                      {
                        "type": "sendAgreement"
                      },
                      "raiseAgreementChanged"
                    ],
                    "description": "The agreement changed: the balance form needs it for the press."
                  },
                  "network.changed": {
                    "actions": [
                      {
                        "type": "setNetwork"
                      },
                      {
                        "type": "sendNetwork"
                      }
                    ],
                    "description": "The balance form hears whether the browser is online."
                  },
                  "wallet.changed": {
                    "actions": {
                      "type": "sendWallet",
                      "params": {
                        "id": "balancePayment"
                      }
                    },
                    "description": "The balance form hears the balance: it must cover the price."
                  }
                }
              },
              "shoppingCredit": {
                "description": "The shopping credit form, for members only. It knows what the provider refused last.",
                "invoke": {
                  "id": "shoppingCredit",
                  "src": "shoppingCredit",
                  "onDone": [
                    {
                      "guard": {
                        "type": "isSubmitted"
                      },
                      "target": "#payment.open.method.attempting",
                      "actions": [
                        {
                          "type": "setSubmission"
                        },
                        "clearProblem"
                      ],
                      "description": "The shopper applies for the credit: the attempt starts."
                    },
                    {
                      "target": "#payment.open.method.choosing",
                      "actions": [
                        {
                          "type": "setDrafts"
                        },
                        "clearProblem"
                      ],
                      "description": "The credit form was left; the next form starts without its refusal."
                    }
                  ],
                  "onError": {
                    "target": "#payment.open.method.methodCrashed",
                    "actions": "clearDrafts",
                    "description": "The credit form broke before anything was sent."
                  }
                },
                "on": {
                  "shopper.choseMethod": {
                    "guard": {
                      "type": "isOtherMethodOffered"
                    },
                    "actions": [
                      {
                        "type": "setChosenMethod"
                      },
                      {
                        "type": "sendLeave",
                        "params": {
                          "id": "shoppingCredit"
                        }
                      }
                    ],
                    "description": "The shopper leaves the shopping credit for another offered method."
                  },
                  "shopper.agreed": {
                    "actions": [
                      {
                        "type": "setAgreement"
                      },
                      {
                        "type": "sendAgreement"
                      },
                      "raiseAgreementChanged"
                    ],
                    "description": "The agreement changed: the credit form needs it for the press."
                  },
                  "network.changed": {
                    "actions": [
                      {
                        "type": "setNetwork"
                      },
                      {
                        "type": "sendNetwork"
                      }
                    ],
                    "description": "The credit form hears whether the browser is online."
                  },
                  "wallet.changed": {
                    "actions": {
                      "type": "sendWallet",
                      "params": {
                        "id": "shoppingCredit"
                      }
                    },
                    "description": "The credit form hears the level of the member, which a credit depends on."
                  }
                }
              },
              "bankTransfer": {
                "description": "The banks to transfer to, before there is a code. The other methods can still be chosen.",
                "invoke": {
                  "id": "bankTransfer",
                  "src": "bankTransfer",
                  "onDone": [
                    {
                      "guard": {
                        "type": "isSubmitted"
                      },
                      "target": "#payment.open.method.attempting",
                      "actions": [
                        {
                          "type": "setSubmission"
                        },
                        "clearProblem"
                      ],
                      "description": "The shopper asks for a transfer code: the attempt starts."
                    },
                    {
                      "target": "#payment.open.method.choosing",
                      "actions": [
                        {
                          "type": "setDrafts"
                        },
                        "clearProblem"
                      ],
                      "description": "The banks were left; which bank was chosen is remembered."
                    }
                  ],
                  "onError": {
                    "target": "#payment.open.method.methodCrashed",
                    "actions": "clearDrafts",
                    "description": "The transfer form broke before a code was asked for."
                  }
                },
                "on": {
                  "shopper.choseMethod": {
                    "guard": {
                      "type": "isOtherMethodOffered"
                    },
                    "actions": [
                      {
                        "type": "setChosenMethod"
                      },
                      {
                        "type": "sendLeave",
                        "params": {
                          "id": "bankTransfer"
                        }
                      }
                    ],
                    "description": "The shopper leaves the banks for another offered method."
                  },
                  "shopper.agreed": {
                    "actions": [
                      {
                        "type": "setAgreement"
                      },
                      {
                        "type": "sendAgreement"
                      },
                      "raiseAgreementChanged"
                    ],
                    "description": "The agreement changed: the transfer form needs it for the press."
                  },
                  "network.changed": {
                    "actions": [
                      {
                        "type": "setNetwork"
                      },
                      {
                        "type": "sendNetwork"
                      }
                    ],
                    "description": "The transfer form hears whether the browser is online."
                  }
                }
              },
              "lockedIn": {
                "description": "The transfer has its code. Every tab and device that opens the order finds it, and no other method is allowed until the code is given up (BANK-03, PAY-13).",
                "initial": "resting",
                "entry": "clearProblem",
                "exit": "clearTransfer",
                "invoke": {
                  "id": "bankTransfer",
                  "src": "bankTransfer",
                  "onSnapshot": [
                    {
                      "guard": {
                        "type": "isAttempt"
                      },
                      "target": ".inFlight",
                      "description": "The notification of the transfer was sent and its answer is awaited."
                    },
                    {
                      "target": ".resting",
                      "description": "No call is under way: the shopper reads the code and the bank details."
                    }
                  ],
                  "onDone": [
                    {
                      "guard": {
                        "type": "isPaid"
                      },
                      "target": "#payment.paid",
                      "actions": {
                        "type": "setReceipt"
                      },
                      "description": "The order is paid already: the receipt is shown."
                    },
                    {
                      "guard": {
                        "type": "isNotified"
                      },
                      "target": "#payment.notified",
                      "actions": {
                        "type": "setNotified"
                      },
                      "description": "The shopper has the bank details; the money is still to come."
                    },
                    {
                      "target": "choosing",
                      "actions": {
                        "type": "setRestartedTransfer"
                      },
                      "description": "The code was given up or has lapsed: it is not found again, and the other methods are allowed."
                    }
                  ],
                  "onError": {
                    "target": "#payment.open.method.methodCrashed",
                    "actions": "clearDrafts",
                    "description": "The transfer page broke. Its code is still valid and is found when the shopper tries again."
                  }
                },
                "on": {
                  "network.changed": {
                    "actions": [
                      {
                        "type": "setNetwork"
                      },
                      {
                        "type": "sendNetwork"
                      }
                    ],
                    "description": "The transfer page hears whether the browser is online."
                  }
                },
                "states": {
                  "resting": {
                    "description": "The code is on show. Other methods and other addresses lead to an explanation.",
                    "tags": "lockedIn",
                    "on": {
                      "shopper.choseMethod": {
                        "actions": "sendOtherMethodToTransfer",
                        "description": "The method stays: the page explains that the transfer must be given up first."
                      },
                      "address.asked": {
                        "actions": "sendOtherMethodToTransfer",
                        "description": "Back or a typed address cannot leave the transfer: the page explains why."
                      }
                    }
                  },
                  "inFlight": {
                    "description": "The notification is on its way. Choosing another method is ignored until the answer is here.",
                    "tags": "paymentInFlight"
                  }
                }
              },
              "attempting": {
                "description": "The one attempt after a press. Another method or a second attempt is impossible before it has ended (PAY-05, PAY-11).",
                "initial": "preparing",
                "invoke": {
                  "id": "attempt",
                  "src": "paymentAttempt",
                  "onSnapshot": [
                    {
                      "guard": {
                        "type": "isAttempt"
                      },
                      "target": ".repricing",
                      "description": "The order costs something else than what was shown."
                    },
                    {
                      "guard": {
                        "type": "isAttempt"
                      },
                      "target": ".overdue",
                      "description": "The answer takes so long that waiting for it is no longer enough."
                    },
                    {
                      "guard": {
                        "type": "isForCredit"
                      },
                      "target": ".goingForCredit",
                      "description": "The credit continues at its bank."
                    },
                    {
                      "guard": {
                        "type": "isAttempt"
                      },
                      "target": ".redirecting",
                      "description": "The bank of the card wants to see the shopper."
                    },
                    {
                      "guard": {
                        "type": "isAttempt"
                      },
                      "target": ".inFlight",
                      "description": "The payment was sent."
                    },
                    {
                      "guard": {
                        "type": "isAttempt"
                      },
                      "target": ".identifying",
                      "description": "The provider’s limits require that the shopper proves their identity."
                    },
                    {
                      "target": ".preparing",
                      "description": "The attempt checks and prepares; the payment was not sent."
                    }
                  ],
                  "onDone": [
                    {
                      "guard": {
                        "type": "isPaid"
                      },
                      "target": "#payment.paid",
                      "actions": {
                        "type": "setReceipt"
                      },
                      "description": "The provider confirmed the payment."
                    },
                    {
                      "guard": {
                        "type": "isRefused"
                      },
                      "target": "choosing",
                      "actions": [
                        {
                          "type": "setKycFindings"
                        },
                        {
                          "type": "setRefusal"
                        }
                      ],
                      "description": "Nothing was charged: the same form returns with what was typed and the reason."
                    },
                    {
                      "guard": {
                        "type": "isRepriced"
                      },
                      "target": "choosing",
                      "actions": [
                        {
                          "type": "setKycFindings"
                        },
                        {
                          "type": "setPrice"
                        }
                      ],
                      "description": "The shopper accepted a new price: the form returns with it, and pay must be pressed again."
                    },
                    {
                      "guard": {
                        "type": "isTransferIssued"
                      },
                      "target": "choosing",
                      "actions": {
                        "type": "setTransfer"
                      },
                      "description": "The provider issued a transfer code: the transfer is shown with it."
                    },
                    {
                      "target": "#payment.unknown",
                      "actions": {
                        "type": "setUnknownOutcome"
                      },
                      "description": "The outcome is unknown, or a bank has to decide: the checkout asks the order."
                    }
                  ],
                  "onError": [
                    {
                      "guard": "isUnderWay",
                      "target": "#payment.unknown",
                      "description": "The attempt broke after the payment was sent: its outcome is unknown."
                    },
                    {
                      "target": "#payment.open.method.methodCrashed",
                      "actions": "clearDrafts",
                      "description": "The attempt broke before the payment was sent: nothing was charged."
                    }
                  ]
                },
                "states": {
                  "preparing": {
                    "description": "The limits, the order and the card are checked. Nothing was sent.",
                    "tags": "pressed"
                  },
                  "identifying": {
                    "description": "The shopper is asked who they are. Until they answer, the payment can be left like one that was not pressed.",
                    "tags": "identityAsked"
                  },
                  "repricing": {
                    "description": "The shopper decides about the new price. Nothing was sent, so another method may be chosen instead.",
                    "on": {
                      "shopper.choseMethod": {
                        "guard": {
                          "type": "isOffered"
                        },
                        "target": "#payment.open.method.choosing",
                        "actions": {
                          "type": "setChosenMethod"
                        },
                        "description": "The shopper turns the new price down and chooses a method; the attempt ends without a payment."
                      }
                    }
                  },
                  "inFlight": {
                    "description": "The payment was sent and its answer is awaited. Once it ends, the balance is asked for again: the payment may have changed it.",
                    "tags": "paymentInFlight",
                    "exit": "raiseWalletOutdated"
                  },
                  "overdue": {
                    "description": "The payment was sent and is overdue. Its answer still counts, and a second payment stays impossible.",
                    "tags": [
                      "paymentInFlight",
                      "paymentOverdue"
                    ],
                    "exit": "raiseWalletOutdated"
                  },
                  "redirecting": {
                    "description": "The shopper goes to the 3-D page of the bank, which decides about the payment.",
                    "tags": "paymentRedirected",
                    "on": {
                      "tab.restored": {
                        "actions": "sendRestoredToAttempt",
                        "description": "The browser shows this page again after the bank: the attempt hears of it and ends as unknown."
                      }
                    }
                  },
                  "goingForCredit": {
                    "description": "The shopper goes to the bank that gives the credit. It has an address and a screen of its own (CRED-04).",
                    "tags": [
                      "paymentRedirected",
                      "creditRedirected"
                    ],
                    "on": {
                      "tab.restored": {
                        "actions": "sendRestoredToAttempt",
                        "description": "The page is back from the bank of the credit: the attempt ends, and the order is asked."
                      }
                    }
                  }
                }
              }
            }
          },
          "funds": {
            "description": "What the member has in the wallet (PAY-02). The card does not wait for it.",
            "initial": "entering",
            "states": {
              "entering": {
                "description": "Decides whether there is a balance to ask for.",
                "always": [
                  {
                    "guard": "isMember",
                    "target": "asking",
                    "description": "The buyer is a member and has a wallet."
                  },
                  {
                    "target": "none",
                    "description": "Guests have no balance."
                  }
                ]
              },
              "none": {
                "description": "A guest pays: no balance is asked for or offered."
              },
              "asking": {
                "description": "Asks the provider for the balance in the currency of the order.",
                "invoke": {
                  "id": "askBalance",
                  "src": "askBalance",
                  "onDone": [
                    {
                      "guard": {
                        "type": "isKnown"
                      },
                      "target": "known",
                      "actions": [
                        {
                          "type": "setBalance"
                        },
                        "raiseWalletChanged"
                      ],
                      "description": "The provider gave the balance, and the form on show hears it."
                    },
                    {
                      "target": "unknown",
                      "description": "The provider answered without a balance."
                    }
                  ],
                  "onError": {
                    "target": "unknown",
                    "description": "The balance could not be read; paying by card is still possible."
                  }
                },
                "on": {
                  "wallet.outdated": {
                    "guard": "isIdle",
                    "target": "asking",
                    "reenter": true,
                    "description": "A payment ended while the balance was asked for: the answer may be older than the payment, so it is dropped and asked for again."
                  }
                }
              },
              "known": {
                "description": "The balance is known.",
                "on": {
                  "wallet.outdated": {
                    "guard": "isIdle",
                    "target": "asking",
                    "reenter": true,
                    "description": "A payment ended, and the balance may have been the reason for its refusal: it is asked for again."
                  }
                }
              },
              "unknown": {
                "description": "The balance could not be found out.",
                "on": {
                  "wallet.outdated": {
                    "guard": "isIdle",
                    "target": "asking",
                    "reenter": true,
                    "description": "A payment ended: the balance is tried again. While a payment runs, the answer could be outdated at once."
                  },
                  "shopper.askedBalance": {
                    "target": "asking",
                    "description": "The shopper asks for the balance again."
                  }
                }
              }
            }
          },
          "level": {
            "description": "How well the provider knows the member (PAY-02).",
            "initial": "entering",
            "states": {
              "entering": {
                "description": "Decides whether there is a level to ask for.",
                "always": [
                  {
                    "guard": "isMember",
                    "target": "asking",
                    "description": "The provider keeps a level for each member."
                  },
                  {
                    "target": "none",
                    "description": "Guests have no level."
                  }
                ]
              },
              "none": {
                "description": "A guest pays: the identity gate does not apply."
              },
              "asking": {
                "description": "Asks the provider for the level of the member.",
                "invoke": {
                  "id": "askMemberLevel",
                  "src": "askMemberLevel",
                  "onDone": [
                    {
                      "guard": {
                        "type": "isKnown"
                      },
                      "target": "known",
                      "actions": [
                        {
                          "type": "setLevel"
                        },
                        "raiseWalletChanged"
                      ],
                      "description": "The provider gave the level, and the form on show learns it."
                    },
                    {
                      "target": "unknown",
                      "description": "The provider answered without a level."
                    }
                  ],
                  "onError": {
                    "target": "unknown",
                    "description": "The level could not be read."
                  }
                }
              },
              "known": {
                "description": "The level is known. An identity gate that finds a newer one replaces it."
              },
              "unknown": {
                "description": "The level is unknown: the identity gate asks again before a payment that depends on it."
              }
            }
          },
          "agreement": {
            "description": "Whether the shopper has ticked the agreement, as a state that the checkout stores for one who has to come back (BEST-14).",
            "initial": "untouched",
            "on": {
              "agreement.changed": {
                "target": ".reassessing",
                "description": "The shopper ticked or cleared the box in the form on show."
              }
            },
            "states": {
              "untouched": {
                "description": "The box is as it was when the form opened: the order’s setting, or what this shopper had set before."
              },
              "reassessing": {
                "description": "Looks at the box.",
                "always": [
                  {
                    "guard": "hasAgreed",
                    "target": "given",
                    "description": "The box is ticked."
                  },
                  {
                    "target": "open",
                    "description": "The box is empty."
                  }
                ]
              },
              "open": {
                "description": "The agreement is missing: the form refuses the press.",
                "tags": "unagreed"
              },
              "given": {
                "description": "The shopper has ticked the box.",
                "tags": "agreed"
              }
            }
          }
        }
      },
      "paid": {
        "description": "Ends with the receipt of the payment.",
        "type": "final"
      },
      "notified": {
        "description": "Ends with a transfer that the shopper still has to send: the receipt holds its code and the account.",
        "type": "final"
      },
      "unknown": {
        "description": "Ends with a payment whose outcome is unknown, or which a bank decides. Nothing can be paid before the order has answered.",
        "type": "final"
      }
    }
  },
  {
    guards: {
      "hasAgreed": () => true,
      "hasTransfer": () => true,
      "isAttempt": () => true,
      "isForCredit": () => true,
      "isIdle": () => true,
      "isKnown": () => true,
      "isMember": () => true,
      "isMethodToOpen": () => true,
      "isNotified": () => true,
      "isOffered": () => true,
      "isOtherMethodOffered": () => true,
      "isPaid": () => true,
      "isRefused": () => true,
      "isRepriced": () => true,
      "isSubmitted": () => true,
      "isTransferIssued": () => true,
      "isUnderWay": () => true,
    },
    actors: {
      "askBalance": waiting,
      "askMemberLevel": waiting,
      "balancePayment": waiting,
      "bankTransfer": waiting,
      "cardPayment": waiting,
      "paymentAttempt": waiting,
      "readTerms": waiting,
      "shoppingCredit": waiting,
    },
    actions: {
      "clearDrafts": () => undefined,
      "clearProblem": () => undefined,
      "clearTransfer": () => undefined,
      "raiseAgreementChanged": () => undefined,
      "raiseWalletChanged": () => undefined,
      "raiseWalletOutdated": () => undefined,
      "sendAgreement": () => undefined,
      "sendLeave": () => undefined,
      "sendNetwork": () => undefined,
      "sendOtherMethodToTransfer": () => undefined,
      "sendRestoredToAttempt": () => undefined,
      "sendWallet": () => undefined,
      "setAgreement": () => undefined,
      "setBalance": () => undefined,
      "setChosenMethod": () => undefined,
      "setDrafts": () => undefined,
      "setKycFindings": () => undefined,
      "setLevel": () => undefined,
      "setNetwork": () => undefined,
      "setNotified": () => undefined,
      "setPrice": () => undefined,
      "setReceipt": () => undefined,
      "setRefusal": () => undefined,
      "setRestartedTransfer": () => undefined,
      "setSubmission": () => undefined,
      "setTerms": () => undefined,
      "setTransfer": () => undefined,
      "setUnknownOutcome": () => undefined,
    },
  },
)

import { createMachine, fromCallback } from 'xstate'

// Written by npm run diagrams. Every guard, actor, action and delay of the chart has a stand-in: a guard says yes, an actor has no answer until
// you send it one (xstate.done.actor.<id>, xstate.error.actor.<id>), an action does nothing, a delay is longer than you wait. Change them to play.

const waiting = fromCallback(() => undefined)

export const machine = createMachine(
  {
    "id": "identify",
    "description": "Asks who is paying: the form works before the order has arrived, but the provider is asked only afterwards, so that no code is sent for a dead link. Every refusal leads back to the form with its text kept.",
    "initial": "filling",
    "on": {
      "shopper.typed": {
        "actions": {
          "type": "setText"
        },
        "description": "The text is kept and the fault of its field is cleared."
      },
      "shopper.ticked": {
        "actions": {
          "type": "setTick"
        },
        "description": "A consent box is ticked or cleared."
      },
      "shopper.leftField": {
        "actions": [
          {
            "type": "setTidyField"
          },
          "emitFilled"
        ],
        "description": "The field is checked once the shopper leaves it, and a phone number is written in order."
      },
      "host.handedOver": {
        "target": ".left",
        "description": "The app around this page handed over a login: the form ends and hands over its text."
      },
      "address.asked": {
        "actions": {
          "type": "setEntrance"
        },
        "description": "The shopper is at the other of the two addresses: only `/sdk` asks about the phone first (IDEN-06)."
      }
    },
    "states": {
      "filling": {
        "description": "The form is on show. The country of the phone is chosen beside it.",
        "type": "parallel",
        "states": {
          "form": {
            "description": "The form and the one question that it leads to.",
            "initial": "early",
            "states": {
              "early": {
                "description": "The order is still loading. The shopper can type already, and what is typed early is kept.",
                "on": {
                  "order.arrived": {
                    "target": "asking",
                    "actions": [
                      {
                        "type": "setOrder"
                      },
                      "emitFilled"
                    ],
                    "description": "The order fills the fields that the shopper left untouched."
                  },
                  "shopper.continued": [
                    {
                      "guard": "hasTouchedFaults",
                      "actions": "setTouchedFaults",
                      "description": "A field that the shopper typed in has a fault: the page says so at once."
                    },
                    {
                      "target": "waiting",
                      "actions": "clearProblem",
                      "description": "The typed fields are right; what is missing may come with the order."
                    }
                  ]
                }
              },
              "waiting": {
                "description": "The shopper has pressed, and the press waits for the order. The provider is not asked before.",
                "tags": "busy",
                "on": {
                  "order.arrived": {
                    "target": "deciding",
                    "actions": [
                      {
                        "type": "setOrder"
                      },
                      "emitFilled"
                    ],
                    "description": "The order completes the form, and the press from before counts."
                  }
                }
              },
              "asking": {
                "description": "The shopper fills in the form.",
                "on": {
                  "shopper.continued": {
                    "target": "deciding",
                    "actions": "clearProblem",
                    "description": "The shopper asks to go on; the old message is cleared."
                  }
                }
              },
              "deciding": {
                "description": "Decides what the form leads to.",
                "always": [
                  {
                    "guard": "hasFaults",
                    "target": "asking",
                    "actions": [
                      "setFaults",
                      "emitFaults"
                    ],
                    "description": "Something is missing or wrong: the fields say what. In a refund or settlement, a foreign number is wrong (FRGN-01)."
                  },
                  {
                    "guard": "isForeign",
                    "target": "#identify.foreign",
                    "description": "The phone has another country code than +90: the shopper is offered to go on as a foreign-number buyer (FRGN-01)."
                  },
                  {
                    "guard": "isPhoneAsked",
                    "target": "askingPhone",
                    "description": "The form is the one at `/sdk`, and the provider has not been asked about this phone yet (IDEN-06)."
                  },
                  {
                    "target": "checking",
                    "description": "E-mail and phone are right: the provider can be asked."
                  }
                ]
              },
              "askingPhone": {
                "description": "Asks whether the phone belongs to a member. The answer changes the wording of the page alone (IDEN-06).",
                "tags": "busy",
                "invoke": {
                  "id": "checkPhone",
                  "src": "checkPhone",
                  "onDone": {
                    "target": "checking",
                    "actions": {
                      "type": "setPhoneAnswer"
                    },
                    "description": "The wording is known; the question about e-mail and phone together decides the way."
                  },
                  "onError": {
                    "target": "checking",
                    "description": "Without this answer the page keeps its wording and the next question is asked."
                  }
                },
                "on": {
                  "shopper.typed": {
                    "target": "asking",
                    "actions": {
                      "type": "setText"
                    },
                    "description": "An edit takes the question back; its answer is ignored."
                  }
                }
              },
              "checking": {
                "description": "Asks the provider who this is (IDEN-03). A second press is ignored while the answer is awaited.",
                "tags": "busy",
                "invoke": {
                  "id": "checkMember",
                  "src": "checkMember",
                  "onDone": [
                    {
                      "guard": {
                        "type": "isCodeSent"
                      },
                      "target": "#identify.recognised",
                      "actions": {
                        "type": "setPending"
                      },
                      "description": "The phone and the e-mail are those of a member, who was sent a code."
                    },
                    {
                      "guard": {
                        "type": "isNewcomer"
                      },
                      "target": "#identify.unknown",
                      "description": "The provider knows no member with this phone."
                    },
                    {
                      "guard": {
                        "type": "isEmailNeeded"
                      },
                      "target": "#identify.halfKnown",
                      "description": "The phone is known with another e-mail (IDEN-05)."
                    },
                    {
                      "target": "asking",
                      "actions": {
                        "type": "setRefusal"
                      },
                      "description": "The provider refused; the form shows its reason and keeps the text."
                    }
                  ],
                  "onError": {
                    "target": "asking",
                    "actions": "setGenericProblem",
                    "description": "The call broke: the shopper can try again with the same text."
                  }
                },
                "on": {
                  "shopper.typed": {
                    "target": "asking",
                    "actions": {
                      "type": "setText"
                    },
                    "description": "An edit makes the question outdated: the form is open again and the answer is ignored."
                  }
                }
              }
            }
          },
          "country": {
            "description": "The country code of the phone, chosen beside the form.",
            "initial": "chosen",
            "states": {
              "chosen": {
                "description": "A country code is set.",
                "on": {
                  "shopper.askedCountries": {
                    "target": "choosing",
                    "description": "The shopper wants another country code."
                  }
                }
              },
              "choosing": {
                "description": "The list of countries is open.",
                "invoke": {
                  "id": "countryChoice",
                  "src": "countryChoice",
                  "onDone": [
                    {
                      "guard": {
                        "type": "isLeft"
                      },
                      "target": "chosen",
                      "description": "The shopper closed the list: the country code stays."
                    },
                    {
                      "guard": "isLookingUp",
                      "target": [
                        "chosen",
                        "#identify.filling.form.asking"
                      ],
                      "actions": [
                        {
                          "type": "setCountry"
                        },
                        "emitFilled"
                      ],
                      "description": "The country changed during a question. It is an edit like any other: the question was about the former number and is taken back."
                    },
                    {
                      "target": "chosen",
                      "actions": [
                        {
                          "type": "setCountry"
                        },
                        "emitFilled"
                      ],
                      "description": "The shopper picked a country; no question was under way."
                    }
                  ],
                  "onError": {
                    "target": "chosen",
                    "description": "The list broke: the former country code stays."
                  }
                },
                "on": {
                  "language.changed": {
                    "actions": "sendLanguageToCountries",
                    "description": "The page speaks another language: the list loads its names again."
                  },
                  "order.failed": {
                    "target": "chosen",
                    "description": "Another screen says that the order failed, and leads back to the form without the list."
                  }
                }
              }
            }
          }
        }
      },
      "recognised": {
        "description": "Ends with a member who was sent a code.",
        "type": "final"
      },
      "unknown": {
        "description": "Ends with a newcomer, who registers next (IDEN-04).",
        "type": "final"
      },
      "halfKnown": {
        "description": "Ends with a phone that belongs to another e-mail: the shopper enters the registered e-mail next (IDEN-05).",
        "type": "final"
      },
      "foreign": {
        "description": "Ends with a phone of another country.",
        "type": "final"
      },
      "left": {
        "description": "Ends without an answer: a login was handed over.",
        "type": "final"
      }
    }
  },
  {
    guards: {
      "hasFaults": () => true,
      "hasTouchedFaults": () => true,
      "isCodeSent": () => true,
      "isEmailNeeded": () => true,
      "isForeign": () => true,
      "isLeft": () => true,
      "isLookingUp": () => true,
      "isNewcomer": () => true,
      "isPhoneAsked": () => true,
    },
    actors: {
      "checkMember": waiting,
      "checkPhone": waiting,
      "countryChoice": waiting,
    },
    actions: {
      "clearProblem": () => undefined,
      "emitFaults": () => undefined,
      "emitFilled": () => undefined,
      "sendLanguageToCountries": () => undefined,
      "setCountry": () => undefined,
      "setEntrance": () => undefined,
      "setFaults": () => undefined,
      "setGenericProblem": () => undefined,
      "setOrder": () => undefined,
      "setPending": () => undefined,
      "setPhoneAnswer": () => undefined,
      "setRefusal": () => undefined,
      "setText": () => undefined,
      "setTick": () => undefined,
      "setTidyField": () => undefined,
      "setTouchedFaults": () => undefined,
    },
  },
)

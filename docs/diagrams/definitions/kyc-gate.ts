import { createMachine, fromCallback } from 'xstate'

// Written by npm run diagrams. Every guard, actor, action and delay of the chart has a stand-in: a guard says yes, an actor has no answer until
// you send it one (xstate.done.actor.<id>, xstate.error.actor.<id>), an action does nothing, a delay is longer than you wait. Change them to play.

const waiting = fromCallback(() => undefined)

export const machine = createMachine(
  {
    "id": "kycGate",
    "description": "The identity check before a member’s payment by card or balance. Only two facts allow the payment: level 2, or the provider’s answer that it is within the limit (KYC-03, KYC-07); a fresh proof alone or a missing answer does not.",
    "initial": "guarding",
    "states": {
      "guarding": {
        "description": "The check and the dialog side by side. No payment call is made in here.",
        "type": "parallel",
        "states": {
          "check": {
            "description": "What is asked of the provider and of the shopper.",
            "initial": "deciding",
            "states": {
              "deciding": {
                "description": "Judges the level, both at the beginning and after each proof. A proof alone allows nothing.",
                "always": [
                  {
                    "guard": "needsLevel",
                    "target": "learning",
                    "description": "The level of the member is unknown, or would not do and may have risen since the shopper closed an identity check."
                  },
                  {
                    "guard": "isFullyVerified",
                    "target": "#kycGate.open",
                    "description": "Level 2 may always pay (KYC-03)."
                  },
                  {
                    "guard": "needsProof",
                    "target": "proving",
                    "description": "Level 0, at a merchant without the trust stamp, and the payment uses the balance or the provider’s card: the identity has to be proven first (KYC-01)."
                  },
                  {
                    "target": "askingLimit",
                    "description": "Level 0 or 1 and the source is allowed: the limit decides (KYC-07)."
                  }
                ]
              },
              "learning": {
                "description": "Asks the provider for the member’s level.",
                "tags": "busy",
                "invoke": {
                  "id": "askLevel",
                  "src": "askLevel",
                  "input": {
                    "areCardsAsked": false
                  },
                  "onDone": [
                    {
                      "guard": {
                        "type": "isLevelKnown"
                      },
                      "target": "deciding",
                      "actions": {
                        "type": "setLevel"
                      },
                      "description": "The level is known and is judged."
                    },
                    {
                      "target": "#kycGate.stopped",
                      "actions": {
                        "type": "setRefusal"
                      },
                      "description": "The provider refused to give the level, so the payment stops with its reason (KYC-06)."
                    }
                  ],
                  "onError": {
                    "target": "#kycGate.stopped",
                    "actions": "setGenericProblem",
                    "description": "No answer came. Without a level the payment is not allowed."
                  }
                }
              },
              "askingLimit": {
                "description": "Asks the provider whether this amount goes beyond the member’s limit (KYC-07).",
                "tags": "busy",
                "invoke": {
                  "id": "askLimit",
                  "src": "askLimit",
                  "onDone": [
                    {
                      "guard": {
                        "type": "isWithinLimit"
                      },
                      "target": "#kycGate.open",
                      "description": "The provider says that the amount is within the limit."
                    },
                    {
                      "guard": {
                        "type": "isLimitViolated"
                      },
                      "target": "refreshing",
                      "description": "The amount goes beyond the limit. The known level may be outdated, so it is fetched again (KYC-02)."
                    },
                    {
                      "target": "#kycGate.stopped",
                      "actions": {
                        "type": "setRefusal"
                      },
                      "description": "The provider refused to judge the limit, which stops the payment (KYC-07)."
                    }
                  ],
                  "onError": {
                    "target": "#kycGate.stopped",
                    "actions": "setGenericProblem",
                    "description": "No answer came, so the limit is unknown and the payment stops."
                  }
                }
              },
              "refreshing": {
                "description": "Fetches the level and the cards again, since the known level may be older than the member’s: a shopper who was verified elsewhere meanwhile is asked nothing (KYC-02).",
                "tags": "busy",
                "invoke": {
                  "id": "askLevel",
                  "src": "askLevel",
                  "input": {
                    "areCardsAsked": true
                  },
                  "onDone": [
                    {
                      "guard": {
                        "type": "isLevelKnown"
                      },
                      "target": "reassessing",
                      "actions": {
                        "type": "setLevel"
                      },
                      "description": "The fresh level is known, and with it the cards where the provider gave them."
                    },
                    {
                      "target": "#kycGate.stopped",
                      "actions": {
                        "type": "setRefusal"
                      },
                      "description": "The provider refused. The payment stops and its reason is shown (KYC-06)."
                    }
                  ],
                  "onError": {
                    "target": "#kycGate.stopped",
                    "actions": "setGenericProblem",
                    "description": "The fresh level could not be had, so the payment stops."
                  }
                }
              },
              "reassessing": {
                "description": "Judges the fresh level after a limit that was exceeded.",
                "always": [
                  {
                    "guard": "isFullyVerified",
                    "target": "#kycGate.open",
                    "description": "The member has reached level 2 meanwhile: the limit does not apply."
                  },
                  {
                    "target": "proving",
                    "description": "The level is still below 2, so the shopper has to prove more (KYC-02)."
                  }
                ]
              },
              "proving": {
                "description": "Asks the shopper to prove the identity. On entry it notes the level and the reason, and forgets an earlier link and problem.",
                "entry": [
                  "setAskedLevel",
                  "clearProblem"
                ],
                "initial": "choosing",
                "states": {
                  "choosing": {
                    "description": "Chooses the way of proving.",
                    "always": [
                      {
                        "guard": "isFormOffered",
                        "target": "form",
                        "description": "The order offers the form in place (KYC-05), and nothing was proven yet. The form proves one step only."
                      },
                      {
                        "target": "app",
                        "description": "The order has no form, or its one step is used: the provider’s app can prove more (KYC-04)."
                      }
                    ]
                  },
                  "form": {
                    "description": "The form for name, surname, identity number and birth date (KYC-05).",
                    "initial": "filling",
                    "on": {
                      "shopper.typed": {
                        "actions": {
                          "type": "setText"
                        },
                        "description": "A field changed. Its fault is hidden while the shopper types."
                      },
                      "shopper.leftField": {
                        "actions": [
                          {
                            "type": "setTidyField"
                          },
                          "emitFilled"
                        ],
                        "description": "The text of the field is tidied and judged. The tidied form is handed to the page, which owns the fields."
                      }
                    },
                    "states": {
                      "filling": {
                        "description": "The shopper fills in the form.",
                        "on": {
                          "shopper.gaveIdentity": [
                            {
                              "guard": "isFormComplete",
                              "target": "submitting",
                              "actions": "clearProblem",
                              "description": "All fields are correct and are sent to the provider."
                            },
                            {
                              "actions": "setFaults",
                              "description": "A field is missing or wrong: nothing is sent, and all faults are shown."
                            }
                          ]
                        }
                      },
                      "submitting": {
                        "description": "The provider compares the identity. A second press sends nothing.",
                        "tags": "busy",
                        "invoke": {
                          "id": "proveIdentity",
                          "src": "proveIdentity",
                          "onDone": [
                            {
                              "guard": {
                                "type": "isProven"
                              },
                              "target": "#kycGate.guarding.check.deciding",
                              "actions": [
                                {
                                  "type": "setLevel"
                                },
                                "setProven"
                              ],
                              "description": "The provider accepted the identity. The new level is judged, and the form is not offered again."
                            },
                            {
                              "target": "filling",
                              "actions": {
                                "type": "setRefusal"
                              },
                              "description": "The provider refused the identity. The shopper sees the reason and may correct the fields."
                            }
                          ],
                          "onError": {
                            "target": "filling",
                            "actions": "setGenericProblem",
                            "description": "No answer came. The fields are kept and the shopper may send them again."
                          }
                        }
                      }
                    }
                  },
                  "app": {
                    "description": "The shopper proves the identity in the provider’s app (KYC-04).",
                    "initial": "offering",
                    "states": {
                      "offering": {
                        "description": "Offers a link to the app by SMS. There is nothing to check before a link was sent.",
                        "on": {
                          "shopper.askedForLink": {
                            "target": "sendingLink",
                            "actions": [
                              {
                                "type": "setLinkType"
                              },
                              "clearProblem"
                            ],
                            "description": "The shopper asks for the link and says for which kind of phone."
                          }
                        }
                      },
                      "sendingLink": {
                        "description": "The provider sends the link. Further presses send no second SMS.",
                        "tags": "busy",
                        "invoke": {
                          "id": "sendAppLink",
                          "src": "sendAppLink",
                          "onDone": [
                            {
                              "guard": {
                                "type": "isLinkSent"
                              },
                              "target": "linkSent",
                              "description": "The link was sent to the member’s phone."
                            },
                            {
                              "target": "offering",
                              "actions": {
                                "type": "setRefusal"
                              },
                              "description": "The provider refused to send it, and its reason is shown."
                            }
                          ],
                          "onError": {
                            "target": "offering",
                            "actions": "setGenericProblem",
                            "description": "No answer came. The shopper may ask for the link again."
                          }
                        }
                      },
                      "linkSent": {
                        "description": "A link is on the member’s phone, so the shopper can say that the app is done.",
                        "initial": "resting",
                        "states": {
                          "resting": {
                            "description": "Waits for the shopper to finish in the app. The page cannot see the app, so the shopper says when it is done.",
                            "on": {
                              "shopper.verified": {
                                "target": "rechecking",
                                "actions": "clearProblem",
                                "description": "The shopper says that it is done. The provider’s level decides whether that is so."
                              },
                              "shopper.askedForLink": {
                                "target": "resending",
                                "actions": [
                                  {
                                    "type": "setLinkType"
                                  },
                                  "clearProblem"
                                ],
                                "description": "The SMS did not arrive or was for the wrong phone: the shopper asks for another."
                              }
                            }
                          },
                          "resending": {
                            "description": "The provider sends another link. The earlier one still counts.",
                            "tags": "busy",
                            "invoke": {
                              "id": "sendAppLink",
                              "src": "sendAppLink",
                              "onDone": [
                                {
                                  "guard": {
                                    "type": "isLinkSent"
                                  },
                                  "target": "resting",
                                  "description": "The other link was sent to the member’s phone."
                                },
                                {
                                  "target": "resting",
                                  "actions": {
                                    "type": "setRefusal"
                                  },
                                  "description": "The provider refused to send it, and its reason is shown."
                                }
                              ],
                              "onError": {
                                "target": "resting",
                                "actions": "setGenericProblem",
                                "description": "No answer came. The shopper may ask for the link again, or say that the app is done."
                              }
                            }
                          },
                          "rechecking": {
                            "description": "Asks the provider for the level that the member has now.",
                            "tags": "busy",
                            "invoke": {
                              "id": "askLevel",
                              "src": "askLevel",
                              "input": {
                                "areCardsAsked": false
                              },
                              "onDone": [
                                {
                                  "guard": {
                                    "type": "isLevelKnown"
                                  },
                                  "target": "comparing",
                                  "actions": {
                                    "type": "setLevel"
                                  },
                                  "description": "The provider gave the level, which is compared with the earlier one."
                                },
                                {
                                  "target": "resting",
                                  "actions": {
                                    "type": "setRefusal"
                                  },
                                  "description": "The provider refused. The shopper stays in the dialog and may try again (KYC-06)."
                                }
                              ],
                              "onError": {
                                "target": "resting",
                                "actions": "setGenericProblem",
                                "description": "No answer came. The shopper stays in the dialog with a general problem."
                              }
                            }
                          },
                          "comparing": {
                            "description": "Compares the level with the one from before the proof.",
                            "always": [
                              {
                                "guard": "hasLevelRisen",
                                "target": "#kycGate.guarding.check.deciding",
                                "actions": "setProven",
                                "description": "The app has proven something, so the new level is judged. It may still be too low for this payment."
                              },
                              {
                                "target": "resting",
                                "actions": "setUnfinishedProblem",
                                "description": "The level is the same: the page says that the verification is not finished."
                              }
                            ]
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          },
          "modal": {
            "description": "The dialog. It stays from the first question to the end, so that it does not blink while a proof is judged, and it can be closed at any time.",
            "initial": "hidden",
            "states": {
              "hidden": {
                "description": "No dialog yet: the provider is asked without the shopper.",
                "always": [
                  {
                    "guard": "isFormAsked",
                    "target": "form",
                    "description": "The shopper has to fill in the identity form."
                  },
                  {
                    "guard": "isAppAsked",
                    "target": "app",
                    "description": "The shopper has to verify in the app."
                  }
                ]
              },
              "form": {
                "description": "Shows the form, also while the provider judges what was entered.",
                "tags": "modal",
                "always": {
                  "guard": "isAppAsked",
                  "target": "app",
                  "description": "The form’s step was not enough, and the app has to prove the rest. The form does not return."
                },
                "on": {
                  "shopper.closed": {
                    "target": "#kycGate.declined",
                    "description": "The shopper closes the form and drops this payment."
                  }
                }
              },
              "app": {
                "description": "Shows the app and its link, also while a new level is judged.",
                "tags": "modal",
                "on": {
                  "shopper.closed": {
                    "target": "#kycGate.declined",
                    "description": "The shopper does not want to verify in the app now."
                  }
                }
              }
            }
          }
        }
      },
      "open": {
        "description": "Ends: the payment may be sent.",
        "type": "final"
      },
      "declined": {
        "description": "Ends because the shopper closed the dialog. No payment was sent. A proof may still count, so the next gate reads the level.",
        "type": "final"
      },
      "stopped": {
        "description": "Ends because the provider did not confirm that the payment is allowed. No payment was sent, and the problem is shown.",
        "type": "final"
      }
    }
  },
  {
    guards: {
      "hasLevelRisen": () => true,
      "isAppAsked": () => true,
      "isFormAsked": () => true,
      "isFormComplete": () => true,
      "isFormOffered": () => true,
      "isFullyVerified": () => true,
      "isLevelKnown": () => true,
      "isLimitViolated": () => true,
      "isLinkSent": () => true,
      "isProven": () => true,
      "isWithinLimit": () => true,
      "needsLevel": () => true,
      "needsProof": () => true,
    },
    actors: {
      "askLevel": waiting,
      "askLimit": waiting,
      "proveIdentity": waiting,
      "sendAppLink": waiting,
    },
    actions: {
      "clearProblem": () => undefined,
      "emitFilled": () => undefined,
      "setAskedLevel": () => undefined,
      "setFaults": () => undefined,
      "setGenericProblem": () => undefined,
      "setLevel": () => undefined,
      "setLinkType": () => undefined,
      "setProven": () => undefined,
      "setRefusal": () => undefined,
      "setText": () => undefined,
      "setTidyField": () => undefined,
      "setUnfinishedProblem": () => undefined,
    },
  },
)

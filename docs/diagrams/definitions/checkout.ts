import { createMachine, fromCallback } from 'xstate'

// Written by npm run diagrams. Every guard, actor, action and delay of the chart has a stand-in: a guard says yes, an actor has no answer until
// you send it one (xstate.done.actor.<id>, xstate.error.actor.<id>), an action does nothing, a delay is longer than you wait. Change them to play.

const waiting = fromCallback(() => undefined)

export const machine = createMachine(
  {
    "id": "checkout",
    "description": "The whole checkout: each state of `journey` has one screen and one address, and Back, Forward and typed addresses only ask, by `address.asked`. An identified shopper enters a code once, a running payment is left only by its own ending, and `result` leads to nothing that can be paid with.",
    "type": "parallel",
    "states": {
      "journey": {
        "description": "The shopper’s way from the link to the result. Each step before the payment has its own machine and is left by that machine’s end.",
        "initial": "entering",
        "on": {
          "host.handedOver": {
            "actions": "setHandedOver",
            "description": "The app around this page handed over a login: it is noted, and checked once the shopper has to be identified."
          }
        },
        "states": {
          "entering": {
            "description": "Reads whether the address carries a token.",
            "meta": {
              "screens": [
                "identify",
                "quick-login",
                "sdk"
              ],
              "addresses": [
                "/",
                "/sdk"
              ],
              "pictures": []
            },
            "always": [
              {
                "guard": "hasToken",
                "target": "arriving",
                "description": "There is a token, so the provider can be asked for its order."
              },
              {
                "target": "closed",
                "description": "The address has no token: the link is invalid and no call is made (BOOT-05)."
              }
            ]
          },
          "arriving": {
            "description": "Asks for the order and for the shopper’s identity. The form can be filled in before the order is known, so that early typing is kept.",
            "initial": "starting",
            "always": [
              {
                "guard": "isTimeUp",
                "target": "#checkout.journey.expired",
                "description": "The time ended before the shopper was identified."
              },
              {
                "guard": "isLinkClosed",
                "target": "#checkout.journey.closed",
                "description": "The provider no longer accepts the order’s token, so the form leads nowhere."
              }
            ],
            "invoke": {
              "id": "identify",
              "src": "identify",
              "onDone": [
                {
                  "guard": {
                    "type": "isCodeSent"
                  },
                  "target": "#checkout.journey.verifyingOtp",
                  "actions": {
                    "type": "setEntry"
                  },
                  "description": "The provider knows the member and sent a code."
                },
                {
                  "guard": {
                    "type": "isNewcomer"
                  },
                  "target": "#checkout.journey.registering",
                  "actions": {
                    "type": "setEntry"
                  },
                  "description": "The provider knows no member with these details, so the shopper registers."
                },
                {
                  "guard": {
                    "type": "isEmailNeeded"
                  },
                  "target": "#checkout.journey.resolvingEmailMismatch",
                  "actions": {
                    "type": "setEntry"
                  },
                  "description": "The phone belongs to a member with another e-mail: the registered e-mail is asked for (IDEN-05)."
                },
                {
                  "guard": {
                    "type": "isForeign"
                  },
                  "target": "#checkout.journey.admittingForeignPhone",
                  "actions": {
                    "type": "setEntry"
                  },
                  "description": "The phone is foreign: the shopper can only go on as a buyer without membership."
                },
                {
                  "target": "#checkout.journey.restoring",
                  "actions": {
                    "type": "setEntry"
                  },
                  "description": "A handed-over login interrupted the form: its text is kept and the provider is asked to confirm the login."
                }
              ],
              "onError": {
                "target": "arrivalFailed",
                "actions": "setGenericProblem",
                "description": "The form broke before anything was sent that moves money."
              }
            },
            "on": {
              "address.asked": {
                "guard": {
                  "type": "isEntranceAsked"
                },
                "actions": [
                  {
                    "type": "setEntrance"
                  },
                  {
                    "type": "sendEntranceToIdentify"
                  }
                ],
                "description": "Back or Forward changed between the two addresses of the form: it shows the other presentation and keeps its text."
              },
              "language.changed": {
                "actions": {
                  "type": "sendEvent"
                },
                "description": "The page speaks another language: the form tells its open list of countries."
              }
            },
            "states": {
              "starting": {
                "description": "Asks the provider for the order. The provider is asked about the shopper only once the order is known.",
                "meta": {
                  "screens": [
                    "identify",
                    "quick-login",
                    "sdk"
                  ],
                  "addresses": [
                    "/",
                    "/sdk"
                  ],
                  "pictures": [
                    "the form before the order is known",
                    "the form sent before the order is known",
                    "the room for the code while a kept one waits for its order",
                    "the room for the methods while a kept login waits for its order"
                  ]
                },
                "invoke": {
                  "id": "startOrder",
                  "src": "startOrder",
                  "onDone": [
                    {
                      "guard": {
                        "type": "isStarted"
                      },
                      "target": "identifying",
                      "actions": [
                        "raiseSessionChanged",
                        {
                          "type": "setOrder"
                        }
                      ],
                      "description": "The order can be paid, or a payment of it is unsettled and the shopper has to log in before it is asked about (GWY-10)."
                    },
                    {
                      "guard": {
                        "type": "isPaid"
                      },
                      "target": "#checkout.journey.result",
                      "actions": {
                        "type": "setPaidOrder"
                      },
                      "description": "The order is paid already, here or elsewhere: it cannot be paid again."
                    },
                    {
                      "guard": {
                        "type": "isUnsettled"
                      },
                      "target": "#checkout.journey.reconciling",
                      "actions": [
                        "raiseSessionChanged",
                        {
                          "type": "setOrder"
                        }
                      ],
                      "description": "A payment of this order was sent and its outcome is unknown: that is settled before anything else."
                    },
                    {
                      "guard": {
                        "type": "isLinkInvalid"
                      },
                      "target": "#checkout.journey.closed",
                      "description": "The provider rejects the token as invalid (BOOT-05), and this tab knows of no payment for it."
                    },
                    {
                      "target": "startFailed",
                      "actions": {
                        "type": "setRefusal"
                      },
                      "description": "The provider refused for another reason, which is shown."
                    }
                  ],
                  "onError": {
                    "target": "startFailed",
                    "actions": "setGenericProblem",
                    "description": "No usable answer came: the shopper can ask again."
                  }
                }
              },
              "identifying": {
                "description": "The order is known and given to the form. The shopper says who they are.",
                "meta": {
                  "screens": [
                    "identify",
                    "quick-login",
                    "sdk"
                  ],
                  "addresses": [
                    "/",
                    "/sdk"
                  ],
                  "pictures": [
                    "a better e-mail offered",
                    "the countries over the form",
                    "the form after a call that failed",
                    "the form filled from the order",
                    "the form in the last minute",
                    "the form of a member whose login has ended",
                    "the form of an order that waits for a transfer",
                    "the form of an order with a long name and a large amount",
                    "the form of an order without a contact",
                    "the form while the member is looked up",
                    "the form with a fault at each field",
                    "the form with a number from abroad",
                    "the form with the provider’s refusal",
                    "the page that asks for everything",
                    "the page that asks for everything, names too"
                  ]
                },
                "entry": "sendOrderToIdentify",
                "on": {
                  "host.handedOver": {
                    "actions": {
                      "type": "sendEvent"
                    },
                    "description": "A login arrives while the form is open. The form is asked to end, since only the form has the text that was typed."
                  }
                },
                "always": {
                  "guard": "canRestoreSignIn",
                  "target": "#checkout.journey.restoring",
                  "description": "This tab holds a login, a sent code or an admission: the form is skipped and the provider is asked whether it is still good."
                }
              },
              "startFailed": {
                "description": "The order could not be had. The screen says why and offers another try (BOOT-06).",
                "meta": {
                  "screens": [
                    "start-failed"
                  ],
                  "addresses": [
                    "/"
                  ],
                  "pictures": [
                    "a refund that could not be asked for",
                    "an order that could not be asked for"
                  ]
                },
                "entry": "sendFailureToIdentify",
                "on": {
                  "shopper.retried": {
                    "target": "starting",
                    "actions": "clearProblem",
                    "description": "The shopper has the order asked for again; the old reason is removed."
                  },
                  "tab.woke": {
                    "target": "starting",
                    "actions": "clearProblem",
                    "description": "The page is shown again, or has a connection: the order is asked for again (BEST-05)."
                  }
                }
              }
            }
          },
          "arrivalFailed": {
            "description": "One of the machines before the payment broke. Nothing was sent that moves money.",
            "meta": {
              "screens": [
                "start-failed"
              ],
              "addresses": [
                "/"
              ],
              "pictures": []
            },
            "always": [
              {
                "guard": "isTimeUp",
                "target": "#checkout.journey.expired",
                "description": "The time ended before the shopper tried again."
              },
              {
                "guard": "isLinkClosed",
                "target": "#checkout.journey.closed",
                "description": "The token became invalid meanwhile: another try would only be refused."
              }
            ],
            "on": {
              "shopper.retried": {
                "target": "arriving",
                "actions": "clearProblem",
                "description": "The shopper begins again: the order is asked for and the old reason is removed."
              }
            }
          },
          "closed": {
            "description": "The link is invalid: nothing can be paid, and only another link leads on.",
            "meta": {
              "screens": [
                "invalid-token"
              ],
              "addresses": [
                "/"
              ],
              "pictures": [
                "a link that is dead",
                "a link to a refund that is dead",
                "an address without a token"
              ]
            }
          },
          "restoring": {
            "description": "Asks the provider whether what this tab holds is still good: a login, a sent code or an admission. Where it is not, the shopper goes on as a visitor.",
            "meta": {
              "screens": [
                "pay",
                "refund",
                "settlement"
              ],
              "addresses": [
                "/pay",
                "/refund-to-balance",
                "/settlement-to-balance"
              ],
              "pictures": [
                "the room for the methods while a kept login is looked at"
              ]
            },
            "always": [
              {
                "guard": "isTimeUp",
                "target": "#checkout.journey.expired",
                "description": "The order’s or the login’s time ended while the provider was asked."
              },
              {
                "guard": "isLinkClosed",
                "target": "#checkout.journey.closed",
                "description": "The order’s token was refused while the login was checked."
              }
            ],
            "invoke": {
              "id": "restoreLogin",
              "src": "restoreLogin",
              "onDone": [
                {
                  "guard": {
                    "type": "isRestored"
                  },
                  "target": "opening",
                  "actions": [
                    "raiseSessionChanged",
                    {
                      "type": "setRestored"
                    }
                  ],
                  "description": "The provider confirmed the login, or that the foreign buyer is still admitted, for whom no login’s end counts."
                },
                {
                  "guard": {
                    "type": "isCodePending"
                  },
                  "target": "verifyingOtp",
                  "actions": [
                    {
                      "type": "setPendingCode"
                    },
                    "clearToRestore",
                    "raiseSessionChanged"
                  ],
                  "description": "A code is on its way, either from before or because the last strong login is too old (OTP-08). The login’s end counts no longer."
                },
                {
                  "target": "arriving.identifying",
                  "actions": [
                    "clearToRestore",
                    "raiseSessionChanged"
                  ],
                  "description": "Nothing was confirmed: the shopper goes on as a visitor, and the login’s end counts no longer."
                }
              ],
              "onError": {
                "target": "arriving.identifying",
                "actions": [
                  "clearToRestore",
                  "raiseSessionChanged"
                ],
                "description": "The check broke: the shopper goes on as a visitor and may log in."
              }
            }
          },
          "registering": {
            "description": "The shopper registers. The code that follows has to be verified before anything can be paid.",
            "meta": {
              "screens": [
                "quick-login",
                "register"
              ],
              "addresses": [
                "/",
                "/register"
              ],
              "pictures": [
                "a registration that was refused",
                "a registration under way",
                "the form of a future member",
                "the form of a new member with all its faults",
                "the form with the agreement ticked by the merchant, and names asked for",
                "the user agreement over the form of a new member",
                "what the page that asks for everything lacks for a new member"
              ]
            },
            "always": [
              {
                "guard": "isTimeUp",
                "target": "#checkout.journey.expired",
                "description": "The time ended during the registration."
              },
              {
                "guard": "isLinkClosed",
                "target": "#checkout.journey.closed",
                "description": "The token became invalid during the registration."
              }
            ],
            "invoke": {
              "id": "registration",
              "src": "registration",
              "onDone": [
                {
                  "guard": {
                    "type": "isCodeSent"
                  },
                  "target": "#checkout.journey.verifyingOtp",
                  "actions": {
                    "type": "setEntry"
                  },
                  "description": "The shopper is registered and a code was sent."
                },
                {
                  "target": "#checkout.journey.arriving.identifying",
                  "actions": {
                    "type": "setEntry"
                  },
                  "description": "The shopper went back to the form, and the text came along."
                }
              ],
              "onError": {
                "target": "arrivalFailed",
                "actions": "setGenericProblem",
                "description": "The registration broke. The next try asks the provider whether the shopper is a member by now."
              }
            },
            "on": {
              "address.asked": {
                "guard": {
                  "type": "isEntranceAsked"
                },
                "actions": [
                  {
                    "type": "setEntrance"
                  },
                  {
                    "type": "sendStepBack",
                    "params": {
                      "id": "registration"
                    }
                  }
                ],
                "description": "The shopper went back by the address. The registration is asked to end: it has the typed text and knows whether a call is under way that must not be left."
              },
              "host.handedOver": {
                "actions": [
                  "setHandedOver",
                  {
                    "type": "sendEvent"
                  }
                ],
                "description": "A login was handed over: the form ends at once, or with the answer to a registration that is under way, also a refusal, and the login is checked."
              },
              "language.changed": {
                "actions": {
                  "type": "sendEvent"
                },
                "description": "The page speaks another language: the form tells its open list of countries."
              }
            }
          },
          "resolvingEmailMismatch": {
            "description": "The shopper names the e-mail that is registered to the phone.",
            "meta": {
              "screens": [
                "email-verify",
                "quick-login"
              ],
              "addresses": [
                "/",
                "/emailVerify"
              ],
              "pictures": [
                "an e-mail that is none",
                "an e-mail that is not the phone’s",
                "the phone’s own e-mail asked for",
                "the phone’s own e-mail asked for over the page"
              ]
            },
            "always": [
              {
                "guard": "isTimeUp",
                "target": "#checkout.journey.expired",
                "description": "The time ended before the e-mail was found."
              },
              {
                "guard": "isLinkClosed",
                "target": "#checkout.journey.closed",
                "description": "The token became invalid before the e-mail was found."
              }
            ],
            "invoke": {
              "id": "emailMismatch",
              "src": "emailMismatch",
              "onDone": [
                {
                  "guard": {
                    "type": "isCodeSent"
                  },
                  "target": "#checkout.journey.verifyingOtp",
                  "actions": {
                    "type": "setEntry"
                  },
                  "description": "E-mail and phone belong together, so a code was sent."
                },
                {
                  "guard": {
                    "type": "isNewcomer"
                  },
                  "target": "#checkout.journey.registering",
                  "actions": {
                    "type": "setEntry"
                  },
                  "description": "The provider no longer knows a member with this phone."
                },
                {
                  "target": "#checkout.journey.arriving.identifying",
                  "actions": {
                    "type": "setEntry"
                  },
                  "description": "The shopper went back to enter another phone."
                }
              ],
              "onError": {
                "target": "arrivalFailed",
                "actions": "setGenericProblem",
                "description": "The question about the e-mail broke; the shopper can begin again."
              }
            },
            "on": {
              "address.asked": {
                "guard": {
                  "type": "isEntranceAsked"
                },
                "actions": [
                  {
                    "type": "setEntrance"
                  },
                  {
                    "type": "sendStepBack",
                    "params": {
                      "id": "emailMismatch"
                    }
                  }
                ],
                "description": "The shopper went back by the address: the child ends and brings the e-mail along."
              },
              "host.handedOver": {
                "actions": [
                  "setHandedOver",
                  {
                    "type": "sendEvent"
                  }
                ],
                "description": "A login was handed over: the child ends at once, or with any answer to its look-up, and the login is checked."
              }
            }
          },
          "admittingForeignPhone": {
            "description": "A buyer with a foreign phone asks to pay without a login. Only the provider’s admission leads on.",
            "meta": {
              "screens": [
                "foreign-number",
                "quick-login"
              ],
              "addresses": [
                "/"
              ],
              "pictures": [
                "a foreign number that is being admitted",
                "a foreign number that the merchant does not take",
                "what a foreign number can pay with",
                "what a foreign number can pay with, over the page"
              ]
            },
            "always": [
              {
                "guard": "isTimeUp",
                "target": "#checkout.journey.expired",
                "description": "The order’s time ended before the buyer was admitted."
              },
              {
                "guard": "isLinkClosed",
                "target": "#checkout.journey.closed",
                "description": "The token became invalid before the buyer was admitted."
              }
            ],
            "invoke": {
              "id": "foreignPhone",
              "src": "foreignPhone",
              "onDone": [
                {
                  "guard": {
                    "type": "isAdmitted"
                  },
                  "target": "opening",
                  "actions": {
                    "type": "setEntry"
                  },
                  "description": "The provider admitted the buyer, so no code is needed (FRGN-02)."
                },
                {
                  "target": "#checkout.journey.arriving.identifying",
                  "actions": {
                    "type": "setEntry"
                  },
                  "description": "The shopper declined and returns to the form."
                }
              ],
              "onError": {
                "target": "arrivalFailed",
                "actions": [
                  "setGenericProblem",
                  "setContactReplaced"
                ],
                "description": "The machine of the foreign phone broke; the shopper can begin again."
              }
            },
            "on": {
              "address.asked": {
                "guard": {
                  "type": "isEntranceAsked"
                },
                "actions": [
                  {
                    "type": "setEntrance"
                  },
                  {
                    "type": "sendStepBack",
                    "params": {
                      "id": "foreignPhone"
                    }
                  }
                ],
                "description": "The shopper went back by the address to enter another number."
              },
              "host.handedOver": {
                "actions": [
                  "setHandedOver",
                  {
                    "type": "sendEvent"
                  }
                ],
                "description": "A login was handed over: the child ends, at once or with the answer to its call, and the login is checked before the admission."
              }
            }
          },
          "verifyingOtp": {
            "description": "The shopper enters the one-time code. A login starts here only with a verified code.",
            "meta": {
              "screens": [
                "otp",
                "quick-login"
              ],
              "addresses": [
                "/",
                "/otp"
              ],
              "pictures": [
                "a code on its way to be verified",
                "a code that could not be verified",
                "a code that has lapsed",
                "a code that lacks digits",
                "a screen whose code did not come",
                "a screen whose code is on its way",
                "a wrong code",
                "another code on its way to the phone",
                "another code sent",
                "another code that could not be sent",
                "one wrong code too many",
                "the code’s field over the page",
                "the code’s field when another code can be asked for",
                "the code’s field while another code has to wait",
                "the last minute of a code"
              ]
            },
            "always": [
              {
                "guard": "isTimeUp",
                "target": "#checkout.journey.expired",
                "description": "The time ended while the code was awaited."
              },
              {
                "guard": "isLinkClosed",
                "target": "#checkout.journey.closed",
                "description": "The token became invalid while the code was awaited."
              },
              {
                "guard": "canRestoreSignIn",
                "target": "#checkout.journey.restoring",
                "actions": "setContactReplaced",
                "description": "A login was handed over, now or before the code was sent: it is checked first, and the code still counts if that fails."
              }
            ],
            "invoke": {
              "id": "otp",
              "src": "otp",
              "onDone": [
                {
                  "guard": {
                    "type": "isVerified"
                  },
                  "target": "opening",
                  "actions": {
                    "type": "setVerified"
                  },
                  "description": "The provider accepted the code: the shopper is logged in (OTP-03)."
                },
                {
                  "guard": {
                    "type": "isNumberWrong"
                  },
                  "target": "changingPhone",
                  "actions": {
                    "type": "setVerified"
                  },
                  "description": "The shopper noticed that the code goes to a wrong number (OTP-06)."
                },
                {
                  "target": "arriving.identifying",
                  "actions": {
                    "type": "setVerified"
                  },
                  "description": "The shopper went back to the form; another code has to be sent."
                }
              ],
              "onError": {
                "target": "arriving.identifying",
                "actions": "setContactReplaced",
                "description": "The entry of the code broke: the shopper starts at the form again."
              }
            },
            "exit": "setAnnouncedCode",
            "on": {
              "address.asked": {
                "guard": {
                  "type": "isEntranceAsked"
                },
                "actions": [
                  {
                    "type": "setEntrance"
                  },
                  {
                    "type": "sendStepBack",
                    "params": {
                      "id": "otp"
                    }
                  }
                ],
                "description": "The shopper went back by the address. The code’s machine decides, since a code that is being verified must not be left."
              }
            }
          },
          "changingPhone": {
            "description": "The shopper corrects the number that the code is sent to.",
            "meta": {
              "screens": [
                "change-phone-number",
                "quick-login"
              ],
              "addresses": [
                "/",
                "/change-phone-number"
              ],
              "pictures": [
                "a number from abroad where only a Turkish one goes",
                "another number for the code asked for",
                "another number for the code asked for over the page"
              ]
            },
            "always": [
              {
                "guard": "isTimeUp",
                "target": "#checkout.journey.expired",
                "description": "The time ended while the number was corrected."
              },
              {
                "guard": "isLinkClosed",
                "target": "#checkout.journey.closed",
                "description": "The token became invalid while the number was corrected."
              }
            ],
            "invoke": {
              "id": "phoneChange",
              "src": "phoneChange",
              "onDone": {
                "target": "verifyingOtp",
                "actions": {
                  "type": "setPendingCode"
                },
                "description": "A code for the other number or the code of before: both are entered on the same screen."
              },
              "onError": {
                "target": "verifyingOtp",
                "description": "The change broke, so the code of before still counts."
              }
            },
            "on": {
              "host.handedOver": {
                "actions": [
                  "setHandedOver",
                  {
                    "type": "sendEvent"
                  }
                ],
                "description": "A login was handed over: the child ends at once, or with any answer to a change that is under way, and the login is checked."
              },
              "address.asked": {
                "guard": {
                  "type": "isOtpScreen"
                },
                "actions": {
                  "type": "sendStepBack",
                  "params": {
                    "id": "phoneChange"
                  }
                },
                "description": "Back leads to the code: the child ends and the code of before still counts."
              }
            }
          },
          "opening": {
            "description": "The shopper may pay. Loads the machines for what the link is for: payment, refund or settlement.",
            "meta": {
              "screens": [
                "pay",
                "refund",
                "settlement"
              ],
              "addresses": [
                "/pay",
                "/refund-to-balance",
                "/settlement-to-balance"
              ],
              "pictures": [
                "the room for the methods while their code is on its way"
              ]
            },
            "always": [
              {
                "guard": "isTimeUp",
                "target": "#checkout.journey.expired",
                "description": "The time ended while the machines were loading."
              },
              {
                "guard": "isLinkClosed",
                "target": "#checkout.journey.closed",
                "description": "The token became invalid while the machines were loading."
              },
              {
                "guard": "canRestoreSignIn",
                "target": "#checkout.journey.restoring",
                "description": "A login was handed over for an admitted buyer: it is checked first."
              }
            ],
            "invoke": {
              "id": "openPayment",
              "src": "openPayment",
              "onDone": {
                "target": "inside",
                "description": "The machines are loaded and can be started."
              },
              "onError": {
                "target": "openingFailed",
                "description": "A part of the page could not be loaded."
              }
            }
          },
          "openingFailed": {
            "description": "What the link is for could not be loaded or broke before anything was sent. The shopper stays logged in.",
            "meta": {
              "screens": [
                "opening-failed"
              ],
              "addresses": [
                "/pay"
              ],
              "pictures": [
                "methods whose code did not come"
              ]
            },
            "always": [
              {
                "guard": "isTimeUp",
                "target": "#checkout.journey.expired",
                "description": "The time ended before the part was loaded again."
              },
              {
                "guard": "isLinkClosed",
                "target": "#checkout.journey.closed",
                "description": "The token became invalid before the part was loaded again."
              }
            ],
            "on": {
              "shopper.retried": {
                "target": "opening",
                "description": "The shopper has the missing part loaded again."
              }
            }
          },
          "inside": {
            "description": "Chooses what happens next by what the link is for, the same for a member and for an admitted buyer. An unsettled payment comes first: nothing new is paid before the order was asked about it.",
            "meta": {
              "screens": [
                "pay",
                "refund",
                "settlement"
              ],
              "addresses": [
                "/pay",
                "/refund-to-balance",
                "/settlement-to-balance"
              ],
              "pictures": []
            },
            "always": [
              {
                "guard": "isLeavingForShop",
                "target": "exiting",
                "description": "The shopper chose to leave on an earlier screen: no machine that can send a payment starts."
              },
              {
                "guard": "isUnresolved",
                "target": "reconciling",
                "description": "A payment from before has an unknown outcome, and its login had been refused (GWY-10)."
              },
              {
                "guard": "isRefund",
                "target": "refunding",
                "description": "The link or the order is about a refund (BOOT-17)."
              },
              {
                "guard": "isSettlement",
                "target": "settling",
                "description": "The link or the order is about a seller’s earnings (BOOT-17)."
              },
              {
                "target": "paying",
                "description": "The order is to be paid."
              }
            ]
          },
          "exiting": {
            "description": "The page is leaving for the shop, or was left. No child that could send a payment runs. A shopper who stays or returns gets the order as it is by then.",
            "meta": {
              "screens": [
                "pay",
                "refund",
                "settlement"
              ],
              "addresses": [
                "/pay",
                "/refund-to-balance",
                "/settlement-to-balance"
              ],
              "pictures": [
                "the way to a shop that takes its time"
              ]
            },
            "always": [
              {
                "guard": "isTimeUp",
                "target": "#checkout.journey.expired",
                "description": "The time ended while the page was leaving."
              },
              {
                "guard": "isLinkClosed",
                "target": "#checkout.journey.closed",
                "description": "The token became invalid while the page was leaving."
              },
              {
                "guard": "isObserving",
                "target": "#checkout.journey.suspended",
                "description": "Another tab has taken the order meanwhile."
              },
              {
                "guard": "isStaying",
                "target": "#checkout.journey.arriving",
                "actions": [
                  "clearBuyer",
                  "clearPayment"
                ],
                "description": "The shopper stays and the page is in use: the order is asked for again, and the provider who pays, before anything can be paid (BEST-04)."
              }
            ],
            "on": {
              "tab.restored": {
                "guard": "isPageBack",
                "target": "#checkout.journey.arriving",
                "actions": [
                  "clearBuyer",
                  "clearPayment"
                ],
                "description": "The browser brought the page back although the way to the shop had started: order and login are checked again (BEST-04)."
              }
            }
          },
          "paying": {
            "description": "The payment, of which this chart mirrors the states that forbid something. What was sent is left only by its own ending, and the time counts only where a payment could begin.",
            "initial": "choosing",
            "entry": "clearOthersChoices",
            "invoke": {
              "id": "payment",
              "src": "payment",
              "onSnapshot": [
                {
                  "guard": {
                    "type": "isAttempt"
                  },
                  "target": ".overdue",
                  "description": "The payment was sent and its answer is late."
                },
                {
                  "guard": {
                    "type": "isAttempt"
                  },
                  "target": ".goingForCredit",
                  "description": "The browser is going to the bank of a shopping credit."
                },
                {
                  "guard": {
                    "type": "isAttempt"
                  },
                  "target": ".redirecting",
                  "description": "The browser is going to the bank that verifies the card."
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
                  "target": ".lockedIn",
                  "description": "The bank transfer has its reference, or the shopper is giving it up."
                },
                {
                  "guard": {
                    "type": "isAttempt"
                  },
                  "target": ".identifying",
                  "description": "The provider’s limits require that the shopper proves their identity."
                },
                {
                  "guard": {
                    "type": "isAttempt"
                  },
                  "target": ".pressed",
                  "description": "The shopper pressed pay and nothing was sent yet."
                },
                {
                  "guard": {
                    "type": "isAttempt"
                  },
                  "target": ".choosing",
                  "description": "The form of a method broke. A transfer that waits with its code is still the order’s."
                },
                {
                  "guard": "isLockedIn",
                  "target": ".choosing",
                  "actions": {
                    "type": "setTransfer",
                    "params": {
                      "is": false
                    }
                  },
                  "description": "The shopper left the transfer’s code, or the provider refused it: the order’s own time counts again (CNT-05)."
                },
                {
                  "target": ".choosing",
                  "actions": {
                    "type": "setAgreed"
                  },
                  "description": "Nothing is pressed, or the shopper is asked to accept a price. Whether the agreement is ticked is kept."
                }
              ],
              "onDone": [
                {
                  "guard": {
                    "type": "hasReceipt"
                  },
                  "target": "#checkout.journey.result",
                  "actions": {
                    "type": "setReceipt"
                  },
                  "description": "The order is paid, or the shopper has reported that the transfer is on its way."
                },
                {
                  "target": "#checkout.journey.reconciling",
                  "actions": {
                    "type": "setAttempted"
                  },
                  "description": "A payment was sent, or the browser went to a bank, and the outcome is unknown."
                }
              ],
              "onError": [
                {
                  "guard": "isPaymentBegun",
                  "target": "#checkout.journey.reconciling",
                  "actions": "clearAttempted",
                  "description": "The payment machine broke after a payment had begun: its outcome is unknown, and what was tried is no longer known here."
                },
                {
                  "target": "#checkout.journey.openingFailed",
                  "description": "The payment machine broke before anything was sent: it can be loaded again."
                }
              ]
            },
            "on": {
              "network.changed": {
                "actions": {
                  "type": "sendEvent"
                },
                "description": "The payment learns how the connection is, so that a press while offline sends nothing."
              }
            },
            "states": {
              "choosing": {
                "description": "A payment can begin here. Leaving for the shop stops the child that could send one.",
                "meta": {
                  "screens": [
                    "pay"
                  ],
                  "addresses": [
                    "/pay"
                  ],
                  "pictures": [
                    "BKM Express chosen",
                    "a balance on its way",
                    "a balance that can’t be used with a new card",
                    "a balance that can’t be used with installments",
                    "a balance that can’t be used with the card that is chosen",
                    "a balance that is enough",
                    "a balance that is not enough",
                    "a balance without the agreement",
                    "a bonus of which only a part can be used",
                    "a bonus that is used",
                    "a bonus that leaves a single payment",
                    "a campaign over the methods, in the compact design",
                    "a complete new card",
                    "a debit card, which has no installments and is asked about by its bank",
                    "a declined card",
                    "a mixed payment",
                    "a new card with faults",
                    "a payment plan of a bank that could not be had",
                    "a payment that was looked for and found not charged",
                    "a price that has changed",
                    "a price that has changed before a balance",
                    "a price that has changed, once its modal was closed",
                    "a shopping credit for a large order, which fewer banks lend for",
                    "a shopping credit for goods that are out of stock",
                    "a shopping credit for which the account has to be verified",
                    "a shopping credit offered in the place of a card with too little behind it",
                    "a shopping credit refused to a member under 18",
                    "a shopping credit that had been applied for already",
                    "a shopping credit that is not given for goods that are marked FOOD",
                    "a shopping credit that is not given for goods that are marked GOLD",
                    "a shopping credit that is not given for goods that are marked OTHER",
                    "a shopping credit that is not given for goods that are marked PHONE_PC_TABLET",
                    "a shopping credit that is not given for goods that are marked UNKNOWN",
                    "a shopping credit that is not given for so little",
                    "a shopping credit that is not given to a member that is restricted",
                    "a shopping credit that is not given to a member whose e-mail is not confirmed",
                    "a shopping credit without a bank, and a payment plan by way of example",
                    "a shopping credit, its bank and payment plan chosen",
                    "a transfer without a bank",
                    "a transfer, its bank chosen",
                    "a wallet that could not be opened",
                    "an agreement that is missing",
                    "an order without a method",
                    "an order without a method, once its modal was closed",
                    "an unknown balance",
                    "how one applies for a shopping credit",
                    "installments that could not be had",
                    "installments to which a campaign adds, at the cash price",
                    "saved cards of which one ends soon and one has expired",
                    "that the balance is not enough, over the screen",
                    "the banks of a shopping credit that could not be had",
                    "the form of a new card beside saved ones",
                    "the form of the first card",
                    "the form of the first card beside BKM Express",
                    "the installments of a saved card, one of them chosen",
                    "the methods while cards and balance are on their way",
                    "the methods, the cards chosen",
                    "the question whether to leave for the shop",
                    "the room for the banks of a shopping credit",
                    "the room for the cards while they are on their way",
                    "the room for the installments while they are on their way",
                    "the saved cards",
                    "the saved cards before a long name and a large amount",
                    "the saved cards beside BKM Express",
                    "the saved cards in the last minute",
                    "the wallet’s own card with too little behind it",
                    "thirty-six installments",
                    "what a mixed payment with a bonus is made of, opened on a phone",
                    "what the amount is made of, opened on a phone",
                    "what the balance pays, opened on a phone",
                    "why an amount with installments is another one, opened on a phone"
                  ]
                },
                "always": [
                  {
                    "guard": "isTimeUp",
                    "target": "#checkout.journey.expired",
                    "description": "The time ended before the shopper pressed pay (CNT-05)."
                  },
                  {
                    "guard": "isLinkClosed",
                    "target": "#checkout.journey.closed",
                    "description": "The token became invalid before the shopper pressed pay."
                  },
                  {
                    "guard": "isObserving",
                    "target": "#checkout.journey.suspended",
                    "description": "Another tab owns the order: this one may send no payment (BEST-02)."
                  },
                  {
                    "guard": "isPageLeft",
                    "target": "#checkout.journey.exiting",
                    "description": "The page was left: nothing may be paid in it."
                  },
                  {
                    "guard": "canRestoreSignIn",
                    "target": "#checkout.journey.restoring",
                    "description": "A login was handed over for an admitted buyer, now or while a payment was under way: it is checked, and its member goes on instead."
                  }
                ],
                "on": {
                  "tab.restored": {
                    "target": "#checkout.journey.arriving",
                    "actions": [
                      "clearBuyer",
                      "clearPayment"
                    ],
                    "description": "The page returned from the cache or from a long sleep: the order and the login are checked again before a payment (BEST-04)."
                  },
                  "shopper.exited": {
                    "guard": "isExitAsked",
                    "target": "#checkout.journey.exiting",
                    "description": "The shopper confirmed the way to the shop."
                  },
                  "shopper.loggedOut": {
                    "target": "#checkout.journey.loggingOut",
                    "description": "The shopper is someone else, or leaves a device that is shared."
                  }
                }
              },
              "identifying": {
                "description": "The shopper is asked to prove their identity, perhaps in the provider’s app, and can exit meanwhile. Nothing was sent. A return after a long absence changes nothing here: the order is read again before the payment is sent (BEST-14).",
                "meta": {
                  "screens": [
                    "pay"
                  ],
                  "addresses": [
                    "/pay"
                  ],
                  "pictures": [
                    "a link to the app on its way",
                    "a link to the app that could not be sent",
                    "a link to the app that was sent",
                    "a step in the app that is being looked for",
                    "a step in the app that was not taken yet",
                    "an identity that is being compared",
                    "an identity that the register does not have",
                    "the form of an identity with faults",
                    "the form of an identity, to be filled in",
                    "the way into the app for the next step after the form",
                    "the way into the app for who is beyond a limit, on their phone",
                    "the way into the app for who pays from the balance"
                  ]
                },
                "always": [
                  {
                    "guard": "isTimeUp",
                    "target": "#checkout.journey.expired",
                    "description": "The time ended before the identity was proven."
                  },
                  {
                    "guard": "isLinkClosed",
                    "target": "#checkout.journey.closed",
                    "description": "The token became invalid before the identity was proven."
                  },
                  {
                    "guard": "isObserving",
                    "target": "#checkout.journey.suspended",
                    "description": "Another tab owns the order: this one may send no payment (BEST-02)."
                  },
                  {
                    "guard": "isPageLeft",
                    "target": "#checkout.journey.exiting",
                    "description": "The page was left: nothing may be paid in it."
                  }
                ],
                "on": {
                  "shopper.exited": {
                    "guard": "isExitAsked",
                    "target": "#checkout.journey.exiting",
                    "description": "The shopper confirmed the way to the shop instead of a proof."
                  }
                }
              },
              "pressed": {
                "description": "From the press until the payment is sent. The shopper cannot exit. Time, another tab and a page that was left or restored stop the payment before it is sent.",
                "meta": {
                  "screens": [
                    "pay"
                  ],
                  "addresses": [
                    "/pay"
                  ],
                  "pictures": [
                    "a payment that was pressed, while its order is looked at once more"
                  ]
                },
                "always": [
                  {
                    "guard": "isTimeUp",
                    "target": "#checkout.journey.expired",
                    "description": "The time ended after the press: the payment was not sent."
                  },
                  {
                    "guard": "isLinkClosed",
                    "target": "#checkout.journey.closed",
                    "description": "The token became invalid after the press: the payment was not sent."
                  },
                  {
                    "guard": "isObserving",
                    "target": "#checkout.journey.suspended",
                    "description": "Another tab took the order after the press: the payment was not sent."
                  },
                  {
                    "guard": "isPageLeft",
                    "target": "#checkout.journey.exiting",
                    "description": "The page was left after the press: the payment was not sent."
                  }
                ],
                "on": {
                  "tab.restored": {
                    "target": "#checkout.journey.arriving",
                    "actions": [
                      "clearBuyer",
                      "clearPayment"
                    ],
                    "description": "The page returned after the press: the payment was not sent, and order and login are checked (BEST-04)."
                  }
                }
              },
              "lockedIn": {
                "description": "A bank transfer has its reference: that payment has begun. It goes on when the time is over (CNT-05) or the page was left, since nothing more can be paid from here.",
                "meta": {
                  "screens": [
                    "pay"
                  ],
                  "addresses": [
                    "/pay"
                  ],
                  "pictures": [
                    "a transfer whose code is hidden at another device",
                    "a transfer whose notice failed",
                    "a transfer with its code",
                    "a transfer with its code, beside which the login has ended",
                    "that there is no other way beside a transfer with its code",
                    "what leaving a transfer costs"
                  ]
                },
                "entry": {
                  "type": "setTransfer",
                  "params": {
                    "is": true
                  }
                },
                "always": {
                  "guard": "isObserving",
                  "target": "#checkout.journey.suspended.lockedIn",
                  "description": "Another tab owns the order; the transfer stays begun."
                },
                "on": {
                  "tab.restored": [
                    {
                      "guard": "isLoginOver",
                      "target": "#checkout.journey.paying.lockedIn",
                      "description": "The page returned after the login had ended: the code stays (CNT-05)."
                    },
                    {
                      "guard": {
                        "type": "isOffline"
                      },
                      "target": "#checkout.journey.paying.lockedIn",
                      "description": "The page returned without a connection: the code stays (CNT-05)."
                    },
                    {
                      "target": "#checkout.journey.arriving",
                      "actions": [
                        "clearBuyer",
                        "clearPayment"
                      ],
                      "description": "The page returned: the order says whether the transfer still waits (BEST-04)."
                    }
                  ],
                  "address.asked": {
                    "guard": {
                      "type": "isOtherScreen"
                    },
                    "actions": {
                      "type": "sendEvent"
                    },
                    "description": "The shopper asked for another screen by the address: the transfer explains that it has begun and how to give it up."
                  },
                  "shopper.retried": {
                    "guard": "isLoginOver",
                    "target": "#checkout.journey.expired.returning",
                    "description": "The login has ended: the shopper logs in again, which leads back to the same transfer."
                  }
                }
              },
              "inFlight": {
                "description": "The payment was sent and its answer is awaited. Neither time, address, exit nor another tab ends it.",
                "meta": {
                  "screens": [
                    "pay"
                  ],
                  "addresses": [
                    "/pay"
                  ],
                  "pictures": [
                    "a payment from the balance on its way, the other methods closed",
                    "a payment that takes longer than usual",
                    "a payment with a new card on its way",
                    "a payment with a saved card on its way"
                  ]
                }
              },
              "overdue": {
                "description": "The payment was sent and its answer is late. The screen says that the outcome is unknown; the answer still counts.",
                "meta": {
                  "screens": [
                    "outcome-unknown"
                  ],
                  "addresses": [
                    "/result-page"
                  ],
                  "pictures": [
                    "a payment that takes so long that it is checked on"
                  ]
                }
              },
              "redirecting": {
                "description": "The browser goes to the bank that verifies the card. The page may still be here for a while.",
                "meta": {
                  "screens": [
                    "result"
                  ],
                  "addresses": [
                    "/result-page"
                  ],
                  "pictures": [
                    "the way to BKM Express",
                    "the way to the 3-D Secure page of a bank"
                  ]
                },
                "on": {
                  "tab.restored": {
                    "actions": {
                      "type": "sendEvent"
                    },
                    "description": "The shopper came back from the bank: the payment asks for its outcome at once."
                  }
                }
              },
              "goingForCredit": {
                "description": "The browser goes to the bank that decides on the shopping credit. A screen of its own says so.",
                "meta": {
                  "screens": [
                    "credit-redirect"
                  ],
                  "addresses": [
                    "/shopping-credit-redirect"
                  ],
                  "pictures": [
                    "the way to the bank of a shopping credit"
                  ]
                },
                "on": {
                  "tab.restored": {
                    "actions": {
                      "type": "sendEvent"
                    },
                    "description": "The shopper came back from the credit’s bank: the outcome is asked for at once."
                  }
                }
              }
            }
          },
          "refunding": {
            "description": "A refund is offered and claimed. A claim that was sent is left only by its own ending.",
            "initial": "choosing",
            "entry": "clearOthersChoices",
            "states": {
              "choosing": {
                "description": "A claim can begin here. Leaving for the shop stops the child that could send one.",
                "meta": {
                  "screens": [
                    "refund"
                  ],
                  "addresses": [
                    "/refund-to-balance"
                  ],
                  "pictures": [
                    "a refund that can’t be transferred",
                    "a refund that is offered"
                  ]
                },
                "always": [
                  {
                    "guard": "isTimeUp",
                    "target": "#checkout.journey.expired",
                    "description": "The time ended before the refund was claimed."
                  },
                  {
                    "guard": "isLinkClosed",
                    "target": "#checkout.journey.closed",
                    "description": "The token became invalid before the refund was claimed."
                  },
                  {
                    "guard": "isObserving",
                    "target": "#checkout.journey.suspended",
                    "description": "Another tab owns the order: this one may send no claim."
                  },
                  {
                    "guard": "isPageLeft",
                    "target": "#checkout.journey.exiting",
                    "description": "The page was left: nothing may be claimed in it."
                  },
                  {
                    "guard": "canRestoreSignIn",
                    "target": "#checkout.journey.restoring",
                    "description": "A login was handed over: it is checked before a claim."
                  }
                ],
                "on": {
                  "tab.restored": {
                    "target": "#checkout.journey.arriving",
                    "actions": [
                      "clearBuyer",
                      "clearPayment"
                    ],
                    "description": "The page returned: order and login are checked again before a claim (BEST-04)."
                  },
                  "shopper.exited": {
                    "guard": "isExitAsked",
                    "target": "#checkout.journey.exiting",
                    "description": "The shopper leaves for the shop without claiming."
                  }
                }
              },
              "inFlight": {
                "description": "The claim was sent and its answer is awaited. Only that answer ends it: exit, time and addresses are ignored.",
                "meta": {
                  "screens": [
                    "refund"
                  ],
                  "addresses": [
                    "/refund-to-balance"
                  ],
                  "pictures": [
                    "a refund on its way"
                  ]
                }
              }
            },
            "invoke": {
              "id": "refund",
              "src": "refund",
              "onSnapshot": [
                {
                  "guard": {
                    "type": "isAttempt"
                  },
                  "target": ".inFlight",
                  "description": "The claim was sent."
                },
                {
                  "target": ".choosing",
                  "description": "No claim is under way, so the shopper may leave."
                }
              ],
              "onDone": [
                {
                  "guard": {
                    "type": "isPaid"
                  },
                  "target": "#checkout.journey.result",
                  "actions": {
                    "type": "setReceipt"
                  },
                  "description": "The refund is in the balance."
                },
                {
                  "target": "#checkout.journey.reconciling",
                  "actions": {
                    "type": "setAttempted"
                  },
                  "description": "The claim was sent and its outcome is unknown."
                }
              ],
              "onError": [
                {
                  "guard": "isPaymentBegun",
                  "target": "#checkout.journey.reconciling",
                  "actions": "clearAttempted",
                  "description": "The refund’s machine broke after the claim was sent: the order is asked."
                },
                {
                  "target": "#checkout.journey.openingFailed",
                  "description": "The refund’s machine broke before a claim was sent."
                }
              ]
            },
            "on": {
              "network.changed": {
                "actions": {
                  "type": "sendEvent"
                },
                "description": "The refund learns how the connection is, so that a claim while offline is held back."
              }
            }
          },
          "settling": {
            "description": "The seller chooses where the earnings go, and sends that choice. A choice that was sent is left only by its own ending.",
            "initial": "choosing",
            "entry": "clearOthersChoices",
            "states": {
              "choosing": {
                "description": "A choice can be sent from here. Leaving for the shop stops the child that could send one.",
                "meta": {
                  "screens": [
                    "settlement"
                  ],
                  "addresses": [
                    "/settlement-to-balance"
                  ],
                  "pictures": [
                    "a settlement that could not be completed",
                    "the choice where a seller’s money goes",
                    "the money left to the bank"
                  ]
                },
                "always": [
                  {
                    "guard": "isTimeUp",
                    "target": "#checkout.journey.expired",
                    "description": "The time ended before the choice was sent."
                  },
                  {
                    "guard": "isLinkClosed",
                    "target": "#checkout.journey.closed",
                    "description": "The token became invalid before the choice was sent."
                  },
                  {
                    "guard": "isObserving",
                    "target": "#checkout.journey.suspended",
                    "description": "Another tab owns the order: this one may send no choice."
                  },
                  {
                    "guard": "isPageLeft",
                    "target": "#checkout.journey.exiting",
                    "description": "The page was left: no choice may be sent from it."
                  },
                  {
                    "guard": "canRestoreSignIn",
                    "target": "#checkout.journey.restoring",
                    "description": "A login was handed over: it is checked before a choice."
                  }
                ],
                "on": {
                  "tab.restored": {
                    "target": "#checkout.journey.arriving",
                    "actions": [
                      "clearBuyer",
                      "clearPayment"
                    ],
                    "description": "The page returned: order and login are checked again before a choice (BEST-04)."
                  },
                  "shopper.exited": {
                    "guard": "isExitAsked",
                    "target": "#checkout.journey.exiting",
                    "description": "The seller leaves for the shop without sending a choice."
                  }
                }
              },
              "inFlight": {
                "description": "The choice was sent and its answer is awaited. Only its own ending leads out of here, also when the time is over.",
                "meta": {
                  "screens": [
                    "settlement"
                  ],
                  "addresses": [
                    "/settlement-to-balance"
                  ],
                  "pictures": [
                    "a choice on its way"
                  ]
                }
              }
            },
            "invoke": {
              "id": "settlement",
              "src": "settlement",
              "onSnapshot": [
                {
                  "guard": {
                    "type": "isAttempt"
                  },
                  "target": ".inFlight",
                  "description": "The choice was sent."
                },
                {
                  "target": ".choosing",
                  "description": "No choice is under way, so the seller may leave."
                }
              ],
              "onDone": [
                {
                  "guard": {
                    "type": "isPaid"
                  },
                  "target": "#checkout.journey.result",
                  "actions": {
                    "type": "setReceipt"
                  },
                  "description": "The provider carried out the choice."
                },
                {
                  "target": "#checkout.journey.reconciling",
                  "actions": {
                    "type": "setAttempted"
                  },
                  "description": "The choice was sent and its outcome is unknown."
                }
              ],
              "onError": [
                {
                  "guard": "isPaymentBegun",
                  "target": "#checkout.journey.reconciling",
                  "actions": "clearAttempted",
                  "description": "The settlement’s machine broke after the choice was sent: the order is asked."
                },
                {
                  "target": "#checkout.journey.openingFailed",
                  "description": "The settlement’s machine broke before a choice was sent."
                }
              ]
            },
            "on": {
              "network.changed": {
                "actions": {
                  "type": "sendEvent"
                },
                "description": "The settlement learns how the connection is, so that a press while offline is held back."
              }
            }
          },
          "suspended": {
            "description": "Another tab has the order. From here no payment was sent; at most a bank transfer has its reference.",
            "initial": "choosing",
            "always": {
              "guard": "isOwning",
              "target": "#checkout.journey.arriving",
              "actions": "clearBuyer",
              "description": "This tab has the order again: order and login are checked, and the reason of a failed try is still shown."
            },
            "states": {
              "choosing": {
                "description": "Nothing was sent from this tab, so the time still counts.",
                "meta": {
                  "screens": [
                    "pay",
                    "refund",
                    "settlement"
                  ],
                  "addresses": [
                    "/pay",
                    "/refund-to-balance",
                    "/settlement-to-balance"
                  ],
                  "pictures": [
                    "a refund that is open in another tab",
                    "an order that is being paid in another tab",
                    "an order that is open in another tab",
                    "an order whose other tab has gone"
                  ]
                },
                "always": [
                  {
                    "guard": "isTimeUp",
                    "target": "#checkout.journey.expired",
                    "description": "The time ended while another tab had the order."
                  },
                  {
                    "guard": "isLinkClosed",
                    "target": "#checkout.journey.closed",
                    "description": "The token became invalid while another tab had the order."
                  }
                ]
              },
              "lockedIn": {
                "description": "The bank transfer had begun here, so no time ends this state (CNT-05).",
                "meta": {
                  "screens": [
                    "pay",
                    "refund",
                    "settlement"
                  ],
                  "addresses": [
                    "/pay",
                    "/refund-to-balance",
                    "/settlement-to-balance"
                  ],
                  "pictures": [
                    "a transfer with its code that another tab has taken"
                  ]
                }
              }
            }
          },
          "reconciling": {
            "description": "A payment was sent, here or elsewhere, and its outcome is unknown. Only the provider’s word that nothing was charged leads back to paying (BEST-03).",
            "meta": {
              "screens": [
                "outcome-unknown"
              ],
              "addresses": [
                "/result-page"
              ],
              "pictures": [
                "a lost answer between two questions",
                "a lost answer of an order that is closed",
                "a lost answer while it is asked for",
                "a lost answer with an unknown outcome"
              ]
            },
            "invoke": {
              "id": "reconciliation",
              "src": "reconciliation",
              "onDone": [
                {
                  "guard": {
                    "type": "isPaid"
                  },
                  "target": "#checkout.journey.result",
                  "actions": {
                    "type": "setOutcome"
                  },
                  "description": "The provider says that the order is paid."
                },
                {
                  "guard": {
                    "type": "isLoginRefused"
                  },
                  "target": "#checkout.journey.expired",
                  "actions": {
                    "type": "setOutcome"
                  },
                  "description": "The login has ended and the outcome is still unknown: the shopper logs in first (GWY-10)."
                },
                {
                  "guard": "hasBuyer",
                  "target": "#checkout.journey.inside",
                  "actions": [
                    {
                      "type": "setOutcome"
                    },
                    "raiseSessionChanged"
                  ],
                  "description": "The order can be paid, or its transfer has begun. The shopper is still logged in or admitted."
                },
                {
                  "guard": "hasOrder",
                  "target": "#checkout.journey.arriving.identifying",
                  "actions": [
                    {
                      "type": "setOutcome"
                    },
                    "raiseSessionChanged"
                  ],
                  "description": "The page was loaded again meanwhile, so the shopper has to be identified. A transfer that was found has its own time."
                },
                {
                  "target": "#checkout.journey.arriving",
                  "actions": {
                    "type": "setOutcome"
                  },
                  "description": "The order is unknown too: it is asked for, if its link is still good."
                }
              ],
              "onError": {
                "target": "#checkout.journey.reconcilingFailed",
                "description": "The search broke, so the outcome is still unknown."
              }
            },
            "on": {
              "tab.woke": {
                "actions": "sendWakeUpToReconciliation",
                "description": "The shopper looks at the page again, or the connection is back: the provider is asked without waiting."
              },
              "tab.restored": {
                "actions": "sendWakeUpToReconciliation",
                "description": "The page returned from the cache or from a long sleep: its last answer may be out of date."
              }
            }
          },
          "reconcilingFailed": {
            "description": "The search for the outcome broke and the outcome is unknown. No transition leads to paying from here.",
            "meta": {
              "screens": [
                "outcome-unknown"
              ],
              "addresses": [
                "/result-page"
              ],
              "pictures": []
            },
            "on": {
              "shopper.retried": {
                "target": "reconciling",
                "description": "The shopper has the provider asked again."
              }
            }
          },
          "result": {
            "description": "The order is paid, claimed or settled, or its transfer is on its way. No transition leads to anything that can be paid with (RES-04).",
            "meta": {
              "screens": [
                "refund",
                "result",
                "settlement"
              ],
              "addresses": [
                "/refund-to-balance",
                "/result-page",
                "/settlement-to-balance"
              ],
              "pictures": [
                "a payment that is complete, with a way back that led nowhere",
                "a payment that is complete, with the way back to the shop",
                "an order that had been paid before",
                "an order that waits for a transfer",
                "the permission for messages, which was refused",
                "the receipt of a mixed payment with a bonus",
                "the receipt of a payment in installments"
              ]
            },
            "invoke": {
              "id": "shopReturn",
              "src": "shopReturn",
              "onError": {
                "target": "resultStaying",
                "description": "The way back to the shop broke. The payment stays paid."
              }
            }
          },
          "expired": {
            "description": "The time of the order or of the login is over. Nothing is paid on this page any more. With a payment whose outcome is unknown, every screen in here says so, also beside the way on (GWY-10).",
            "initial": "shown",
            "states": {
              "shown": {
                "description": "Says which time is over. One way leads on: from an order that is over to the shop, from a login that is over to the form (CNT-08).",
                "meta": {
                  "screens": [
                    "form-expired",
                    "member-expired"
                  ],
                  "addresses": [
                    "/"
                  ],
                  "pictures": [
                    "a login that was refused with the payment itself",
                    "a login whose time is over",
                    "a refund whose time is over",
                    "an order whose time is over",
                    "an order whose time is over, after a payment of unknown outcome"
                  ]
                },
                "on": {
                  "shopper.retried": [
                    {
                      "guard": "isLoginOver",
                      "target": "returning",
                      "description": "Only the login is over: the shopper logs in again (BEST-14). The order is then asked about a payment whose outcome is unknown."
                    },
                    {
                      "target": "leaving",
                      "description": "The order’s own time is over, so the shopper goes to the shop (CNT-06)."
                    }
                  ]
                }
              },
              "leaving": {
                "description": "Logs out and goes to the shop, or loads the page again where the shop’s address is not allowed (CNT-06).",
                "meta": {
                  "screens": [
                    "form-expired",
                    "member-expired"
                  ],
                  "addresses": [
                    "/"
                  ],
                  "pictures": []
                },
                "invoke": {
                  "id": "startOver",
                  "src": "startOver",
                  "onDone": {
                    "target": "shown",
                    "description": "The browser was sent away. If this page is still here, the way is offered again."
                  },
                  "onError": {
                    "target": "shown",
                    "description": "The page could not leave: the screen stays with the same way on."
                  }
                }
              },
              "returning": {
                "description": "Logs out and loads the page again with the shopper’s details in the form. Tokens and card data are left out.",
                "meta": {
                  "screens": [
                    "form-expired",
                    "member-expired"
                  ],
                  "addresses": [
                    "/"
                  ],
                  "pictures": []
                },
                "invoke": {
                  "id": "startOver",
                  "src": "startOver",
                  "onDone": {
                    "target": "shown",
                    "description": "The page was asked to load again. If it is still here, the login is offered again."
                  },
                  "onError": {
                    "target": "shown",
                    "description": "The page could not load again: the shopper can press once more."
                  }
                }
              }
            }
          },
          "loggingOut": {
            "description": "The login is dropped and the page loads again, so that nothing of the shopper stays in its memory. No child that could send a payment runs.",
            "meta": {
              "screens": [
                "pay"
              ],
              "addresses": [
                "/pay"
              ],
              "pictures": []
            },
            "invoke": {
              "id": "startOver",
              "src": "startOver",
              "onDone": {
                "target": "#checkout.journey.arriving",
                "actions": [
                  "clearBuyer",
                  "clearPayment"
                ],
                "description": "The page is still here after a while: its shopper is a visitor, whose form has the details of before."
              },
              "onError": {
                "target": "#checkout.journey.arriving",
                "actions": [
                  "clearBuyer",
                  "clearPayment"
                ],
                "description": "The page could not load again: its shopper is a visitor."
              }
            }
          },
          "resultStaying": {
            "description": "The result as before, without an automatic way to the shop: the shopper decides when to leave.",
            "meta": {
              "screens": [
                "refund",
                "result",
                "settlement"
              ],
              "addresses": [
                "/refund-to-balance",
                "/result-page",
                "/settlement-to-balance"
              ],
              "pictures": []
            }
          }
        }
      },
      "hostEvents": {
        "description": "Listens to what reaches the checkout from outside: login, connection, tab and app. It comes before `session` in the chart, so that a login’s end is stored before the countdown receives it.",
        "initial": "listening",
        "states": {
          "listening": {
            "description": "Events from outside arrive here and reach every region.",
            "invoke": {
              "id": "hostEvents",
              "src": "hostEvents",
              "onError": {
                "target": "eventsLost",
                "description": "The source of events broke; the shopper can go on."
              }
            },
            "on": {
              "session.updated": {
                "actions": {
                  "type": "setLoginEnd"
                },
                "description": "The provider named or corrected the end of the login."
              }
            }
          },
          "eventsLost": {
            "description": "No events arrive from outside any more. The order’s own time still counts."
          }
        }
      },
      "session": {
        "description": "Whether the time of the order and of the login is over. It holds no seconds: those are the countdown’s own.",
        "initial": "waiting",
        "states": {
          "waiting": {
            "description": "No deadline is known yet.",
            "always": {
              "guard": "hasDeadline",
              "target": "running",
              "description": "The order or the login came with a deadline."
            },
            "on": {
              "session.ended": [
                {
                  "guard": {
                    "type": "isOrderDeadline"
                  },
                  "target": "closed",
                  "description": "The provider refused the order’s token before any deadline was known."
                },
                {
                  "guard": "hasMember",
                  "target": "memberExpired",
                  "description": "The provider refused the login before any deadline was known."
                }
              ]
            }
          },
          "running": {
            "description": "The countdown runs. The provider’s word that a session is over counts at once, before the countdown ends.",
            "invoke": {
              "id": "countdown",
              "src": "countdown",
              "onSnapshot": [
                {
                  "guard": {
                    "type": "hasFormExpired"
                  },
                  "target": "formExpired",
                  "description": "The order’s own time ran out."
                },
                {
                  "guard": {
                    "type": "hasMemberExpired"
                  },
                  "target": "memberExpired",
                  "description": "The login’s time ran out."
                }
              ],
              "onError": {
                "target": "unknown",
                "description": "The countdown broke, so this page cannot say when the time is over."
              }
            },
            "on": {
              "session.ended": [
                {
                  "guard": {
                    "type": "isOrderDeadline"
                  },
                  "target": "closed",
                  "description": "The provider refused the order’s token, although time was left."
                },
                {
                  "guard": "hasMember",
                  "target": "memberExpired",
                  "description": "The provider refused the login, although time was left (GWY-10)."
                }
              ],
              "session.updated": {
                "actions": "sendDeadlineToCountdown",
                "description": "The login’s end is known or corrected: the countdown takes it over."
              },
              "session.changed": {
                "actions": "sendDeadlineToCountdown",
                "description": "The order was looked at again, the login no longer counts, or a transfer’s code was given or left: the countdown is set to the deadline that is left, if any."
              }
            }
          },
          "formExpired": {
            "description": "The order’s time is over. The journey ends where a payment could begin, and a payment that began goes on (CNT-05).",
            "on": {
              "session.changed": {
                "guard": "isUntimed",
                "target": "waiting",
                "description": "A bank transfer has its reference: the order’s time no longer counts."
              }
            }
          },
          "memberExpired": {
            "description": "The login is over; the order may still be payable. A payment that was sent is left to its own ending."
          },
          "unknown": {
            "description": "The countdown broke: only the provider’s word ends the session.",
            "on": {
              "session.ended": [
                {
                  "guard": {
                    "type": "isOrderDeadline"
                  },
                  "target": "closed",
                  "description": "The provider says that the order’s token is no longer valid."
                },
                {
                  "guard": "hasMember",
                  "target": "memberExpired",
                  "description": "The provider says that the login is no longer valid."
                }
              ]
            }
          },
          "closed": {
            "description": "The order’s token is no longer valid, for another reason than time."
          }
        }
      },
      "tab": {
        "description": "Whether this tab or another one has the order. Where that cannot be found out, this tab counts as the only one and may pay (BEST-02).",
        "initial": "alone",
        "states": {
          "alone": {
            "description": "The browser’s tabs are not compared yet, so this tab counts as the only one.",
            "on": {
              "tab.joined": {
                "target": "claimed",
                "description": "What compares the tabs is loaded."
              }
            }
          },
          "claimed": {
            "description": "The ownership of the order is followed.",
            "initial": "owning",
            "invoke": {
              "id": "tabOwnership",
              "src": "tabOwnership",
              "onSnapshot": [
                {
                  "guard": {
                    "type": "isElsewhere"
                  },
                  "target": ".observing",
                  "description": "Another tab has the order."
                },
                {
                  "guard": {
                    "type": "isLeft"
                  },
                  "target": ".left",
                  "description": "The shopper left this page, which gives up the order."
                },
                {
                  "target": ".owning",
                  "description": "This tab has the order, or is still asking for it."
                }
              ],
              "onError": {
                "target": ".owning",
                "description": "The tabs can no longer be compared, so this one counts as the owner."
              }
            },
            "states": {
              "owning": {
                "description": "This tab has the order and may pay it."
              },
              "observing": {
                "description": "Another tab has the order. No payment can begin in this one."
              },
              "left": {
                "description": "The page was left and may come back from the browser’s cache. Nothing is paid in it until this tab has the order again."
              }
            }
          }
        }
      },
      "network": {
        "description": "How the connection is. It forbids nothing here: each machine that sends money looks at it.",
        "initial": "online",
        "on": {
          "network.changed": [
            {
              "guard": {
                "type": "isOffline"
              },
              "target": ".offline",
              "actions": {
                "type": "setNetwork"
              },
              "description": "The browser has no connection."
            },
            {
              "guard": {
                "type": "isSlow"
              },
              "target": ".slow",
              "actions": {
                "type": "setNetwork"
              },
              "description": "Answers take long."
            },
            {
              "target": ".online",
              "actions": {
                "type": "setNetwork"
              },
              "description": "The connection is good."
            }
          ]
        },
        "states": {
          "online": {
            "description": "Calls can be sent."
          },
          "slow": {
            "description": "Calls can be sent and the screen says that answers take long (BEST-05)."
          },
          "offline": {
            "description": "The screen says that there is no connection (BEST-05)."
          }
        }
      },
      "notice": {
        "description": "One notice over the screen, about a call that was refused or broke. A later notice replaces the one before.",
        "initial": "hidden",
        "on": {
          "network.refused": {
            "target": ".shown",
            "actions": {
              "type": "setNotice"
            },
            "description": "A call was refused or broke: the notice says how."
          },
          "chunk.missed": {
            "target": ".shown",
            "actions": {
              "type": "setNotice",
              "params": {
                "notice": {
                  "key": "errors.connection"
                }
              }
            },
            "description": "A part of the page could not be loaded."
          }
        },
        "states": {
          "hidden": {
            "description": "No notice is shown."
          },
          "shown": {
            "description": "A notice is shown, for as long as its own machine decides.",
            "always": {
              "guard": "isMoneyCallMade",
              "target": "hidden",
              "description": "Money moves: a notice about an earlier try could be read as the outcome of this one."
            },
            "invoke": {
              "id": "notice",
              "src": "notice",
              "onDone": {
                "target": "hidden",
                "description": "It faded out or was closed by the shopper."
              },
              "onError": {
                "target": "hidden",
                "description": "The notice broke and is removed."
              }
            }
          }
        }
      },
      "legalText": {
        "description": "A legal text that is read over the screen. What is read changes nothing in the journey.",
        "initial": "closed",
        "states": {
          "closed": {
            "description": "No text is open.",
            "on": {
              "shopper.openedText": {
                "target": "open",
                "description": "The shopper opens a text by its link."
              }
            }
          },
          "open": {
            "description": "A text is open, while everything under it goes on.",
            "always": {
              "guard": "isExpired",
              "target": "closed",
              "description": "The time is over: the expiry screen replaces the text, as it does every dialog (CNT-05)."
            },
            "invoke": {
              "id": "legalText",
              "src": "legalText",
              "onDone": {
                "target": "closed",
                "description": "The shopper closed the text."
              },
              "onError": {
                "target": "closed",
                "description": "The reader broke and is closed."
              }
            },
            "on": {
              "language.changed": {
                "actions": {
                  "type": "sendEvent"
                },
                "description": "The page speaks another language: the text is loaded in it."
              }
            }
          }
        }
      },
      "resultExtras": {
        "description": "What is said and offered beside the result of a payment. If it breaks, the result stays as it is.",
        "initial": "awaiting",
        "states": {
          "awaiting": {
            "description": "No payment has a result yet. Refunds and settlements have nothing beside their result.",
            "always": {
              "guard": "hasResult",
              "target": "showing",
              "description": "The payment has its result."
            }
          },
          "showing": {
            "description": "Shows what this tab knows of the payment and offers messages and protected shopping.",
            "invoke": {
              "id": "resultExtras",
              "src": "resultExtras",
              "onError": {
                "target": "extrasFailed",
                "description": "The extras broke. The payment is unchanged."
              }
            }
          },
          "extrasFailed": {
            "description": "The result is shown without extras."
          }
        }
      },
      "exit": {
        "description": "Whether the shopper really wants to leave for the shop. A payment that has begun is not left (SHELL-10).",
        "initial": "closed",
        "states": {
          "closed": {
            "description": "The question is not open.",
            "on": {
              "shopper.askedToExit": {
                "guard": "canExit",
                "target": "asking",
                "description": "The shop offers a way back, no payment is pressed or under way, and there is still something to leave."
              }
            }
          },
          "asking": {
            "description": "Asks the shopper whether to leave the checkout.",
            "always": {
              "guard": "isExitShut",
              "target": "closed",
              "description": "A payment was pressed or the journey has ended meanwhile, so leaving is not offered."
            },
            "on": {
              "shopper.keptPaying": {
                "target": "closed",
                "description": "The shopper goes on paying."
              },
              "shopper.exited": {
                "target": "leaving",
                "description": "The shopper confirms that they want to leave."
              }
            },
            "initial": "opened",
            "states": {
              "opened": {
                "description": "The question was just asked.",
                "always": [
                  {
                    "guard": "isTimeUp",
                    "target": "late",
                    "description": "It was asked on the screen that says that the time has ended."
                  },
                  {
                    "target": "inTime",
                    "description": "The time is still running, or there is none."
                  }
                ]
              },
              "inTime": {
                "description": "Asked before the time has ended.",
                "always": {
                  "guard": "isTimeUp",
                  "target": "#checkout.exit.closed",
                  "description": "The time has ended: its screen replaces the question."
                }
              },
              "late": {
                "description": "Asked after the time had ended: leaving is still offered."
              }
            }
          },
          "leaving": {
            "description": "The browser goes to the shop, which may be slow to answer. The payment side starts no payment meanwhile.",
            "on": {
              "shopper.keptPaying": {
                "target": "closed",
                "description": "The shopper stays after all: a slow shop must not replace the page of a later payment."
              }
            },
            "invoke": {
              "id": "leaveForShop",
              "src": "leaveForShop",
              "onDone": {
                "target": "closed",
                "description": "The page came back as it was left, and the shopper may go on."
              },
              "onError": {
                "target": "closed",
                "description": "The way to the shop could not be opened, so the checkout goes on."
              }
            }
          }
        }
      },
      "bankPage": {
        "description": "Whether a bank’s page is drawn within this one, which is in a frame itself. It stays while the journey under it asks the order.",
        "initial": "hidden",
        "states": {
          "hidden": {
            "description": "No bank’s page is on show here.",
            "on": {
              "tab.openedBank": {
                "guard": "canShowBankPage",
                "target": "shown",
                "description": "The payment goes to its bank, whose page is drawn here."
              }
            }
          },
          "shown": {
            "description": "The bank’s page covers the checkout.",
            "always": {
              "guard": "isBankPageOver",
              "target": "hidden",
              "description": "The payment has its outcome, or the login has ended."
            },
            "on": {
              "shopper.closedBank": {
                "target": "hidden",
                "actions": "raiseRestored",
                "description": "The shopper closes the bank’s page or goes on with it in a window. The order is asked."
              },
              "tab.closedBank": {
                "target": "hidden",
                "description": "The bank’s page can’t be shown, or its payment is known to have ended."
              }
            },
            "initial": "leavable",
            "states": {
              "leavable": {
                "description": "Every way on is offered: here, as a whole page, in a window.",
                "on": {
                  "tab.stayed": {
                    "target": "confined",
                    "description": "The page was to be left for the bank’s as a whole, and is still here."
                  }
                }
              },
              "confined": {
                "description": "The site around this page may not allow it to be left: the shopper learns that a window is the way on."
              }
            }
          }
        }
      },
      "detail": {
        "description": "Whether the price detail is open. It opens only for a member who is logged in (SHELL-05).",
        "initial": "closed",
        "states": {
          "closed": {
            "description": "Only the amount is shown.",
            "on": {
              "shopper.toggledDetail": {
                "guard": "hasMember",
                "target": "open",
                "description": "The member opens the price detail."
              }
            }
          },
          "open": {
            "description": "The parts of the price are shown.",
            "on": {
              "shopper.toggledDetail": {
                "target": "closed",
                "description": "The shopper closes the price detail."
              }
            }
          }
        }
      }
    }
  },
  {
    guards: {
      "canExit": () => true,
      "canRestoreSignIn": () => true,
      "canShowBankPage": () => true,
      "hasBuyer": () => true,
      "hasDeadline": () => true,
      "hasFormExpired": () => true,
      "hasMember": () => true,
      "hasMemberExpired": () => true,
      "hasOrder": () => true,
      "hasReceipt": () => true,
      "hasResult": () => true,
      "hasToken": () => true,
      "isAdmitted": () => true,
      "isAttempt": () => true,
      "isBankPageOver": () => true,
      "isCodePending": () => true,
      "isCodeSent": () => true,
      "isElsewhere": () => true,
      "isEmailNeeded": () => true,
      "isEntranceAsked": () => true,
      "isExitAsked": () => true,
      "isExitShut": () => true,
      "isExpired": () => true,
      "isForeign": () => true,
      "isLeavingForShop": () => true,
      "isLeft": () => true,
      "isLinkClosed": () => true,
      "isLinkInvalid": () => true,
      "isLockedIn": () => true,
      "isLoginOver": () => true,
      "isLoginRefused": () => true,
      "isMoneyCallMade": () => true,
      "isNewcomer": () => true,
      "isNumberWrong": () => true,
      "isObserving": () => true,
      "isOffline": () => true,
      "isOrderDeadline": () => true,
      "isOtherScreen": () => true,
      "isOtpScreen": () => true,
      "isOwning": () => true,
      "isPageBack": () => true,
      "isPageLeft": () => true,
      "isPaid": () => true,
      "isPaymentBegun": () => true,
      "isRefund": () => true,
      "isRestored": () => true,
      "isSettlement": () => true,
      "isSlow": () => true,
      "isStarted": () => true,
      "isStaying": () => true,
      "isTimeUp": () => true,
      "isUnresolved": () => true,
      "isUnsettled": () => true,
      "isUntimed": () => true,
      "isVerified": () => true,
    },
    actors: {
      "countdown": waiting,
      "emailMismatch": waiting,
      "foreignPhone": waiting,
      "hostEvents": waiting,
      "identify": waiting,
      "leaveForShop": waiting,
      "legalText": waiting,
      "notice": waiting,
      "openPayment": waiting,
      "otp": waiting,
      "payment": waiting,
      "phoneChange": waiting,
      "reconciliation": waiting,
      "refund": waiting,
      "registration": waiting,
      "restoreLogin": waiting,
      "resultExtras": waiting,
      "settlement": waiting,
      "shopReturn": waiting,
      "startOrder": waiting,
      "startOver": waiting,
      "tabOwnership": waiting,
    },
    actions: {
      "clearAttempted": () => undefined,
      "clearBuyer": () => undefined,
      "clearOthersChoices": () => undefined,
      "clearPayment": () => undefined,
      "clearProblem": () => undefined,
      "clearToRestore": () => undefined,
      "raiseRestored": () => undefined,
      "raiseSessionChanged": () => undefined,
      "sendDeadlineToCountdown": () => undefined,
      "sendEntranceToIdentify": () => undefined,
      "sendEvent": () => undefined,
      "sendFailureToIdentify": () => undefined,
      "sendOrderToIdentify": () => undefined,
      "sendStepBack": () => undefined,
      "sendWakeUpToReconciliation": () => undefined,
      "setAgreed": () => undefined,
      "setAnnouncedCode": () => undefined,
      "setAttempted": () => undefined,
      "setContactReplaced": () => undefined,
      "setEntrance": () => undefined,
      "setEntry": () => undefined,
      "setGenericProblem": () => undefined,
      "setHandedOver": () => undefined,
      "setLoginEnd": () => undefined,
      "setNetwork": () => undefined,
      "setNotice": () => undefined,
      "setOrder": () => undefined,
      "setOutcome": () => undefined,
      "setPaidOrder": () => undefined,
      "setPendingCode": () => undefined,
      "setReceipt": () => undefined,
      "setRefusal": () => undefined,
      "setRestored": () => undefined,
      "setTransfer": () => undefined,
      "setVerified": () => undefined,
    },
  },
)

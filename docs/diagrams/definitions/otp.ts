import { createMachine, fromCallback } from 'xstate'

// Written by npm run diagrams. Every guard, actor, action and delay of the chart has a stand-in: a guard says yes, an actor has no answer until
// you send it one (xstate.done.actor.<id>, xstate.error.actor.<id>), an action does nothing, a delay is longer than you wait. Change them to play.

const waiting = fromCallback(() => undefined)

export const machine = createMachine(
  {
    "id": "otp",
    "description": "The one-time code: it is sent once per press (or when it arrives complete), always with the newest reference code, since the call consumes the code. Checking a code and asking for another exclude each other.",
    "initial": "waiting",
    "states": {
      "waiting": {
        "description": "Waits for the right code. The code, its lifetime, the phone’s messages, the contact and the resend pause run side by side.",
        "type": "parallel",
        "states": {
          "code": {
            "description": "What the shopper does with the code, one thing at a time.",
            "initial": "entering",
            "states": {
              "entering": {
                "description": "The shopper types the code. A typed code waits for the button, so that a slip can be corrected (OTP-01).",
                "always": {
                  "guard": "isCodeExpired",
                  "target": "lapsed",
                  "description": "The lifetime is over: this code can no longer be sent."
                },
                "on": {
                  "shopper.typedCode": {
                    "actions": {
                      "type": "setCode"
                    },
                    "description": "The digits are kept and an old message is cleared."
                  },
                  "shopper.insertedCode": [
                    {
                      "guard": {
                        "type": "isCodeComplete"
                      },
                      "target": "verifying",
                      "actions": [
                        {
                          "type": "setCode"
                        },
                        {
                          "type": "emitCodeRead"
                        },
                        "clearMessages"
                      ],
                      "description": "All six digits arrived by paste or autofill, so they are sent without a press (OTP-01)."
                    },
                    {
                      "actions": {
                        "type": "setCode"
                      },
                      "description": "What was inserted is incomplete or too long: the shopper corrects it."
                    }
                  ],
                  "shopper.enteredCode": [
                    {
                      "guard": {
                        "type": "isCodeComplete"
                      },
                      "target": "verifying",
                      "actions": "clearMessages",
                      "description": "The shopper sends the six digits."
                    },
                    {
                      "actions": "setFault",
                      "description": "The code is incomplete: nothing is sent, and the page says what is missing."
                    }
                  ],
                  "shopper.askedForCode": {
                    "guard": "isResendOffered",
                    "target": "resending",
                    "actions": [
                      "clearMessages",
                      "clearCode",
                      "emitCodeForgotten"
                    ],
                    "description": "The shopper wants another code. This is offered once the pause after the last sending is over (OTP-05)."
                  },
                  "shopper.askedNewNumber": {
                    "target": "#otp.numberWrong",
                    "description": "The code went to a wrong number: the shopper changes it."
                  },
                  "shopper.steppedBack": {
                    "target": "#otp.left",
                    "description": "The shopper returns to the form that asked who they are."
                  }
                }
              },
              "verifying": {
                "description": "The code was sent. Its answer is awaited even if the lifetime ends meanwhile: the server may have received it in time.",
                "tags": "busy",
                "invoke": {
                  "id": "verifyCode",
                  "src": "verifyCode",
                  "onDone": [
                    {
                      "guard": {
                        "type": "isVerified"
                      },
                      "target": "#otp.verified",
                      "actions": [
                        {
                          "type": "setMember"
                        },
                        "clearCode"
                      ],
                      "description": "The provider accepted the code: the shopper is logged in."
                    },
                    {
                      "target": "entering",
                      "actions": [
                        "clearCode",
                        "emitCodeForgotten",
                        {
                          "type": "setRefusal"
                        }
                      ],
                      "description": "The provider refused the code. The field starts empty, so an old digit cannot remain; the lifetime goes on (OTP-04)."
                    }
                  ],
                  "onError": {
                    "target": "entering",
                    "actions": [
                      "clearCode",
                      "emitCodeForgotten",
                      "setGenericProblem"
                    ],
                    "description": "The call broke. The code may be consumed, so the field starts empty."
                  }
                }
              },
              "resending": {
                "description": "Another code is being sent. Its message can reach the phone before the answer is here, so digits are accepted but not sent.",
                "tags": "sending",
                "invoke": {
                  "id": "resendCode",
                  "src": "resendCode",
                  "onDone": [
                    {
                      "guard": {
                        "type": "isSent"
                      },
                      "target": [
                        "entering",
                        "#otp.waiting.life",
                        "#otp.waiting.pause"
                      ],
                      "actions": {
                        "type": "setResentCode"
                      },
                      "description": "The new code was sent: its own lifetime and its own pause start."
                    },
                    {
                      "target": "entering",
                      "actions": {
                        "type": "setResendRefusal"
                      },
                      "description": "The provider refused to send another code, and the page says why."
                    }
                  ],
                  "onError": {
                    "target": "entering",
                    "actions": "setResendFailure",
                    "description": "The call broke, so it is not certain that another code was sent."
                  }
                },
                "on": {
                  "shopper.typedCode": {
                    "actions": {
                      "type": "setCode"
                    },
                    "description": "The digits are kept for the next press."
                  },
                  "shopper.insertedCode": {
                    "actions": [
                      {
                        "type": "setCode"
                      },
                      {
                        "type": "emitCodeRead"
                      }
                    ],
                    "description": "The inserted digits are shown and kept; the next press sends them with the new reference code."
                  }
                }
              },
              "lapsed": {
                "description": "The code has lapsed and the field is empty. Only another code helps (OTP-04).",
                "tags": "lapsed",
                "entry": [
                  "clearCode",
                  "emitCodeForgotten"
                ],
                "on": {
                  "shopper.askedForCode": {
                    "target": "resending",
                    "actions": "clearMessages",
                    "description": "The shopper asks for another code, at once: after a lapse the pause does not apply (OTP-05)."
                  },
                  "shopper.askedNewNumber": {
                    "target": "#otp.numberWrong",
                    "description": "The shopper changes the number instead."
                  },
                  "shopper.steppedBack": {
                    "target": "#otp.left",
                    "description": "The shopper gives up the code and returns to the form."
                  }
                }
              }
            }
          },
          "life": {
            "description": "The lifetime of the code, by the time of the server.",
            "initial": "ticking",
            "states": {
              "ticking": {
                "description": "The lifetime runs.",
                "invoke": {
                  "id": "clock",
                  "src": "clock",
                  "onError": {
                    "target": "untimed",
                    "description": "The server’s time cannot be known here."
                  }
                },
                "on": {
                  "clock.ticked": [
                    {
                      "guard": {
                        "type": "hasCodeLapsed"
                      },
                      "target": "over",
                      "actions": {
                        "type": "setNow"
                      },
                      "description": "The last second of the code has passed."
                    },
                    {
                      "actions": {
                        "type": "setNow"
                      },
                      "description": "The code is still valid; the time left is shown."
                    }
                  ]
                }
              },
              "untimed": {
                "description": "Without a clock the code never lapses here: the provider’s answer to it decides."
              },
              "over": {
                "description": "The code has lapsed. Another code starts a new lifetime."
              }
            }
          },
          "messages": {
            "description": "The code read from the SMS by the browser (WebOTP).",
            "initial": "listening",
            "states": {
              "listening": {
                "description": "Listens for the SMS, if the browser can and the shopper allows it.",
                "invoke": {
                  "id": "messages",
                  "src": "messages",
                  "onError": {
                    "target": "failed",
                    "description": "The browser cannot read messages, or the shopper declined."
                  }
                }
              },
              "failed": {
                "description": "The shopper copies the code by hand."
              }
            }
          },
          "contact": {
            "description": "Keeps the order’s contact up to date (IDEN-07). The code does not wait for it.",
            "initial": "comparing",
            "states": {
              "comparing": {
                "description": "Compares the contact of the order with what the shopper entered.",
                "always": [
                  {
                    "guard": "isContactKnown",
                    "target": "updated",
                    "description": "The order has this contact, or a first code has updated it."
                  },
                  {
                    "target": "updating",
                    "description": "The phone or the e-mail differs from the order’s."
                  }
                ]
              },
              "updating": {
                "description": "Updates the contact of the order, beside the code.",
                "entry": "setContactReplaced",
                "invoke": {
                  "id": "updateContact",
                  "src": "updateContact",
                  "onDone": {
                    "target": "updated",
                    "description": "The order has the new contact."
                  },
                  "onError": {
                    "target": "outdated",
                    "description": "The update failed. The login goes on."
                  }
                }
              },
              "updated": {
                "description": "The order knows how to reach the shopper."
              },
              "outdated": {
                "description": "The order still has the former contact; this delays no step."
              }
            }
          },
          "pause": {
            "description": "The pause between two sendings (OTP-05).",
            "initial": "cooling",
            "states": {
              "cooling": {
                "description": "Another code is not offered yet.",
                "after": {
                  "resendCooldown": {
                    "target": "offered",
                    "description": "The pause has passed on this page."
                  }
                },
                "on": {
                  "clock.ticked": {
                    "guard": {
                      "type": "isPauseOver"
                    },
                    "target": "offered",
                    "description": "The code was sent before this page began, so less of the pause was left."
                  }
                }
              },
              "offered": {
                "description": "Another code can be asked for."
              }
            }
          }
        }
      },
      "verified": {
        "description": "Ends with the member logged in.",
        "type": "final"
      },
      "numberWrong": {
        "description": "Ends with the pending code, which the change of the number needs (OTP-06).",
        "type": "final"
      },
      "left": {
        "description": "Ends without a login: the shopper stepped back.",
        "type": "final"
      }
    }
  },
  {
    guards: {
      "hasCodeLapsed": () => true,
      "isCodeComplete": () => true,
      "isCodeExpired": () => true,
      "isContactKnown": () => true,
      "isPauseOver": () => true,
      "isResendOffered": () => true,
      "isSent": () => true,
      "isVerified": () => true,
    },
    actors: {
      "clock": waiting,
      "messages": waiting,
      "resendCode": waiting,
      "updateContact": waiting,
      "verifyCode": waiting,
    },
    actions: {
      "clearCode": () => undefined,
      "clearMessages": () => undefined,
      "emitCodeForgotten": () => undefined,
      "emitCodeRead": () => undefined,
      "setCode": () => undefined,
      "setContactReplaced": () => undefined,
      "setFault": () => undefined,
      "setGenericProblem": () => undefined,
      "setMember": () => undefined,
      "setNow": () => undefined,
      "setRefusal": () => undefined,
      "setResendFailure": () => undefined,
      "setResendRefusal": () => undefined,
      "setResentCode": () => undefined,
    },
    delays: {
      "resendCooldown": 2_000_000_000,
    },
  },
)

import { createMachine, fromCallback } from 'xstate'

// Written by npm run diagrams. Every guard, actor, action and delay of the chart has a stand-in: a guard says yes, an actor has no answer until
// you send it one (xstate.done.actor.<id>, xstate.error.actor.<id>), an action does nothing, a delay is longer than you wait. Change them to play.

const waiting = fromCallback(() => undefined)

export const machine = createMachine(
  {
    "id": "registration",
    "description": "Makes the shopper a member: the agreement is required, and a second press while the call runs is ignored. A shopper who is a member after all steps back and takes the typed text along.",
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
        "description": "A consent box changes; a fault about a missing agreement is cleared."
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
        "actions": "setHandedOver",
        "description": "The app around this page handed over a login: it is noted until the registration has its answer."
      }
    },
    "states": {
      "filling": {
        "description": "The form is on show. The country of the phone is chosen beside it.",
        "type": "parallel",
        "states": {
          "form": {
            "description": "The form and its one call.",
            "initial": "beginning",
            "states": {
              "beginning": {
                "description": "Decides whether the shopper has pressed already.",
                "always": [
                  {
                    "guard": "isQuick",
                    "target": "deciding",
                    "description": "The one-page login has asked for everything: its press counts for the registration too (QCK-01)."
                  },
                  {
                    "target": "asking",
                    "description": "The form is a page of its own and waits for its own press."
                  }
                ]
              },
              "asking": {
                "description": "The shopper fills in name, contact and consents (REG-01).",
                "on": {
                  "host.handedOver": {
                    "target": "#registration.left",
                    "description": "A login was handed over: the form ends with its text, so that the login is checked."
                  },
                  "shopper.continued": {
                    "target": "deciding",
                    "description": "The shopper asks to be registered."
                  },
                  "shopper.steppedBack": {
                    "target": "#registration.left",
                    "description": "The shopper is a member already and goes back to log in (REG-05)."
                  }
                }
              },
              "deciding": {
                "description": "Checks the form, before any call.",
                "always": [
                  {
                    "guard": "isComplete",
                    "target": "sending",
                    "actions": "clearProblem",
                    "description": "All fields are right and the agreement is ticked."
                  },
                  {
                    "target": "asking",
                    "actions": "setFaults",
                    "description": "Something is missing, or the phone is not Turkish: the same page says what is wrong."
                  }
                ]
              },
              "sending": {
                "description": "The provider is asked to make the member, once. Stepping back is impossible until it has answered.",
                "tags": "busy",
                "invoke": {
                  "id": "register",
                  "src": "register",
                  "onDone": [
                    {
                      "guard": {
                        "type": "isCodeSent"
                      },
                      "target": "#registration.registered",
                      "actions": {
                        "type": "setPending"
                      },
                      "description": "The provider made the member and sent a code."
                    },
                    {
                      "target": "reopening",
                      "actions": {
                        "type": "setRefusal"
                      },
                      "description": "The provider refused: everything typed is kept and the reason is shown (REG-03)."
                    }
                  ],
                  "onError": {
                    "target": "reopening",
                    "actions": "setGenericProblem",
                    "description": "The call broke, so it is not certain that the member was made. The form is open again."
                  }
                }
              },
              "reopening": {
                "description": "The registration has failed, and its reason is known.",
                "always": [
                  {
                    "guard": "isHandedOver",
                    "target": "#registration.left",
                    "description": "A login was handed over meanwhile: it is checked instead."
                  },
                  {
                    "target": "asking",
                    "description": "The form is open again."
                  }
                ]
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
                    "description": "The shopper opens the list of countries."
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
                        "type": "isPicked"
                      },
                      "target": "chosen",
                      "actions": [
                        {
                          "type": "setCountry"
                        },
                        "emitFilled"
                      ],
                      "description": "The shopper picked a country: the fault of the phone is cleared."
                    },
                    {
                      "target": "chosen",
                      "description": "The shopper closed the list and the country code stays."
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
                  }
                }
              }
            }
          }
        }
      },
      "registered": {
        "description": "Ends with a new member who was sent a code (REG-03).",
        "type": "final"
      },
      "left": {
        "description": "Ends with the typed text, for the form that asks who is paying.",
        "type": "final"
      }
    }
  },
  {
    guards: {
      "isCodeSent": () => true,
      "isComplete": () => true,
      "isHandedOver": () => true,
      "isPicked": () => true,
      "isQuick": () => true,
    },
    actors: {
      "countryChoice": waiting,
      "register": waiting,
    },
    actions: {
      "clearProblem": () => undefined,
      "emitFilled": () => undefined,
      "sendLanguageToCountries": () => undefined,
      "setCountry": () => undefined,
      "setFaults": () => undefined,
      "setGenericProblem": () => undefined,
      "setHandedOver": () => undefined,
      "setPending": () => undefined,
      "setRefusal": () => undefined,
      "setText": () => undefined,
      "setTick": () => undefined,
      "setTidyField": () => undefined,
    },
  },
)

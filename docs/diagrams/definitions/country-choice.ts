import { createMachine, fromCallback } from 'xstate'

// Written by npm run diagrams. Every guard, actor, action and delay of the chart has a stand-in: a guard says yes, an actor has no answer until
// you send it one (xstate.done.actor.<id>, xstate.error.actor.<id>), an action does nothing, a delay is longer than you wait. Change them to play.

const waiting = fromCallback(() => undefined)

export const machine = createMachine(
  {
    "id": "countryChoice",
    "description": "Choosing the calling code of a phone number. The shopper can leave at any moment without a change, so a number in +90 never waits for a list that fails to load.",
    "initial": "loading",
    "on": {
      "shopper.searched": {
        "actions": {
          "type": "setSearch"
        },
        "description": "The search text is kept in every state: what was typed before the list arrived filters it then."
      },
      "shopper.closedCountries": {
        "target": ".left",
        "description": "The shopper closes the list: the calling code stays as it was."
      },
      "language.changed": {
        "target": ".loading",
        "actions": "clearCountries",
        "description": "The page speaks another language: the names are loaded in it, and the search is kept."
      }
    },
    "states": {
      "loading": {
        "description": "Loads the names of the countries in the shopper’s language.",
        "invoke": {
          "id": "loadCountries",
          "src": "loadCountries",
          "onDone": {
            "target": "choosing",
            "actions": {
              "type": "setCountries"
            },
            "description": "The list is here, in its language’s order."
          },
          "onError": {
            "target": "failed",
            "description": "The list could not be loaded."
          }
        }
      },
      "failed": {
        "description": "The list is missing. The shopper can try again or close the dialog.",
        "on": {
          "shopper.retried": {
            "target": "loading",
            "description": "The shopper asks for the list again."
          }
        }
      },
      "choosing": {
        "description": "The shopper searches and picks.",
        "on": {
          "shopper.pickedCountry": {
            "target": "picked",
            "actions": {
              "type": "setPrefix"
            },
            "description": "The shopper picked a country: its calling code is the result."
          }
        }
      },
      "picked": {
        "description": "Ends with the calling code that was picked.",
        "type": "final"
      },
      "left": {
        "description": "Ends without a choice.",
        "type": "final"
      }
    }
  },
  {
    actors: {
      "loadCountries": waiting,
    },
    actions: {
      "clearCountries": () => undefined,
      "setCountries": () => undefined,
      "setPrefix": () => undefined,
      "setSearch": () => undefined,
    },
  },
)

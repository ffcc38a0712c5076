import { createMachine, fromCallback } from 'xstate'

// Written by npm run diagrams. Every guard, actor, action and delay of the chart has a stand-in: a guard says yes, an actor has no answer until
// you send it one (xstate.done.actor.<id>, xstate.error.actor.<id>), an action does nothing, a delay is longer than you wait. Change them to play.

const waiting = fromCallback(() => undefined)

export const machine = createMachine(
  {
    "id": "countdown",
    "description": "The time that is left, as the shopper sees it. Each tick compares the deadline with the server’s time, so a page that slept is right at its first tick. Only a new deadline leads back from an end.",
    "initial": "deciding",
    "on": {
      "clock.set": {
        "target": ".ticking",
        "actions": {
          "type": "setDeadline"
        },
        "description": "The provider named another deadline: it replaces the old one, also after an end."
      },
      "clock.reset": {
        "target": ".idle",
        "actions": "clearDeadline",
        "description": "The deadline no longer counts, as with a transfer’s code, which is valid for days."
      }
    },
    "states": {
      "deciding": {
        "description": "Reads whether the order came with a deadline.",
        "always": [
          {
            "guard": "hasDeadline",
            "target": "ticking",
            "description": "The provider named an end, so the time runs."
          },
          {
            "target": "idle",
            "description": "The provider named no end: no time is shown and nothing expires."
          }
        ]
      },
      "idle": {
        "description": "No deadline is known. The header shows no time."
      },
      "ticking": {
        "description": "The time runs: the clock reports the server’s time at every whole second and when a sleeping page wakes up.",
        "initial": "calm",
        "invoke": {
          "id": "clock",
          "src": "clock",
          "onError": {
            "target": "stopped",
            "description": "The clock broke. From now on the provider alone decides whether the time is over."
          }
        },
        "on": {
          "clock.ticked": [
            {
              "guard": {
                "type": "hasRunOut"
              },
              "target": "expired",
              "actions": {
                "type": "setNow"
              },
              "description": "The deadline has passed."
            },
            {
              "guard": {
                "type": "isLastMinute"
              },
              "target": ".warning",
              "actions": {
                "type": "setNow"
              },
              "description": "Less than a minute is left: the display warns."
            },
            {
              "target": ".calm",
              "actions": {
                "type": "setNow"
              },
              "description": "More than a minute is left."
            }
          ],
          "clock.stopped": {
            "target": "stopped",
            "description": "The time is held (CNT-03). No part of the checkout sends this event: during a payment the time runs on."
          }
        },
        "states": {
          "calm": {
            "description": "More than a minute is left."
          },
          "warning": {
            "description": "The last minute: the time is shown in the warning colour and announced once.",
            "tags": "warning"
          }
        }
      },
      "stopped": {
        "description": "The time is held. Nothing can expire here.",
        "on": {
          "clock.started": {
            "target": "ticking",
            "description": "The time runs again (CNT-03); the next tick compares it with the deadline."
          }
        }
      },
      "expired": {
        "description": "The deadline has passed. Which one it was decides the screen (CNT-08).",
        "always": [
          {
            "guard": "isFormDeadline",
            "target": "formExpired",
            "description": "The order’s own time is over."
          },
          {
            "target": "memberExpired",
            "description": "The login’s time is over; the order may still be payable after another login."
          }
        ]
      },
      "formExpired": {
        "description": "The order’s time is over (CLIENT_SIDE_EXPIRE_DATE_ERROR).",
        "tags": [
          "warning",
          "formExpired"
        ]
      },
      "memberExpired": {
        "description": "The member’s login is over (MEMBER_SESSION_EXPIRE_DATE_ERROR).",
        "tags": [
          "warning",
          "memberExpired"
        ]
      }
    }
  },
  {
    guards: {
      "hasDeadline": () => true,
      "hasRunOut": () => true,
      "isFormDeadline": () => true,
      "isLastMinute": () => true,
    },
    actors: {
      "clock": waiting,
    },
    actions: {
      "clearDeadline": () => undefined,
      "setDeadline": () => undefined,
      "setNow": () => undefined,
    },
  },
)

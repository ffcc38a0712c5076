import { createMachine } from 'xstate'

// Written by npm run diagrams. Every guard, actor, action and delay of the chart has a stand-in: a guard says yes, an actor has no answer until
// you send it one (xstate.done.actor.<id>, xstate.error.actor.<id>), an action does nothing, a delay is longer than you wait. Change them to play.

export const machine = createMachine(
  {
    "id": "notice",
    "description": "One notice, from the moment it is rendered until it is gone. It leaves after a time, but never while the shopper points at it or has the focus in it. A faded notice cannot come back: a later one is another instance.",
    "initial": "rendered",
    "on": {
      "shopper.closedNotice": {
        "target": ".fading",
        "description": "The close button works in every state, also before the notice is visible."
      }
    },
    "states": {
      "rendered": {
        "description": "In the page, not visible yet: the screen’s own words are read out first.",
        "after": {
          "entrance": {
            "target": "visible",
            "description": "The entrance delay is over and the notice becomes visible."
          }
        },
        "on": {
          "shopper.attendedNotice": {
            "target": "attended",
            "description": "The pointer or the focus is already on it, so no time runs."
          },
          "screen.reported": {
            "guard": {
              "type": "isOver"
            },
            "target": "gone",
            "description": "It is about the screen before, or comes when nothing can be paid any more, and never becomes visible."
          }
        }
      },
      "visible": {
        "description": "Visible, and its reading time runs.",
        "after": {
          "readingTime": {
            "target": "fading",
            "description": "It was on show long enough to be read."
          }
        },
        "on": {
          "shopper.attendedNotice": {
            "target": "attended",
            "description": "The pointer or the focus stops the reading time."
          },
          "screen.reported": {
            "guard": {
              "type": "isOver"
            },
            "target": "fading",
            "description": "Over the next screen it would be read as about that one, and “try again” would contradict an end."
          }
        }
      },
      "attended": {
        "description": "The pointer is over it or the focus is in it: it stays for as long as that lasts.",
        "on": {
          "shopper.leftNotice": {
            "target": "visible",
            "description": "The reading time starts again from its beginning."
          },
          "screen.reported": {
            "guard": {
              "type": "isOver"
            },
            "target": "fading",
            "description": "Its screen is gone, so what it says is over."
          }
        }
      },
      "fading": {
        "description": "It fades out. Nothing stops this.",
        "after": {
          "fade": {
            "target": "gone",
            "description": "The animation is over and the notice is removed."
          }
        }
      },
      "gone": {
        "description": "The end. The checkout may start another notice.",
        "type": "final"
      }
    }
  },
  {
    guards: {
      "isOver": () => true,
    },
    delays: {
      "entrance": 2_000_000_000,
      "fade": 2_000_000_000,
      "readingTime": 2_000_000_000,
    },
  },
)

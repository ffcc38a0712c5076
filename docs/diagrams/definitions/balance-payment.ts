import { createMachine } from 'xstate'

// Written by npm run diagrams. Every guard, actor, action and delay of the chart has a stand-in: a guard says yes, an actor has no answer until
// you send it one (xstate.done.actor.<id>, xstate.error.actor.<id>), an action does nothing, a delay is longer than you wait. Change them to play.

export const machine = createMachine(
  {
    "id": "balancePayment",
    "description": "The form that pays the whole order from the balance; a balance that is too small, of another currency or unknown cannot be submitted (BAL-01, BAL-04). It moves no money: it ends with what is to be sent, or is left.",
    "initial": "choosing",
    "on": {
      "wallet.updated": {
        "actions": {
          "type": "setBalance"
        },
        "description": "The member’s balance is known or has changed, so it is judged again whether it is enough."
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
        "description": "The shopper accepted the contract or took that back. Paying needs it accepted."
      },
      "form.left": {
        "target": ".left",
        "description": "The shopper chose another method, which is possible in every state before the end."
      }
    },
    "states": {
      "choosing": {
        "description": "The shopper sees the balance and may pay with it. Only here can a press submit, so that nothing is sent from behind the dialog.",
        "always": {
          "guard": "isModalDue",
          "target": "explaining",
          "description": "The balance is known and cannot pay the price, and that was not explained yet (BAL-03)."
        },
        "on": {
          "shopper.paid": [
            {
              "guard": "isReadyToPay",
              "target": "submitted",
              "actions": "clearProblem",
              "description": "The balance is enough, the contract accepted and the browser online."
            },
            {
              "actions": "setFaults",
              "description": "The balance is not enough or unknown, the agreement is missing, or the browser is offline: the form shows what is in the way."
            }
          ]
        }
      },
      "explaining": {
        "description": "A dialog says that the balance cannot pay this order. It appears once, also over several visits to this method (BAL-03).",
        "on": {
          "shopper.closed": {
            "target": "choosing",
            "actions": "setModalViewed",
            "description": "The shopper has read it. The draft keeps that, so it does not open again."
          }
        }
      },
      "submitted": {
        "description": "Ends with the submission. The payment attempt sends it after the identity check.",
        "type": "final"
      },
      "left": {
        "description": "Ends without a payment.",
        "type": "final"
      }
    }
  },
  {
    guards: {
      "isModalDue": () => true,
      "isReadyToPay": () => true,
    },
    actions: {
      "clearProblem": () => undefined,
      "setAgreement": () => undefined,
      "setBalance": () => undefined,
      "setFaults": () => undefined,
      "setModalViewed": () => undefined,
      "setNetwork": () => undefined,
    },
  },
)

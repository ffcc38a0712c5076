import { ofKind, theAnswer } from '../answer'
import { toldNetwork } from '../checkout/heard'
import { lockedOf, sentOf, sharedOf } from './heard'
import { BROKEN, PAID, UNKNOWN, toOthers } from './method-ways'
import { memberOf, paymentParts } from './parts'

/** A transfer that the shopper makes at their bank. Once it has its code there is no other method, until it is given up (BANK-03). */
export const transferMethod = paymentParts.createStateConfig({
  initial: 'choosing',
  // It is resumed once: a code that was given up is not found again.
  exit: ['forgetProblem', 'forgetTransfer'],
  invoke: {
    id: 'bankTransfer',
    src: 'bankTransfer',
    input: ({ context }) => ({
      ...{ member: memberOf(context.buyer), price: context.price, accounts: context.terms.transferAccounts },
      ...{ isBuyerProtected: context.terms.isBuyerProtected, redirectUrl: context.terms.transferRedirectUrl },
      ...{ bankDay: context.terms.bankDay, resumed: context.transfer, isAgreed: context.isAgreed },
      ...{ problem: context.problem, network: context.network, pace: context.pace },
    }),
    onSnapshot: [
      { guard: { type: 'isOverdue', params: sentOf }, target: '.overdue' },
      { guard: { type: 'isInFlight', params: sentOf }, target: '.inFlight' },
      { guard: { type: 'isLockedIn', params: lockedOf }, target: '.lockedIn' },
      { target: '.choosing', actions: { type: 'keepShared', params: sharedOf } },
    ],
    onDone: [
      PAID,
      {
        guard: { type: 'isNotified', params: ofKind },
        target: '#payment.notified',
        actions: { type: 'keepNotified', params: theAnswer },
      },
      UNKNOWN,
    ],
    onError: BROKEN,
  },
  on: {
    'network.told': {
      actions: [
        { type: 'keepNetwork', params: toldNetwork },
        { type: 'tellNetwork', params: ({ event }) => ({ id: 'bankTransfer', is: event.is }) },
      ],
    },
  },
  states: {
    choosing: { on: { 'shopper.choseMethod': toOthers('bank-transfer') } },
    lockedIn: {
      tags: 'lockedIn',
      on: { 'shopper.choseMethod': { actions: 'tellAnotherWay' }, 'address.asked': { actions: 'tellAnotherWay' } },
    },
    inFlight: { tags: 'paymentInFlight' },
    overdue: { tags: ['paymentInFlight', 'paymentOverdue'] },
  },
})

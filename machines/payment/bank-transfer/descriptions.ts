import type { Descriptions } from '../../support/descriptions'
import type { bankTransferMachine } from './machine'

export const descriptions: Descriptions<typeof bankTransferMachine> = {
  is: 'Paying by a transfer that the shopper makes at a bank: a form until there is a reference code, then a screen that no other method can replace. Only leaving, which is asked about once, gives the code up (BANK-03, BANK-04).',
  on: {
    'network.changed':
      'The connection is noted: while offline, no code is asked for and the details cannot be confirmed.',
    'agreement.updated': 'The shopper accepted the contract or took that back, which may clear its fault.',
  },
  states: {
    choosing: {
      is: 'The shopper chooses the bank to transfer to. There is no code yet, so other methods are available.',
      on: {
        'always [hasTransfer]':
          'The order waits for a transfer already. A reload leads back to the same code (BANK-06).',
        'form.left': 'The shopper chose another method. The draft keeps the bank and the banks that were opened.',
        'shopper.choseBank [isOffered]':
          'The shopper picked a bank of this order. The machine keeps which banks were opened, and in which order (BANK-07).',
        'shopper.paid [isReadyToPay]': 'A bank is chosen, the contract accepted and the browser online.',
        'shopper.paid [else]':
          'The bank or the agreement is missing, or the browser is offline: no code is asked for, and the faults become visible.',
      },
    },
    lockedIn: {
      is: 'The order waits for a transfer. Other methods, the address bar and the way back are refused until the flow restarts (BANK-03).',
    },
    'lockedIn.reading': {
      is: 'The shopper reads the code, the IBAN and the amount. A guest, or a page that does not know the code, can only leave.',
      on: {
        'shopper.tookDetails [canNotify]':
          'A member confirms that the details were taken. This needs a connection and a code that is known here.',
        'shopper.askedOtherMethod': 'The shopper tried another method or the way back, which the code forbids.',
        'shopper.askedToLeave [isLeaveModalViewed]':
          'The shopper was asked before, so leaving needs no second answer (BANK-04).',
        'shopper.askedToLeave [else]':
          'The shopper wants to leave for the first time: the price of leaving, the code, is named first.',
      },
    },
    'lockedIn.explaining': {
      is: 'Explains that the order waits for a transfer and no other method is possible (BANK-03).',
      on: {
        'shopper.closed': 'The shopper has read it and sees the code again.',
        'shopper.askedToLeave [isLeaveModalViewed]':
          'The question about leaving was shown earlier, so the code is given up now.',
        'shopper.askedToLeave [else]': 'The shopper prefers to leave, and has to confirm that once.',
      },
    },
    'lockedIn.confirmingLeave': {
      is: 'Asks once whether the shopper gives the code up (BANK-04).',
      on: {
        'shopper.closed': 'Staying changes nothing: the code is the same.',
        'shopper.left': 'The shopper gives the code up and starts over.',
      },
    },
    'lockedIn.notifying': {
      is: 'Sends to the provider that the shopper has the details (BANK-05). It moves no money. It has no time limit, so that a silent provider cannot remove the code from the screen.',
      on: {
        'done notifyTransfer [isNotified]':
          'The provider recorded it. The order’s return address is preferred to the one of this answer.',
        'done notifyTransfer [isPaid]': 'The money has arrived already, or the order was paid in another way.',
        'done notifyTransfer [isLapsed]': 'The code is no longer good, so it is forgotten and the reason shown.',
        'done notifyTransfer [else]':
          'The provider refused, or its answer leaves the outcome unknown. The code is as good as before, and the shopper may confirm again.',
        'error notifyTransfer': 'No answer came. The code stays good, and saying it again is safe.',
      },
    },
    'lockedIn.notifying.sent': {
      is: 'The answer is still within the usual time.',
      on: { 'after slowness': 'The answer takes longer than usual, and the page says so.' },
    },
    'lockedIn.notifying.slow': {
      is: 'The shopper reads that it takes longer. The request goes on and the code stays visible.',
    },
    restarting: {
      is: 'Deletes the stored code. Nothing else may begin before that, since a reload would bring the code back.',
      on: {
        'done abandonTransfer': 'The code is deleted: the order can be paid in another way.',
        'error abandonTransfer': 'Deleting failed. The shopper is still free to go on, and the checkout starts over.',
      },
    },
    submitted: { is: 'Ends with the request for a code. The payment attempt sends it.' },
    left: { is: 'Ends without a code, with the choices in a draft.' },
    notified: { is: 'Ends with the transfer announced: the order waits for the money.' },
    paid: { is: 'Ends with the receipt of an order that is paid.' },
    restarted: { is: 'Ends without the code. If the code had lapsed, the reason is handed on for the page.' },
  },
}

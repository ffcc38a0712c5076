import type { Descriptions } from '../../support/descriptions'
import type { resultExtrasMachine } from './machine'

export const descriptions: Descriptions<typeof resultExtrasMachine> = {
  is: 'What is shown and offered beside a result. It never leads back to the payment or away from the page, and what cannot be read leaves the result as it is.',
  states: {
    record: { is: 'What this tab knows of the payment beyond the answer of the provider.' },
    'record.reading': {
      is: 'Reads the record of the payment from this tab.',
      on: {
        'done readRecord': 'The record says what was paid with, when the order was given and whether it is protected.',
        'error readRecord': 'The record could not be read: the result is shown without these details.',
      },
    },
    'record.read': {
      is: 'Decides whether the days of a protected purchase are shown.',
      on: {
        'always [isProtected]': 'The amount can be blocked in the protection account (AGR-03).',
        'always [else]': 'The order has no protection, so there are no days to follow.',
      },
    },
    'record.protected': {
      is: 'Shows the days of the protected purchase while its own machine runs.',
      on: {
        'done protectedShopping': 'The protection has ended, so its days are no longer shown.',
        'error protectedShopping': 'The machine of the protection broke: the result is shown without its days.',
      },
    },
    'record.plain': { is: 'The record is shown without days.' },
    'record.recordFailed': { is: 'The details are missing. The result itself is unchanged.' },
    permission: { is: 'The permission for messages, which may be given here and holds up no step (RES-05).' },
    'permission.deciding': {
      is: 'Decides whether the permission can be offered.',
      on: {
        'always [isMember]': 'The buyer is a member and can give it.',
        'always [else]': 'The buyer is a guest.',
      },
    },
    'permission.withheld': { is: 'The permission is not offered: a guest has no account that could hold it.' },
    'permission.offered': {
      is: 'A button offers the permission.',
      on: { 'shopper.openedPermission': 'The shopper opens the modal to read what the permission is for.' },
    },
    'permission.asking': {
      is: 'The modal is open.',
      on: {
        'shopper.steppedBack':
          'The shopper closes the modal. An answer that is still on its way is ignored; the offer stays.',
      },
    },
    'permission.asking.choosing': {
      is: 'The shopper decides.',
      on: { 'shopper.permitted': 'The shopper gives the permission; an old message is cleared.' },
    },
    'permission.asking.permitting': {
      is: 'The permission is sent to the provider. A second press is ignored meanwhile.',
      on: {
        'done permitMessages [isPermitted]': 'The provider recorded the permission.',
        'done permitMessages [else]': 'The provider refused, and the modal says why.',
        'error permitMessages': 'The call broke: the shopper may press again.',
      },
    },
    'permission.permitted': { is: 'The permission was given and the page says so.' },
  },
}

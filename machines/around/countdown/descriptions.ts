import type { Descriptions } from '../../support/descriptions'
import type { countdownMachine } from './machine'

export const descriptions: Descriptions<typeof countdownMachine> = {
  is: 'The time that is left, as the shopper sees it. Each tick compares the deadline with the server’s time, so a page that slept is right at its first tick. Only a new deadline leads back from an end.',
  on: {
    'clock.set': 'The provider named another deadline: it replaces the old one, also after an end.',
    'clock.reset': 'The deadline no longer counts, as with a transfer’s code, which is valid for days.',
  },
  states: {
    deciding: {
      is: 'Reads whether the order came with a deadline.',
      on: {
        'always [hasDeadline]': 'The provider named an end, so the time runs.',
        'always [else]': 'The provider named no end: no time is shown and nothing expires.',
      },
    },
    idle: { is: 'No deadline is known. The header shows no time.' },
    ticking: {
      is: 'The time runs: the clock reports the server’s time at every whole second and when a sleeping page wakes up.',
      on: {
        'clock.ticked [hasRunOut]': 'The deadline has passed.',
        'clock.ticked [isLastMinute]': 'Less than a minute is left: the display warns.',
        'clock.ticked [else]': 'More than a minute is left.',
        'clock.stopped':
          'The time is held (CNT-03). No part of the checkout sends this event: during a payment the time runs on.',
        'error clock': 'The clock broke. From now on the provider alone decides whether the time is over.',
      },
    },
    'ticking.calm': { is: 'More than a minute is left.' },
    'ticking.warning': { is: 'The last minute: the time is shown in the warning colour and announced once.' },
    stopped: {
      is: 'The time is held. Nothing can expire here.',
      on: { 'clock.started': 'The time runs again (CNT-03); the next tick compares it with the deadline.' },
    },
    expired: {
      is: 'The deadline has passed. Which one it was decides the screen (CNT-08).',
      on: {
        'always [isFormDeadline]': 'The order’s own time is over.',
        'always [else]': 'The login’s time is over; the order may still be payable after another login.',
      },
    },
    formExpired: { is: 'The order’s time is over (CLIENT_SIDE_EXPIRE_DATE_ERROR).' },
    memberExpired: { is: 'The member’s login is over (MEMBER_SESSION_EXPIRE_DATE_ERROR).' },
  },
}

import type { Descriptions } from '../../support/descriptions'
import type { noticeMachine } from './machine'

export const descriptions: Descriptions<typeof noticeMachine> = {
  is: 'One notice, from the moment it is rendered until it is gone. It leaves after a time, but never while the shopper points at it or has the focus in it. A faded notice cannot come back: a later one is another instance.',
  on: { 'shopper.closedNotice': 'The close button works in every state, also before the notice is visible.' },
  states: {
    rendered: {
      is: 'In the page, not visible yet: the screen’s own words are read out first.',
      on: {
        'shopper.attendedNotice': 'The pointer or the focus is already on it, so no time runs.',
        'after entrance': 'The entrance delay is over and the notice becomes visible.',
        'screen.reported [isOver]':
          'It is about the screen before, or comes when nothing can be paid any more, and never becomes visible.',
      },
    },
    visible: {
      is: 'Visible, and its reading time runs.',
      on: {
        'shopper.attendedNotice': 'The pointer or the focus stops the reading time.',
        'after readingTime': 'It was on show long enough to be read.',
        'screen.reported [isOver]':
          'Over the next screen it would be read as about that one, and “try again” would contradict an end.',
      },
    },
    attended: {
      is: 'The pointer is over it or the focus is in it: it stays for as long as that lasts.',
      on: {
        'shopper.leftNotice': 'The reading time starts again from its beginning.',
        'screen.reported [isOver]': 'Its screen is gone, so what it says is over.',
      },
    },
    fading: {
      is: 'It fades out. Nothing stops this.',
      on: { 'after fade': 'The animation is over and the notice is removed.' },
    },
    gone: { is: 'The end. The checkout may start another notice.' },
  },
}

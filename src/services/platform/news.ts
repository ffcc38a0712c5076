import { fromCallback } from 'xstate'
import type { News, news } from '../../../machines/checkout/ports'

export interface Newsroom {
  /** What the checkout hears the news by. */
  readonly source: typeof news
  readonly tell: (event: News) => void
}

/** From whatever comes with the world to the checkout, which runs before it. */
export function createNewsroom(): Newsroom {
  const deaf = () => undefined
  let send: (event: News) => void = deaf
  return {
    source: fromCallback<News>(({ sendBack }) => {
      send = sendBack
      return () => {
        send = deaf
      }
    }),
    tell(event) {
      send(event)
    },
  }
}

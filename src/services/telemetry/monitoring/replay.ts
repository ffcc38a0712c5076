import { replayIntegration } from '@sentry/browser'

/** Records a page with every text and every field masked. Not compressed: a worker is against the policy, and what is packed can't be scrubbed. */
export const replayOfErrors = () =>
  replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    useCompression: false,
    stickySession: false,
    block: ['[data-sentry-block]'],
    maskAttributes: [
      ...['aria-label', 'title', 'placeholder', 'alt', 'value', 'aria-valuetext', 'aria-description', 'data-room'],
    ],
  })

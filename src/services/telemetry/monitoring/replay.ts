import { replayIntegration } from '@sentry/browser'

/**
 * Records a page with all texts and fields masked. Not compressed: the worker would violate the content security policy, and compressed
 * data cannot be scrubbed.
 */
export const replayOfErrors = () =>
  replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    useCompression: false,
    stickySession: false,
    block: ['[data-sentry-block]'],
    maskAttributes: [
      'aria-label',
      'title',
      'placeholder',
      'alt',
      'value',
      'aria-valuetext',
      'aria-description',
      'data-room',
    ],
  })

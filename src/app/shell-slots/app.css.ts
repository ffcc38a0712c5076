import { globalStyle, style } from '@vanilla-extract/css'

/** The test-mode line is in every page, and shown by a mark on the root: so it is there before any script of the app. */
export const testMode = style({ display: 'none' })

globalStyle(`[data-test-mode] ${testMode}`, { display: 'block' })

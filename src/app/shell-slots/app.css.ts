import { globalStyle, style } from '@vanilla-extract/css'

/** The test-mode banner is in every page and shown by an attribute of the root, so that it is visible before the app's scripts run. */
export const testMode = style({ display: 'none' })

globalStyle(`[data-test-mode] ${testMode}`, { display: 'block' })

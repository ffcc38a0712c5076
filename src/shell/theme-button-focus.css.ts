import { globalStyle } from '@vanilla-extract/css'

/** The focus ring is as round as that of the link beside it. No first page begins with it, so it loads later. */
globalStyle('footer button:focus', { borderRadius: 4 })

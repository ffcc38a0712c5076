import { globalStyle, style } from '@vanilla-extract/css'

export const field = style({ overflow: 'hidden' })

globalStyle(`${field} > *`, { display: 'block', maxWidth: '100%' })
globalStyle(`${field} > * + *`, { marginTop: 12 })

import { globalStyle, style } from '@vanilla-extract/css'

export const title = style({ padding: '4px 0 14px' })

export const words = style({ flex: '1 1 auto', minWidth: 0, marginLeft: 12 })

globalStyle(`${words} > * + *`, { marginTop: 8 })

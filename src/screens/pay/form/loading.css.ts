import { globalStyle, style } from '@vanilla-extract/css'
import { rem } from '../../../../styles/tokens'

export const title = style({ padding: '4px 0 14px' })

export const words = style({ flex: '1 1 auto', minWidth: 0, marginLeft: 12 })

globalStyle(`${words} > * + *`, { marginTop: 8 })

/** The payment panel is under the methods in the view of a payment link: it is kept where the form of a card puts it. */
export const room = style({ selectors: { '[data-view="link"] &': { minHeight: rem(660) } } })

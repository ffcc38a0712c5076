import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../styles/theme.css'
import { media, text } from '../../../../styles/tokens'

/** The sentence is on the side that grows, so that the button stays in place when the sentence disappears. */
export const action = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.phone]: { flexDirection: 'column-reverse' } },
})

globalStyle(`${action} button`, { textWrap: 'balance' })

export const reason = style({
  ...text.small,
  textAlign: 'center',
  textWrap: 'balance',
  color: vars.ink2,
  '@media': { [media.phone]: { marginBottom: 8 }, [media.desktop]: { marginTop: 8 } },
})

/** Reserves the height of the sentence, at any width. */
export const reasonRoom = style([reason, { visibility: 'hidden', '::before': { content: 'attr(data-room)' } }])

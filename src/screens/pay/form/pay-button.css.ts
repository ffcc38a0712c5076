import { style } from '@vanilla-extract/css'
import { vars } from '../../../../styles/theme.css'
import { media, text } from '../../../../styles/tokens'

/** On the side that grows: when the sentence goes, the button stays where it is. */
export const action = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.phone]: { flexDirection: 'column-reverse' } },
})

export const reason = style({
  ...text.small,
  textAlign: 'center',
  color: vars.ink2,
  '@media': { [media.phone]: { marginBottom: 8 }, [media.desktop]: { marginTop: 8 } },
})

/** As high as the sentence will be, at any width. */
export const reasonRoom = style([reason, { visibility: 'hidden', '::before': { content: 'attr(data-room)' } }])

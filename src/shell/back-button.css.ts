import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'
import { media, radius, rem, size, text } from '../../styles/tokens'

export const back = style({
  ...text.label,
  display: 'flex',
  alignItems: 'center',
  minWidth: size.target,
  maxWidth: '100%',
  height: size.target,
  padding: '0 6px',
  borderRadius: radius.small,
  color: vars.ink2,
  '@media': {
    [media.smallPhone]: { paddingRight: 0, fontSize: rem(13) },
    [media.desktop]: { marginLeft: -6, paddingRight: 12 },
  },
})

export const arrow = style({
  flex: 'none',
  marginRight: 3,
  '@media': { [media.smallPhone]: { marginRight: 0 } },
})

/** Cut at its start, since the end of a host says whose it is. */
export const host = style({ direction: 'rtl', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

/** The rest of the sentence, where there is room. */
export const rest = style({
  display: 'none',
  flex: 'none',
  maxWidth: '60%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
  '@media': { [media.desktop]: { display: 'inline' } },
})

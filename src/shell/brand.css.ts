import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'
import { rem, text } from '../../styles/tokens'

export const image = style({
  display: 'block',
  width: 'auto',
  height: rem(22),
  maxWidth: rem(140),
  objectFit: 'contain',
})

/** Until the app renders the header, shows the configured logo in place of ours, from variables that the boot script sets. */
export const awaiting = style({
  position: 'relative',
  '::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    bottom: 0,
    left: 'calc(50% - var(--logo-room, 0px) / 2)',
    width: 'var(--logo-room, 0)',
    background: 'var(--logo) center / contain no-repeat',
  },
})
globalStyle(`${awaiting} > *`, { opacity: 'var(--own-mark)' })

export const secure = style({
  ...text.badge,
  display: 'flex',
  alignItems: 'center',
  marginTop: 1,
  color: vars.positive,
  whiteSpace: 'nowrap',
})

globalStyle(`${secure} svg`, { marginRight: 3 })

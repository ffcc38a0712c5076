import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'
import { leading, media, radius, rem, size, text } from '../../styles/tokens'

export const back = style({
  ...text.label,
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minWidth: size.target,
  minHeight: size.target,
  padding: '0 3px 0 2px',
  borderRadius: radius.small,
  color: vars.ink2,
  selectors: { '&[aria-disabled]': { opacity: 0.5, cursor: 'default' } },
  '@media': {
    [media.narrowPhone]: { paddingLeft: 0, fontSize: rem(13), lineHeight: leading(20, 13) },
    [media.desktop]: { marginLeft: -6, padding: '0 12px 0 6px' },
  },
})

export const icon = style({ flex: 'none', marginRight: -2 })

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** A long host is cut at its beginning: its end shows whose it is. */
export const host = style({ ...cut, direction: 'rtl' })

/** The label, if the host is not known. */
export const whole = style({ ...cut, display: 'none', '@media': { [media.desktop]: { display: 'inline' } } })

import { style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { leading, media, radius, rem, text } from '../../../styles/tokens'

export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  width: '100%',
  minHeight: rem(76),
  boxSizing: 'border-box',
  padding: '10px 14px 10px 10px',
  borderRadius: radius.group,
  background: vars.camp,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

export const under = style({ marginTop: 24 })

/** The same size for the picture and for the drawing that replaces it. */
export const art = style({ flex: 'none', display: 'block', width: rem(56), height: rem(56), marginRight: 12 })

export const picture = style({ objectFit: 'contain', borderRadius: radius.small })

export const star = style({ fill: vars.accent })

export const sign = style({ fill: vars.onAccent, fontSize: 30, fontWeight: 700, textAnchor: 'middle' })

export const said = style({ flex: `1 1 ${rem(120)}`, minWidth: 0 })

export const title = style({ ...text.heading, lineHeight: leading(20, 16), margin: 0, color: vars.ink })

export const words = style({ ...text.small, margin: '2px 0 0', color: vars.ink2 })

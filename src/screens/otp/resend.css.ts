import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { rem, size, tabular, text } from '../../../styles/tokens'

export const resend = style({ marginTop: 16 })

export const problem = style({ marginBottom: 8 })

/** Keeps its height, so that nothing moves when the pause is over. */
export const row = style({
  ...text.line,
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  minHeight: size.target,
  color: vars.ink2,
})

export const ring = style({
  flex: 'none',
  width: rem(20),
  height: rem(20),
  marginRight: 10,
  fill: 'none',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
})

export const track = style({ stroke: vars.hairline })

export const left = style({ stroke: vars.accentLine })

export const count = style({ fontWeight: 600, color: vars.ink })

export const status = style({ ...text.line, color: vars.ink2 })

globalStyle(`${status} > p`, { display: 'flex', padding: '4px 0' })

export const mark = style({ flex: 'none', margin: '1px 10px 0 0' })

export const good = style({ color: vars.positive })

globalStyle(`${mark} svg`, { display: 'block' })

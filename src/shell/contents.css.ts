import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'
import { radius, rem, text } from '../../styles/tokens'

export const folded = style({
  marginBottom: 20,
  borderRadius: radius.paper,
  boxShadow: `0 0 0 1px ${vars.hairline}`,
  '@media': { print: { display: 'none' } },
})

export const title = style({
  ...text.line,
  padding: '10px 16px',
  minHeight: rem(44),
  boxSizing: 'border-box',
  cursor: 'pointer',
  fontWeight: 550,
  color: vars.ink,
})

export const list = style({ padding: '0 16px 8px', margin: 0, listStyle: 'none' })

export const link = style({
  ...text.line,
  display: 'block',
  minHeight: rem(44),
  boxSizing: 'border-box',
  padding: '10px 0',
  color: vars.accentText,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '@media': { print: { minHeight: 0, padding: '2px 0' } },
})

export const onPaper = style({ display: 'none', '@media': { print: { display: 'block', marginBottom: 24 } } })

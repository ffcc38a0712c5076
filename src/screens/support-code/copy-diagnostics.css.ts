import { style } from '@vanilla-extract/css'
import { focusAround } from '../../../styles/focus'
import { vars } from '../../../styles/theme.css'
import { media, radius, text as texts } from '../../../styles/tokens'

export const diagnostics = style({ '@media': { print: { display: 'none' } } })

export const said = style({ ...texts.tiny, color: vars.ink2 })

export const label = style({ ...texts.tiny, display: 'block', marginTop: 8, color: vars.ink3 })

const edge = `inset 0 0 0 1px ${vars.control}`

export const text = style({
  ...texts.tiny,
  display: 'block',
  width: '100%',
  marginTop: 4,
  padding: 12,
  border: 0,
  borderRadius: radius.control,
  background: vars.surface,
  color: vars.ink,
  boxShadow: edge,
  resize: 'vertical',
  selectors: focusAround(edge),
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

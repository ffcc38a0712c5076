import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { leading, media, radius, text } from '../../../styles/tokens'

const tag = style({
  ...text.badge,
  display: 'inline-block',
  maxWidth: '100%',
  padding: '0 6px',
  borderRadius: radius.tag,
  lineHeight: leading(20, 12),
  fontWeight: 550,
  letterSpacing: 0,
  verticalAlign: 1,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

export const tones = styleVariants({
  plain: [tag, { background: vars.sunken, color: vars.ink2, boxShadow: `inset 0 0 0 1px ${vars.hairline}` }],
  accent: [tag, { background: vars.accentSoft, color: vars.accentText }],
  positive: [tag, { background: vars.positiveSoft, color: vars.positive }],
  warning: [tag, { background: vars.warningSoft, color: vars.warning }],
})

import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { media, radius, rem } from '../../../styles/tokens'

export const route = style({ display: 'flex', alignItems: 'center', margin: '4px 0 24px' })

const end = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: rem(56),
  height: rem(56),
  borderRadius: radius.group,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

export const own = style([end, { background: vars.accent, color: vars.onAccent }])

globalStyle(`${own} svg`, { width: rem(32), height: rem(32) })

export const turned = style({ fill: 'currentColor', opacity: 0.45 })

export const wallet = style({ fill: 'currentColor' })

export const clasp = style({ fill: vars.accent })

export const bank = style([
  end,
  { background: vars.surface, boxShadow: `inset 0 0 0 1px ${vars.hairline}`, color: vars.ink },
])

globalStyle(`${bank} svg`, { width: rem(26), height: rem(26) })

export const path = style({
  flex: '1 1 auto',
  maxWidth: 120,
  margin: '0 12px',
  borderTop: `2px dashed ${vars.control}`,
})

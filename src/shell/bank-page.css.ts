import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'
import { layout, rem } from '../../styles/tokens'

/** While the bank's page is shown, the checkout is hidden and can't be pressed. */
globalStyle('[data-at-bank] #root', { display: 'none' })

export const page = style({
  boxSizing: 'border-box',
  maxWidth: layout.main + 2 * layout.edge,
  margin: '0 auto',
  padding: `20px ${layout.edge}px 28px`,
})

export const lines = style({ marginTop: 12 })

export const frame = style({
  display: 'block',
  width: '100%',
  height: rem(640),
  marginTop: 12,
  border: `1px solid ${vars.hairline}`,
  borderRadius: 12,
  background: vars.surface,
})

export const help = style({ margin: '0 0 12px', color: vars.ink2 })

export const confined = style({ margin: '12px 0 0', color: vars.ink2 })

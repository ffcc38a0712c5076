import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'
import { layout, media, text } from '../../styles/tokens'

export const strip = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: layout.page,
  margin: '0 auto',
  padding: `8px ${layout.edge}px`,
  background: vars.warningSoft,
  color: vars.warning,
  fontWeight: 500,
  '@media': { [media.desktop]: { borderRadius: '0 0 12px 12px' } },
})

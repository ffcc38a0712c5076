import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'
import { layout, media, text } from '../../styles/tokens'

export const banner = style({ background: vars.warningSoft, color: vars.warning })

export const words = style({
  ...text.tiny,
  maxWidth: layout.page,
  margin: '0 auto',
  padding: `5px ${layout.edge}px`,
  fontWeight: 500,
  '@media': { [media.desktop]: { padding: '5px 0' } },
})

import { style } from '@vanilla-extract/css'
import { layout, media } from '../../styles/tokens'

export const place = style({
  maxWidth: layout.main + 2 * layout.edge,
  margin: '0 auto',
  padding: `12px ${layout.edge}px 0`,
  '@media': { [media.desktop]: { maxWidth: layout.page, padding: '16px 0 0' } },
})

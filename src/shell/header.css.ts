import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'
import { layout, media, rem } from '../../styles/tokens'

export const header = style({ borderBottom: `1px solid ${vars.hairline}` })

/** Wraps only when the shopper's text size leaves no room for one line. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  maxWidth: layout.page,
  minHeight: rem(60),
  margin: '0 auto',
  padding: '0 8px',
  '@media': {
    [media.desktop]: { minHeight: rem(72), padding: 0 },
  },
})

/** Both ends are equally wide: a long host is cut rather than moving the brand off the middle. */
export const end = style({ display: 'flex', flex: `1 1 ${rem(80)}`, minWidth: 0 })

export const last = style({ justifyContent: 'flex-end' })

export const brand = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', padding: '0 2px' })

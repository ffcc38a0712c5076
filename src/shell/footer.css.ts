import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'
import { layout, leading, media, rem, size, text } from '../../styles/tokens'

export const footer = style({
  maxWidth: layout.main + 2 * layout.edge,
  margin: '0 auto',
  padding: '0 16px 24px',
  '@media': { [media.desktop]: { maxWidth: layout.page, padding: '0 0 32px' } },
})

export const solo = style({ '@media': { [media.desktop]: { maxWidth: layout.main } } })

export const onlyOnPhone = style({})
export const onlyOnDesktop = style({})

export const inner = style({
  paddingTop: 20,
  borderTop: `1px solid ${vars.hairline}`,
  '@media': {
    [media.desktop]: { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center' },
  },
})

export const marks = style({ display: 'flex', flexWrap: 'wrap', marginBottom: -6 })
globalStyle(`${marks} > *`, { margin: '0 6px 6px 0' })

/** Reserves its lines until the merchant's name is known. */
export const notice = style({
  ...text.tiny,
  minHeight: rem(36),
  marginTop: 12,
  color: vars.ink3,
  '@media': { [media.desktop]: { gridColumn: '1 / -1', gridRow: 2, minHeight: rem(18) } },
})

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  margin: '4px -8px 0',
  '@media': { [media.desktop]: { justifyContent: 'flex-end', margin: 0 } },
})

// The links are on every screen (BOOT-18).
for (const part of [marks, notice]) {
  globalStyle(`${onlyOnPhone} ${part}`, { '@media': { [media.desktop]: { display: 'none' } } })
  globalStyle(`${onlyOnDesktop} ${part}`, { '@media': { [media.phone]: { display: 'none' } } })
}

globalStyle(`${links} > *`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  padding: '0 8px',
  fontSize: rem(14),
  lineHeight: leading(24, 14),
  fontWeight: 500,
  color: vars.ink2,
  textDecoration: 'none',
})

// Aligned with the page's right edge; a narrow desktop window has no room beyond it.
globalStyle(`${links} > :last-child`, { '@media': { [media.desktop]: { paddingRight: 0 } } })

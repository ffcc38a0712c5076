import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { leading, media, radius, rem, size, tabular, text } from '../../../styles/tokens'
import { padding } from '../paper/paper.css'

export const row = style({ display: 'flex', alignItems: 'center', padding: '14px 0' })

globalStyle(`${row}:first-child`, { paddingTop: 0 })
globalStyle(`${row}:last-child`, { paddingBottom: 0 })
globalStyle(`${row} + ${row}`, { borderTop: `1px solid ${vars.hairline}` })

/** The value that must be copied exactly: at the top of its paper. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  margin: `-${padding}px -${padding}px 0`,
  padding,
  borderRadius: `${radius.paper} ${radius.paper} 0 0`,
  background: vars.accentSoft,
  '@media': { [media.forcedColors]: { borderBottom: '1px solid' } },
})

export const tile = style({ display: 'flex', alignItems: 'center' })

export const words = style({ flex: '1 1 auto', minWidth: 0 })

// As wide as a code of six signs: beside larger text, the button goes under it.
globalStyle(`${head} ${words}`, {
  flexBasis: rem(140),
  marginRight: 12,
  '@media': { [media.smallPhone]: { marginRight: 6 } },
})

export const label = style({ ...text.tiny, display: 'block', color: vars.ink3 })

export const value = style({
  display: 'block',
  marginTop: 2,
  lineHeight: leading(24, 16),
  fontWeight: 550,
  overflowWrap: 'break-word',
  ...tabular,
})

export const long = style({
  fontSize: rem(15),
  lineHeight: leading(24, 15),
  letterSpacing: '-.012em',
  wordSpacing: '-.06em',
})

/** Wraps to a line of its own if both halves don't fit on one; breaks inside at large text sizes. */
export const half = style({ display: 'inline-block', maxWidth: '100%' })

// A code of six signs fits on one line at 320 pixels, at the largest text size as well. A longer one may break.
export const code = style({
  ...text.code,
  ...tabular,
  display: 'block',
  marginTop: 4,
  fontSize: `min(${rem(28)}, 15vw)`,
  overflowWrap: 'anywhere',
  '@media': { [media.smallPhone]: { fontSize: `min(${rem(24)}, 15vw)`, lineHeight: leading(34, 24) } },
})

export const tileCode = style({
  ...text.code,
  ...tabular,
  display: 'block',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: `min(${rem(28)}, 10.4vw)` } },
})

export const hint = style({ ...text.small, display: 'block', marginTop: 4, color: vars.ink2 })

const button = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: size.target,
  borderRadius: radius.control,
  color: vars.accentText,
  selectors: { '&:active': { background: vars.accentSoft } },
})

export const iconOnly = style([button, { width: size.target, margin: '-4px -10px -4px 6px' }])

export const onTile = style([iconOnly, { color: 'inherit', selectors: { '&:active': { background: 'none' } } }])

const room = { content: 'attr(data-room)', height: 0, overflow: 'hidden', visibility: 'hidden' } as const

/** As wide as the longer of its two words from the start: with larger text, the longer one would move the button under its code. */
export const withWord = style([
  button,
  {
    ...text.label,
    flexDirection: 'column',
    margin: '8px 0',
    padding: '0 14px',
    fontWeight: 600,
    background: vars.surface,
    '::before': { ...room, paddingLeft: `calc(${rem(20)} + 8px)` },
    '@media': { [media.smallPhone]: { padding: '0 10px', '::before': { paddingLeft: 0 } } },
  },
])

export const face = style({ display: 'flex', alignItems: 'center' })

globalStyle(`${withWord} svg`, { marginRight: 8, '@media': { [media.smallPhone]: { display: 'none' } } })

export const copied = style({ color: vars.positive, background: vars.positiveSoft })

export const failed = style({ ...text.tiny, display: 'block', marginTop: 4, color: vars.danger })

export const failedOnTile = style({ ...text.tiny, display: 'block', marginTop: 4 })

globalStyle(`${row} button, ${head} button, ${tile} button`, { '@media': { print: { display: 'none' } } })

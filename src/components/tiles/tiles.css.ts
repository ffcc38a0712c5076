import { globalStyle, style } from '@vanilla-extract/css'
import { focusAround } from '../../../styles/focus'
import { vars } from '../../../styles/theme.css'
import { leading, media, radius, rem, tabular, text } from '../../../styles/tokens'

const edge = (width: number, colour: string) => `inset 0 0 0 ${width}px ${colour}`

/** Two columns, or one if the shopper's text size leaves too little room. Left out in print, where nothing can be chosen. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${rem(104)}, 50% - 4px), 1fr))`,
  gap: 8,
  '@media': { print: { display: 'none' } },
})

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  minHeight: rem(88),
  padding: 12,
  borderRadius: radius.group,
  background: vars.surface,
  boxShadow: edge(1, vars.hairline),
  color: vars.ink2,
  '@media': {
    [media.smallPhone]: { padding: 10 },
    [media.forcedColors]: { border: '1px solid' },
  },
})

export const choice = style({
  selectors: { ...focusAround(edge(1, vars.hairline)), '&:active': { background: vars.accentSoft } },
})

/** The tile whose panel is shown: tinted and ringed, since colour is never the only sign. */
export const chosen = style({
  background: vars.accentSoft,
  boxShadow: edge(2, vars.accentLine),
  color: vars.accentText,
  selectors: focusAround(edge(2, vars.accentLine)),
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: -2 } },
})

/** Temporarily disabled: the text stays readable, and says why. */
export const closed = style({ background: vars.sunken, selectors: focusAround(edge(1, vars.hairline)) })

globalStyle(`${tile} svg`, { marginBottom: 10 })

const line = { display: 'block', overflowWrap: 'break-word' } as const

export const title = style({
  ...text.rowTitle,
  ...line,
  fontSize: rem(15),
  lineHeight: leading(20, 15),
  color: vars.ink,
})

export const fact = style({ ...text.tiny, ...tabular, ...line, color: vars.ink3 })

globalStyle(`${chosen} ${fact}`, { color: vars.ink2 })

globalStyle(`${closed} ${title}`, { color: vars.ink3 })

/** Centres a placeholder on the line of text that it replaces. */
export const room = style({ display: 'flex', alignItems: 'center' })

globalStyle(`${room} svg`, { marginBottom: 0 })

export const titleRoom = style({ height: rem(20) })

export const factRoom = style({ height: rem(18) })

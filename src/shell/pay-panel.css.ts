import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'
import { ease, layer, layout, media, radius, rem, size } from '../../styles/tokens'

const rise = keyframes({ from: { transform: 'translateY(16px)', opacity: 0 } })

const safe = (pixels: number) => [`${pixels}px`, `calc(${pixels}px + env(safe-area-inset-bottom))`]

/** One element: on phones the bar at the bottom of the page, on the desktop the slip beside the form. */
export const panel = style({
  '@media': {
    [media.phone]: {
      position: 'fixed',
      zIndex: layer.bar,
      left: 0,
      right: 0,
      bottom: 0,
      padding: '0 16px 12px',
      paddingBottom: safe(12),
      borderTop: `1px solid ${vars.hairline}`,
      background: vars.raised,
    },
    [media.desktop]: {
      overflow: 'hidden',
      padding: '0 16px 16px',
      borderRadius: radius.paper,
      background: vars.surface,
      boxShadow: `${vars.shadowSlip}, 0 0 0 1px ${vars.hairline}`,
    },
    [media.forcedColors]: { border: '1px solid' },
  },
})

export const bare = style({
  '@media': {
    [media.phone]: {
      overflow: 'hidden',
      paddingBottom: safe(0),
      border: 0,
      background: vars.tile,
      color: vars.tileInk,
    },
  },
})

export const panels = styleVariants({
  bare: [panel, bare],
  bar: [panel],
  open: [
    panel,
    {
      '@media': {
        [media.phone]: {
          borderTop: 0,
          borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
          boxShadow: vars.shadowFloat,
          animation: `${rise} 200ms ${ease}`,
        },
      },
    },
  ],
})

export const inner = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.phone]: { maxWidth: layout.main, margin: '0 auto' } },
})

export const scrim = style({
  position: 'fixed',
  zIndex: layer.sheetScrim,
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  background: vars.scrim,
  '@media': { [media.desktop]: { display: 'none' } },
})

export const action = style({
  order: 3,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.desktop]: { marginTop: 16 } },
})

globalStyle(`${action} button`, {
  '@media': { [media.desktop]: { paddingLeft: 12, paddingRight: 12, fontSize: rem(16) } },
})

export const protection = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      order: 4,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: size.target,
      margin: '4px 0 -8px',
      borderRadius: radius.small,
      fontSize: rem(14),
      fontWeight: 500,
      color: vars.ink2,
    },
  },
})

globalStyle(`${protection} svg`, { marginRight: 6, color: vars.positive })

/** Reserves the detail's two lines on the desktop until it loads. */
export const detailRoom = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block', order: 2, height: rem(60), marginTop: 10 } },
})

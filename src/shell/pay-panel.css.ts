import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'
import { layer, layout, leading, media, radius, rem } from '../../styles/tokens'

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
    // From the first paint on: a bar that left the window's edge later would be a layout shift.
    [media.lowPhone]: { position: 'relative' },
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

/** No page begins with an open sheet, so `pay-sheet.css.ts` has its rules, and those of the scrim. */
export const open = style({})

export const panels = styleVariants({ bare: [panel, bare], bar: [panel], open: [panel, open] })

export const inner = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.phone]: { maxWidth: layout.main, margin: '0 auto' } },
})

export const scrim = style({})

export const action = style({
  order: 3,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.desktop]: { marginTop: 16 } },
})

globalStyle(`${action} button`, {
  '@media': { [media.desktop]: { paddingLeft: 12, paddingRight: 12, fontSize: rem(16), lineHeight: leading(24, 16) } },
})

/** Reserves the detail's two lines on the desktop until it loads. */
export const detailRoom = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block', order: 2, height: rem(60), marginTop: 10 } },
})

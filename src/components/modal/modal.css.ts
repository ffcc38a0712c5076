import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { ease, layer, media, radius, rem, text } from '../../../styles/tokens'
import { seal } from '../status-icon/status-icon.css'

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { transform: 'translateY(16px)', opacity: 0 } })
const sink = keyframes({ to: { transform: 'translateY(16px)', opacity: 0 } })
const clear = keyframes({ to: { opacity: 0 } })

/** Milliseconds of the exit animation, after which the modal is unmounted. */
export const LEAVING = 150

const comes = (frames: string) => ({ animation: `${frames} 200ms ${ease}` })

const goes = (frames: string) => ({
  animation: `${frames} ${LEAVING}ms ${ease} forwards`,
  pointerEvents: 'none' as const,
  '@media': { [media.lessMotion]: { visibility: 'hidden' as const } },
})

const everywhere = { position: 'fixed', top: 0, right: 0, bottom: 0, left: 0 } as const

const scrim = style({ ...everywhere, zIndex: layer.scrim, background: vars.scrim })

export const scrims = styleVariants({ open: [scrim, comes(fade)], leaving: [scrim, goes(clear)] })

const place = style({
  ...everywhere,
  zIndex: layer.modal,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  // Covers the page, so that presses beside the modal don't reach it.
  pointerEvents: 'auto',
  '@media': { [media.desktop]: { alignItems: 'center', padding: 24 } },
})

/** Takes the presses beside the modal. Around it they would make every word of the modal clickable for a screen reader. */
export const beside = style({ position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 })

/** A sheet at the bottom edge on phones, or floating there; in the middle on the desktop. */
export const places = styleVariants({
  default: [place],
  danger: [place],
  exit: [
    place,
    {
      padding: 16,
      paddingBottom: ['16px', 'calc(16px + env(safe-area-inset-bottom))'],
      '@media': { [media.desktop]: { paddingBottom: 24 } },
    },
  ],
})

const modal = style({
  position: 'relative',
  width: '100%',
  maxHeight: '100%',
  overflow: 'auto',
  // A field above a phone's keyboard has its whole focus ring, and the line of its error.
  scrollPadding: `12px 0 ${rem(40)}`,
  background: vars.raised,
  boxShadow: vars.shadowFloat,
  outline: 0,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

const sheet = {
  padding: '24px 20px 20px',
  paddingBottom: ['20px', 'calc(20px + env(safe-area-inset-bottom))'],
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  '@media': { [media.desktop]: { maxWidth: 486, padding: '32px 32px 28px', borderRadius: radius.sheet } },
}

export const shapes = styleVariants({
  default: [modal, sheet],
  danger: [modal, sheet],
  exit: [
    modal,
    {
      maxWidth: 358,
      padding: '24px 20px 12px',
      borderRadius: radius.sheet,
      '@media': { [media.desktop]: { padding: '28px 24px 16px' } },
    },
  ],
})

for (const shape of [shapes.exit, shapes.danger]) {
  globalStyle(`${shape} ${seal}`, { width: rem(64), height: rem(64), marginBottom: 12 })
}

/** During the exit animation the page can be pressed again. */
export const passed = style({ pointerEvents: 'none' })

export const motions = styleVariants({ open: comes(rise), leaving: goes(sink) })

/** In the corner, regardless of the padding. */
export const cross = style({
  float: 'right',
  margin: '-10px -10px -8px 8px',
  '@media': { [media.desktop]: { margin: '-18px -22px 0 8px' } },
})

export const kickers = styleVariants({
  error: { ...text.small, fontWeight: 600, color: vars.danger },
  info: { ...text.small, fontWeight: 600, color: vars.accentText },
})

export const words = style({ marginTop: 8, color: vars.ink2 })
globalStyle(`${words} > p + p`, { marginTop: 8 })
// A list's own titles are as heavy as the modal's, so it keeps more distance.
globalStyle(`${words} > ol`, { marginTop: 16 })

export const actions = style({ marginTop: 24 })

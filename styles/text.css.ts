import { style } from '@vanilla-extract/css'
import { vars } from './theme.css'
import { media, tabular, text } from './tokens'

export const title = style({
  ...text.title,
  textWrap: 'balance',
  '@media': { [media.desktop]: text.desktopTitle },
})

export const modalTitle = style({ ...text.modalTitle, textWrap: 'balance' })

export const heading = style(text.heading)

export const lede = style({ marginTop: 8, color: vars.ink2 })

export const small = style({ ...text.small, color: vars.ink2 })

export const hint = style({ ...text.small, marginTop: 6, color: vars.ink3 })

export const tiny = style({ ...text.tiny, color: vars.ink3 })

export const numeric = style(tabular)

/** For what must not be broken, such as `e-posta` or a telephone number. */
export const unbroken = style({ whiteSpace: 'nowrap' })

/** Beneath everything else a screen says. */
export const finePrint = style({ ...text.tiny, ...tabular, marginTop: 24, color: vars.ink3 })

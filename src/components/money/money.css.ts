import { fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { fractionInk, signInk } from '../../../styles/amount-inks.css'
import { vars } from '../../../styles/theme.css'
import { media, rem, tabular, text } from '../../../styles/tokens'

export const money = style(tabular)

const whole = { whiteSpace: 'nowrap' } as const

// A large amount never wraps; at the largest text sizes it stops growing before it would be cut. A plain one breaks rather than leave its line.
export const sizes = styleVariants({
  large: {
    ...text.amount,
    ...whole,
    fontSize: `min(${rem(36)}, 14.5vw)`,
    '@media': { [media.smallPhone]: { fontSize: `min(${rem(32)}, 14.5vw)`, lineHeight: rem(40) } },
  },
  bar: {
    ...text.barAmount,
    ...whole,
    '@media': { [media.desktop]: { ...text.smallAmount, fontSize: `min(${rem(32)}, 42px)` } },
  },
})

/** Fits amounts up to MMK 99.999.999,99 on 320 pixels. Shorter amounts may grow further with the shopper's text size. */
export const long = styleVariants({
  large: { '@media': { [media.phone]: { fontSize: `min(${rem(36)}, 9.2vw)` } } },
  bar: { '@media': { [media.phone]: { fontSize: `min(${rem(20)}, 8.8vw)` } } },
})

const small = { fontSize: '.66em', letterSpacing: 0 }

export const sign = styleVariants({
  large: { ...small, marginRight: '.02em', fontWeight: 500, color: fallbackVar(signInk, vars.ink3) },
  bar: {
    marginRight: 1,
    color: fallbackVar(signInk, 'inherit'),
    '@media': { [media.desktop]: { ...small, marginRight: '.08em', fontWeight: 500 } },
  },
})

const fine = { fontSize: '.66em', fontWeight: 550, letterSpacing: '-.012em' }

export const fraction = styleVariants({
  large: { ...fine, color: fallbackVar(fractionInk, vars.ink2) },
  bar: { color: fallbackVar(fractionInk, 'inherit'), '@media': { [media.desktop]: fine } },
})

import { style } from '@vanilla-extract/css'
import { vars } from './theme.css'
import { media, text } from './tokens'

export const title = style({
  ...text.title,
  textWrap: 'balance',
  '@media': { [media.desktop]: text.desktopTitle },
})

export const lede = style({ marginTop: 8, color: vars.ink2 })

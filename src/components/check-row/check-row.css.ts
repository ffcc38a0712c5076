import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { media } from '../../../styles/tokens'
import { box, input } from '../check-box/check-box.css'
import { title } from '../row/row.css'

export const row = style({ cursor: 'pointer' })

/** Closed, not faded: the words stay readable, and say why. */
export const unavailable = style({ cursor: 'default' })

globalStyle(`${unavailable} ${title}`, {
  fontWeight: 500,
  color: vars.ink3,
  '@media': { [media.forcedColors]: { color: 'GrayText' } },
})

globalStyle(`${unavailable} > ${input}`, { cursor: 'default' })

globalStyle(`${input}:disabled + ${box}`, {
  background: vars.sunken,
  boxShadow: `inset 0 0 0 1.5px ${vars.hairline}`,
  '@media': { [media.forcedColors]: { borderColor: 'GrayText' } },
})

// Over the whole row, as a radio is: every way of pointing at it works.
globalStyle(`${row} > ${input}`, { top: 0, width: '100%', height: '100%' })

globalStyle(`${row} > ${box}`, { margin: 0 })

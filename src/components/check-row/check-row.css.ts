import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { media } from '../../../styles/tokens'
import { box, input } from '../check-box/check-box.css'
import { title } from '../row/row.css'

export const row = style({ cursor: 'pointer' })

/** Not faded: the text stays readable, and says why the row is unavailable. */
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

// Covers the whole row like a radio, so that every input device works.
globalStyle(`${row} > ${input}`, { top: 0, width: '100%', height: '100%' })

globalStyle(`${row} > ${box}`, { margin: 0 })

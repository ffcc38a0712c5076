import { globalStyle, style } from '@vanilla-extract/css'
import { box, input } from '../check-box/check-box.css'

export const row = style({ cursor: 'pointer' })

// Over the whole row, as a radio is: every way of pointing at it works.
globalStyle(`${row} > ${input}`, { top: 0, width: '100%', height: '100%' })

globalStyle(`${row} > ${box}`, { margin: 0 })

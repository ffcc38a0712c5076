import { style } from '@vanilla-extract/css'

const place = { gridArea: '1 / 1' } as const

/** Reserves the height of the longer text that the page began with, at any width. */
export const room = style({
  display: 'grid',
  '::before': { ...place, content: 'attr(data-room)', visibility: 'hidden' },
})

export const title = style({ ...place, alignSelf: 'end' })

export const text = style(place)

import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { media, radius, text } from '../../../styles/tokens'

export const note = style({
  ...text.line,
  display: 'flex',
  padding: '12px 14px',
  borderRadius: radius.control,
  color: vars.ink2,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

// A word longer than a line breaks instead of widening the note.
globalStyle(`${note} > :last-child`, { minWidth: 0 })

globalStyle(`${note} b`, { color: vars.ink })

export const tones = styleVariants({
  plain: { background: vars.note },
  warning: { background: vars.warningSoft },
  danger: { background: vars.dangerSoft },
})

const mark = style({ margin: '1px 10px 0 0' })

export const marks = styleVariants({
  plain: [mark, { color: vars.accentText }],
  warning: [mark, { color: vars.warning }],
  danger: [mark, { color: vars.danger }],
})

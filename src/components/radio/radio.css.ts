import { globalStyle, style } from '@vanilla-extract/css'
import { ring } from '../../../styles/focus'
import { vars } from '../../../styles/theme.css'
import { media, rem } from '../../../styles/tokens'

const edge = (colour: string) => `inset 0 0 0 1.5px ${colour}`

const filled = `inset 0 0 0 ${rem(7)} ${vars.accent}`

/** The invisible native radio covers its whole label, so that every input device works. */
export const input = style({
  position: 'absolute',
  zIndex: 1,
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
})

export const dot = style({
  flex: 'none',
  width: rem(22),
  height: rem(22),
  borderRadius: '50%',
  background: vars.surface,
  boxShadow: edge(vars.control),
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

globalStyle(`${input}:checked + ${dot}`, {
  background: vars.onAccent,
  boxShadow: filled,
  '@media': { [media.forcedColors]: { borderWidth: rem(7) } },
})

globalStyle(`${input}:disabled + ${dot}`, {
  background: vars.sunken,
  boxShadow: edge(vars.hairline),
  '@media': { [media.forcedColors]: { borderColor: 'GrayText' } },
})

globalStyle(`${input}:focus + ${dot}`, {
  boxShadow: `${edge(vars.control)}, ${ring}`,
  outline: '2px solid transparent',
})

globalStyle(`${input}:checked:focus + ${dot}`, { boxShadow: `${filled}, ${ring}` })

globalStyle(`${input}:focus:not(:focus-visible) + ${dot}`, { boxShadow: edge(vars.control) })

globalStyle(`${input}:checked:focus:not(:focus-visible) + ${dot}`, { boxShadow: filled })

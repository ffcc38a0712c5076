import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'
import { layout, leading, media, rem, text } from '../../styles/tokens'

const wide = (rules: object) => ({ '@media': { [media.desktop]: rules } })

export const strip = style({
  maxWidth: layout.main + 2 * layout.edge,
  margin: '0 auto',
  padding: `12px ${layout.edge}px 0`,
  ...wide({ maxWidth: layout.page, padding: '24px 0 0' }),
})

export const room = style({ height: rem(50), ...wide({ height: rem(48) }) })

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 4,
  ...wide({ display: 'flex', flexWrap: 'wrap' }),
})

const step = style({
  ...text.tiny,
  position: 'relative',
  height: 4,
  borderRadius: 2,
  ...wide({ display: 'flex', alignItems: 'center', height: 'auto', minHeight: rem(24) }),
})

globalStyle(`${step} + ${step}`, wide({ flex: '1 1 auto', justifyContent: 'flex-end' }))

globalStyle(
  `${step} + ${step}::before`,
  wide({ content: '""', flex: '1 1 auto', height: 1, margin: '0 12px', background: vars.hairline }),
)

/** A bar on phones, words on the desktop. */
const state = (bar: string, forcedBar: string, ink: string, more = {}) => [
  step,
  style({
    background: bar,
    color: ink,
    '@media': {
      [media.forcedColors]: { background: forcedBar },
      [media.desktop]: { background: 'none', ...more },
    },
  }),
]

export const states = styleVariants({
  done: state(vars.accentLine, 'CanvasText', vars.ink2),
  now: state(vars.accentLine, 'CanvasText', vars.ink, { fontWeight: 600 }),
  ahead: state(vars.hairline, 'GrayText', vars.ink3),
})

const circle = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: rem(22),
  height: rem(22),
  marginRight: 8,
  borderRadius: '50%',
  fontSize: rem(12),
  lineHeight: leading(18, 12),
  fontWeight: 600,
})

export const circles = styleVariants({
  done: [circle, { background: vars.accentSoft, color: vars.accentText }],
  now: [circle, { background: vars.accent, color: vars.onAccent }],
  ahead: [circle, { boxShadow: `inset 0 0 0 1.5px ${vars.control}` }],
})

/** On phones screen readers read all names, and only the current one is visible, below the bars. */
export const name = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
  ...wide({
    position: 'static',
    display: 'flex',
    alignItems: 'center',
    width: 'auto',
    height: 'auto',
    overflow: 'visible',
  }),
})

export const current = style({
  ...text.tiny,
  margin: '10px 0 6px',
  fontWeight: 500,
  color: vars.ink3,
  ...wide({ display: 'none' }),
})

globalStyle(`${current} b`, { marginRight: 2, color: vars.accentText })

import { createVar, fallbackVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { barRoom, columnStart } from '../../../styles/places.css'
import { vars } from '../../../styles/theme.css'
import { ease, layer, layout, leading, media, radius, rem, text } from '../../../styles/tokens'

const rise = keyframes({ from: { transform: 'translateY(16px)', opacity: 0 } })
const fall = keyframes({ from: { transform: 'translateY(-16px)', opacity: 0 } })

const edge = createVar()

const bottom = `calc(${fallbackVar(barRoom, '0px')} + 16px`

/** On phones right above the payment bar, near the thumb; on the desktop under the header, where it covers no amount. */
const alert = style({
  position: 'fixed',
  zIndex: layer.alert,
  display: 'flex',
  flexWrap: 'wrap',
  padding: 12,
  borderRadius: radius.paper,
  background: vars.raised,
  boxShadow: `${vars.shadowFloat}, inset 0 0 0 1px ${edge}`,
  overflow: 'auto',
  animation: `${rise} 200ms ${ease}`,
  '@media': {
    [media.phone]: {
      right: 10,
      bottom: [`${bottom})`, `${bottom} + env(safe-area-inset-bottom))`],
      left: 10,
      maxWidth: 486,
      maxHeight: `calc(100vh - ${fallbackVar(barRoom, '0px')} - 32px)`,
      margin: '0 auto',
    },
    [media.desktop]: {
      top: `calc(${rem(72)} + 12px)`,
      left: '50%',
      width: layout.main,
      marginLeft: fallbackVar(columnStart, `${-layout.page / 2}px`),
      animationName: fall,
    },
    [media.forcedColors]: { border: '1px solid' },
  },
})

export const alerts = styleVariants({
  danger: [alert, { vars: { [edge]: vars.dangerLine } }],
  warning: [alert, { vars: { [edge]: vars.warningFill } }],
  positive: [alert, { vars: { [edge]: vars.positiveFill } }],
  plain: [alert, { vars: { [edge]: vars.hairline } }],
})

export const leaving = style({ opacity: 0, transition: 'opacity 600ms linear' })

const icon = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: rem(40),
  height: rem(40),
  borderRadius: radius.small,
})

export const icons = styleVariants({
  danger: [icon, { background: vars.dangerSoft, color: vars.danger }],
  warning: [icon, { background: vars.warningSoft, color: vars.warning }],
  positive: [icon, { background: vars.positiveSoft, color: vars.positive }],
  plain: [icon, { background: vars.accentSoft, color: vars.accentText }],
})

export const words = style({
  ...text.small,
  // Wraps under the icon if the shopper's text size leaves no room beside it.
  flex: `1 1 ${rem(150)}`,
  minWidth: 0,
  alignSelf: 'center',
  margin: `0 ${rem(40)} 0 12px`,
  color: vars.ink2,
})

globalStyle(`${words} a`, { display: 'inline-block', padding: '10px 12px 10px 0', marginBottom: -10, fontWeight: 550 })

export const title = style({
  ...text.small,
  marginBottom: 2,
  fontSize: rem(15),
  lineHeight: leading(20, 15),
  fontWeight: 600,
  letterSpacing: '-.011em',
  color: vars.ink,
})

export const close = style({ position: 'absolute', top: 4, right: 4 })

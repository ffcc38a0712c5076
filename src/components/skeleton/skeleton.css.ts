import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../../styles/theme.css'
import { media, radius } from '../../../styles/tokens'

const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.55 } })

export const skeleton = style({
  display: 'block',
  maxWidth: '100%',
  borderRadius: radius.tag,
  background: vars.hairline,
  animation: `${breathe} 1.4s ease-in-out infinite alternate`,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
})

export const round = style({ borderRadius: '50%' })

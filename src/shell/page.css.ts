import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { barRoom, columnStart } from '../../styles/places.css'
import { layout, media, rem } from '../../styles/tokens'
import { full } from '../components/main/main.css'

/** Room for the fixed bar at the bottom. The plain value is for browsers without `env()`. */
const room = (pixels: number, bar: string) => ({
  vars: { [barRoom]: bar },
  paddingBottom: [rem(pixels), `calc(${rem(pixels)} + env(safe-area-inset-bottom))`],
  '@media': { [media.desktop]: { paddingBottom: 0 } },
})

export const frames = styleVariants({
  bar: room(140, `calc(${rem(100)} + 18px)`),
  bare: room(68, rem(60)),
  none: {},
})

export const soloFrame = style({ vars: { [columnStart]: `${-layout.main / 2}px` } })

const columns = style({
  maxWidth: layout.main + 2 * layout.edge,
  margin: '0 auto',
  padding: '16px 16px 32px',
  '@media': {
    [media.small]: { paddingBottom: 24 },
    [media.medium]: { paddingBottom: 48 },
    [media.desktop]: { display: 'grid', columnGap: layout.gutter, padding: '32px 0 56px' },
    [media.large]: { paddingBottom: 72 },
  },
})

export const shapes = styleVariants({
  beside: [
    columns,
    {
      '@media': {
        [media.desktop]: {
          gridTemplateColumns: `${layout.main}px ${layout.side}px`,
          maxWidth: layout.page,
        },
      },
    },
  ],
  solo: [
    columns,
    { '@media': { [media.desktop]: { gridTemplateColumns: `${layout.main}px`, maxWidth: layout.main } } },
  ],
})

/** Below the step strip, which has its own spacing. */
export const underSteps = style({ '@media': { [media.phone]: { paddingTop: 2 } } })

globalStyle(`${underSteps} > ${full}`, { '@media': { [media.desktop]: { paddingTop: 8 } } })

/** Not in parts of the window's height: a frame as high as its content would grow without end. */
export const tall = style({ minHeight: rem(800), '@media': { print: { minHeight: 0 } } })

const side = style({ '@media': { [media.desktop]: { gridColumn: 2, alignSelf: 'start' } } })

export const sides = styleVariants({
  panel: [side, { '@media': { [media.desktop]: { position: 'sticky', top: 24 } } }],
  // Aligns the first heading with the middle of the seal.
  info: [side, { marginTop: 32, '@media': { [media.desktop]: { paddingTop: 4 } } }],
})

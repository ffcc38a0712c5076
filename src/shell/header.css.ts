import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'
import { layout, media, rem } from '../../styles/tokens'

export const header = style({ borderBottom: `1px solid ${vars.hairline}` })

/** Wraps only when the shopper's text size leaves no room for one line. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  maxWidth: layout.page,
  minHeight: rem(60),
  margin: '0 auto',
  padding: '0 8px',
  '@media': {
    [media.smallPhone]: { padding: '0 6px 0 4px' },
    [media.desktop]: { minHeight: rem(72), padding: 0 },
  },
})

/** An end of the line; on the desktop both are of one width, so that the brand stands in the middle. */
const end = style({ '@media': { [media.desktop]: { flex: '1 1 0', minWidth: 0 } } })

// What the others leave: a long host is cut rather than pushing them to a second line, but never cut to nothing.
const room = (taken: number, takenOnSmallPhone: number) => ({
  maxWidth: `max(calc(100vw - ${rem(taken)}), ${rem(120)})`,
  '@media': {
    [media.smallPhone]: { maxWidth: `max(calc(100vw - ${rem(takenOnSmallPhone)}), ${rem(120)})` },
    [media.desktop]: { maxWidth: 'none' },
  },
})

export const ends = styleVariants({
  back: [end, room(222, 198)],
  backAlone: [end, room(152, 144)],
  clock: [end, { display: 'flex', justifyContent: 'flex-end' }],
  empty: [end, { display: 'none', '@media': { [media.desktop]: { display: 'block' } } }],
})

const brand = style({
  display: 'flex',
  flexDirection: 'column',
  padding: '0 4px',
  '@media': { [media.desktop]: { alignItems: 'center', margin: 0 } },
})

/** On phones the brand keeps to the edge that has nothing else. */
export const brands = styleVariants({
  middle: [brand, { alignItems: 'center' }],
  right: [brand, { alignItems: 'flex-end', marginLeft: 'auto', marginRight: 4 }],
  left: [brand, { alignItems: 'flex-start', marginLeft: 4 }],
})

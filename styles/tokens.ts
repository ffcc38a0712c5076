import { CONTROL_RADIUS } from './control-radius'

/** Converts design pixels to rem, so that text and controls follow the shopper's own text size. */
export const rem = (pixels: number): string => `${pixels / 16}rem`

const phone = '(max-width: 720px)'

export const media = {
  desktop: '(min-width: 721px)',
  phone,
  /** A phone whose keyboard, or a window whose zoom, leaves little height. In `em`: with larger text, the bar is higher, too. */
  lowPhone: `${phone} and (max-height: 32.5em)`,
  smallPhone: '(max-width: 359px)',
  narrowPhone: '(max-width: 374px)',
  /** Up to the small breakpoint, from the medium one and from the large one on: for spacing only. */
  small: '(max-width: 320px)',
  medium: '(min-width: 600px)',
  large: '(min-width: 1136px)',
  dark: '(prefers-color-scheme: dark)',
  lessMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
}

/** Columns of the desktop page: 440 + 24 + 254 = 718. */
export const layout = { main: 440, gutter: 24, side: 254, page: 718, edge: 16 }

/** Scales with a brand's corners: `--round` is the brand's control radius divided by ours, 1 by default. */
const rounded = (pixels: number): string => `calc(${pixels}px*var(--round))`

export const radius = {
  tag: rounded(6),
  box: rounded(7),
  small: rounded(10),
  control: rounded(CONTROL_RADIUS),
  group: rounded(14),
  paper: rounded(16),
  sheet: rounded(20),
}

export const layer = { sheetScrim: 15, bar: 20, alert: 24, scrim: 28, overScrim: 29, modal: 30 }

/** Zag's dialog sets this attribute on the body while a modal is open. */
export const underModal = '[data-scroll-lock]'

export const ease = 'cubic-bezier(.2, 0, 0, 1)'

export const motion = { press: `120ms ${ease}`, colour: `160ms ${ease}`, move: `200ms ${ease}`, fade: '150ms linear' }

/** Controls are 48px high; every other press target has at least 44px. */
export const size = { control: rem(48), target: rem(44), code: rem(56), row: rem(64), slimRow: rem(52) }

/**
 * A line height without a unit, from design pixels: lines stay apart if the browser's smallest font size enlarges the text.
 * Rounded up, because a browser cuts the product to a 64th of a pixel.
 */
export const leading = (lineHeight: number, fontSize: number): number => Math.ceil((lineHeight / fontSize) * 1e4) / 1e4

const type = (fontSize: number, lineHeight: number, fontWeight: number, letterSpacing: string) => ({
  fontSize: rem(fontSize),
  lineHeight: leading(lineHeight, fontSize),
  fontWeight,
  letterSpacing,
})

/** An amount never wraps and is larger than any browser's smallest font size, so its line keeps its height at any width. */
const amount = (fontSize: number, lineHeight: number, letterSpacing: string) => ({
  ...type(fontSize, lineHeight, 650, letterSpacing),
  lineHeight: rem(lineHeight),
})

export const text = {
  amount: amount(36, 44, '-.032em'),
  smallAmount: amount(32, 40, '-.03em'),
  barAmount: type(20, 28, 650, '-.022em'),
  title: type(26, 32, 650, '-.024em'),
  desktopTitle: type(28, 34, 650, '-.024em'),
  modalTitle: type(22, 28, 650, '-.024em'),
  code: type(28, 34, 650, '.06em'),
  digit: type(26, 32, 600, '0'),
  logo: type(18, 22, 700, '-.03em'),
  button: type(17, 24, 600, '-.014em'),
  field: type(17, 24, 400, '-.006em'),
  body: type(16, 24, 400, '-.006em'),
  rowTitle: type(16, 22, 550, '-.011em'),
  heading: type(16, 24, 600, '-.011em'),
  line: type(15, 22, 400, '-.006em'),
  small: type(14, 20, 400, '-.006em'),
  label: type(14, 20, 500, '-.006em'),
  tiny: type(13, 18, 400, '-.006em'),
  badge: type(12, 16, 500, '-.002em'),
}

/** Figures of equal width, for columns, countdowns and editable numbers. */
export const tabular = { fontFeatureSettings: '"tnum" 1', fontVariantNumeric: 'tabular-nums' }

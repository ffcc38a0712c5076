import { luminanceOf, withLuminance } from './colour'

/** White words on the accent have a contrast of 4.5:1 at this luminance, and lose it beyond. */
const LIGHTEST_ACCENT = 1.05 / 4.5 - 0.05

/** The nearest colour of the same hue that bears white words: the colour itself, wherever it does. */
export const bearable = (accent: string): string =>
  luminanceOf(accent) > LIGHTEST_ACCENT ? withLuminance(accent, LIGHTEST_ACCENT) : accent

/** A role's colour in the hue of a brand, at the luminance of our own colour, so that each role keeps its contrast. */
export const inHue = (accent: string, own: string): string => withLuminance(accent, luminanceOf(own)) + own.slice(7)

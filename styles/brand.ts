import { luminanceOf, withLuminance } from './colour'

/** The highest luminance of an accent at which white text has a contrast of 4.5:1. */
const LIGHTEST_ACCENT = 1.05 / 4.5 - 0.05

/** The nearest colour of the same hue with enough contrast for white text: the accent itself, if it has it. */
export const bearable = (accent: string): string =>
  luminanceOf(accent) > LIGHTEST_ACCENT ? withLuminance(accent, LIGHTEST_ACCENT) : accent

/** A role's colour in the hue of a brand, with the luminance of our own colour, so that each role keeps its contrast. */
export const inHue = (accent: string, own: string): string => withLuminance(accent, luminanceOf(own)) + own.slice(7)

/** Relative luminance as WCAG 2.2 defines it; a colour is `#rrggbb`, with or without alpha behind it. */

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

const toChannel = (linear: number) => (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055)

const linearOf = (colour: string) => [1, 3, 5].map((at) => toLinear(parseInt(colour.slice(at, at + 2), 16) / 255))

const luminanceOfLinear = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue

export const luminanceOf = (colour: string): number => luminanceOfLinear(linearOf(colour))

/** The colour's own hue, mixed with black or white to a luminance, rounded to the darker side. */
export function withLuminance(colour: string, luminance: number): string {
  const linear = linearOf(colour)
  const own = luminanceOfLinear(linear)
  const white = (luminance - own) / (1 - own)
  const mixed = linear.map((value) => (white < 0 ? (value * luminance) / own : value + (1 - value) * white))
  return '#' + mixed.map((value) => ((toChannel(value) * 255 + 256) | 0).toString(16).slice(1)).join('')
}

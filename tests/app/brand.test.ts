import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ACCENTS } from '../../styles/accent-roles'
import { bearable, inHue } from '../../styles/brand'
import { luminanceOf } from '../../styles/colour'
import { LATER_ROLES, dark, light } from '../../styles/palette'
import { lots } from '../support/seed'

type Role = keyof typeof light

const GROUNDS = ['ground', 'surface', 'sunken', 'raised', 'note', 'camp', 'accentSoft'] as const

/** Every pair of roles drawn on one another where one has the accent's hue, with the minimum contrast for text and for edges. */
const PAIRS: readonly (readonly [upper: Role, lower: Role, least: number])[] = [
  ...GROUNDS.map((lower) => ['ink', lower, 4.5] as const),
  ...GROUNDS.map((lower) => ['ink2', lower, 4.5] as const),
  ...GROUNDS.map((lower) => ['accentText', lower, 4.5] as const),
  ['ink3', 'accentSoft', 4.5],
  ['onAccent', 'accent', 4.5],
  ['onAccent', 'accentPress', 4.5],
  ['tileInk', 'tile', 4.5],
  ['tileInk2', 'tile', 4.5],
  ...(['ground', 'surface', 'raised', 'accentSoft'] as const).map((lower) => ['accent', lower, 3] as const),
  ...(['ground', 'surface', 'raised'] as const).map((lower) => ['accentLine', lower, 3] as const),
  ...(['ground', 'surface', 'raised', 'accentSoft'] as const).map((lower) => ['focus', lower, 3] as const),
]

function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function faultsIn(palette: typeof light): string[] {
  return PAIRS.flatMap(([upper, lower, least]) => {
    const contrast = contrastOf(palette[upper], palette[lower])
    return contrast < least ? [`${upper} on ${lower}: ${contrast.toFixed(2)} of ${least}`] : []
  })
}

const nameOf = (role: string) => `--${role.replace(/[A-Z]|\d/g, (mark) => `-${mark.toLowerCase()}`)}`
const ROLES = Object.keys(light) as Role[]
const ACCENT_ROLES = ROLES.filter((role) => ACCENTS.includes(nameOf(role)))

const branded = (accent: string, own: typeof light) => ({
  ...own,
  ...Object.fromEntries(ACCENT_ROLES.map((role) => [role, inHue(accent, own[role])])),
})

const byDay = (accent: string) => ({ ...branded(accent, light), accent: bearable(accent) })
const atNight = (accent: string) => branded(accent, dark)

const faultsOf = (accent: string) => [
  ...faultsIn(byDay(accent)).map((fault) => `${accent} by day: ${fault}`),
  ...faultsIn(atNight(accent)).map((fault) => `${accent} at night: ${fault}`),
]

const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'))
const colour = fc.tuple(channel, channel, channel).map((channels) => `#${channels.join('')}`)

describe('brand colours', () => {
  it('each of twenty brand colours has no contrast fault in any used pair, in light and dark (BEST-18~)', () => {
    const lot = lots(18)
    const colours = Array.from(
      { length: 20 },
      () =>
        `#${Math.floor(lot() * 0x1000000)
          .toString(16)
          .padStart(6, '0')}`,
    )
    expect(new Set(colours).size).toBe(20)
    expect(colours.flatMap(faultsOf)).toEqual([])
  })

  it('a brand of any colour has no contrast fault, the lightest and the darkest included (BEST-18~)', () => {
    for (const extreme of ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff'])
      expect(faultsOf(extreme)).toEqual([])
    fc.assert(
      fc.property(colour, (accent) => {
        expect(faultsOf(accent)).toEqual([])
      }),
    )
  })

  it('the contrast pairs hold for our own palette, and fail for a pale colour', () => {
    expect([...faultsIn(light), ...faultsIn(dark)]).toEqual([])
    expect(faultsIn({ ...light, accent: '#ffd400' })).toHaveLength(5)
  })

  it('a brand colour stays if it bears white text in light mode, else is the nearest that does (BEST-18~)', () => {
    expect(byDay('#7b2cbf').accent).toBe('#7b2cbf')
    fc.assert(
      fc.property(colour, (accent) => {
        const nearest = bearable(accent)
        const isBearable = contrastOf(accent, '#ffffff') >= 4.5
        expect(nearest === accent).toBe(isBearable)
        expect(contrastOf(nearest, '#ffffff')).toBeGreaterThanOrEqual(4.5)
        if (!isBearable) expect(contrastOf(nearest, '#ffffff')).toBeLessThan(4.7)
      }),
    )
  })

  it('a brand leaves every role at the luminance and the transparency of our palette (BEST-18~)', () => {
    for (const own of [light, dark]) {
      const brand = branded('#b5179e', own)
      for (const role of ACCENT_ROLES) {
        expect(Math.abs(luminanceOf(brand[role]) - luminanceOf(own[role])), role).toBeLessThan(0.01)
        expect(brand[role].slice(7)).toBe(own[role].slice(7))
      }
    }
  })

  it('a brand changes roles that exist, all of them in the style that is in the page (BEST-18~)', () => {
    expect(ACCENT_ROLES).toHaveLength(ACCENTS.length)
    expect(ACCENT_ROLES.filter((role) => LATER_ROLES.includes(role))).toEqual([])
  })
})

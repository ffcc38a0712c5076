interface Look {
  readonly accent: string
  readonly press: string
  readonly text: string
  readonly tile: string
  readonly tileInk: string
  readonly art: string
}

type Hue = readonly [light: Look, dark: Look]

const look = (accent: string, press: string, text: string, tile: string, tileInk: string, art: string): Look => ({
  accent,
  press,
  text,
  tile,
  tileInk,
  art,
})

// Muted colours of our own; none is a bank's brand.
const HUES: readonly Hue[] = [
  [
    look('#0B5A6B', '#07434F', '#0B5A6B', '#0A3D4A', '#BFE3EA', 'rgba(140,214,230,.4)'),
    look('#1C7A8E', '#14687A', '#8AD3E4', '#0E4452', '#C3E6ED', 'rgba(140,214,230,.34)'),
  ],
  [
    look('#7A2458', '#5C1842', '#7A2458', '#521440', '#F0CFE1', 'rgba(240,170,210,.36)'),
    look('#A8457F', '#92386D', '#F0A8D0', '#5E1D4A', '#F2D3E4', 'rgba(240,170,210,.3)'),
  ],
  [
    look('#1F6B3A', '#155028', '#1F6B3A', '#134427', '#CBE9D5', 'rgba(150,220,175,.38)'),
    look('#2B8350', '#227042', '#8FD9A8', '#174D2E', '#CFEBD8', 'rgba(150,220,175,.3)'),
  ],
  [
    look('#9A3412', '#7A280C', '#9A3412', '#5F210C', '#F8D5C6', 'rgba(255,180,145,.36)'),
    look('#BA4F27', '#A4431F', '#FFB394', '#692A12', '#F9D9CB', 'rgba(255,180,145,.3)'),
  ],
  [
    look('#3D4B63', '#2C384C', '#3D4B63', '#28344A', '#D3DCEA', 'rgba(185,203,228,.38)'),
    look('#5A6C8C', '#4D5E7C', '#B7C6E2', '#33415A', '#D6DEEB', 'rgba(185,203,228,.3)'),
  ],
]

const declared = ({ accent, press, text, tile, tileInk, art }: Look): string =>
  `:root{--accent:${accent};--accent-press:${press};--accent-text:${text};--focus:${text};--tile:${tile};--tile-ink-2:${tileInk};--tile-art:${art}}`

// Banks that are adjacent in a wallet have different hues; there are more banks than hues.
const HUE_OF: ReadonlyMap<number, number> = new Map([
  ...[64, 134, 99].map((code) => [code, 0] as const),
  ...[46, 15, 203].map((code) => [code, 1] as const),
  ...[62, 32, 205].map((code) => [code, 2] as const),
  ...[12, 10, 103].map((code) => [code, 3] as const),
  ...[9001, 9002, 9003, 9004].map((code, hue) => [code, hue] as const),
])

export function bankColours(bankCode = 0): string {
  const [light, dark] = HUES[HUE_OF.get(bankCode) ?? HUES.length - 1] ?? []
  return light && dark ? `${declared(light)}@media (prefers-color-scheme:dark){${declared(dark)}}` : ''
}

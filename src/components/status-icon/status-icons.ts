const hourglass =
  'M37 32h22M37 64h22M39.5 32v5.5c0 5 8.5 7 8.5 10.5s-8.5 5.5-8.5 10.5V64M56.5 32v5.5c0 5-8.5 7-8.5 10.5s8.5 5.5 8.5 10.5V64'

const tick = 'm34 49.5 9.5 9.5 19-21'

const cross = 'm39 39 18 18m0-18L39 57'

const lens = 'M34 46a12 12 0 1 0 24 0a12 12 0 1 0-24 0M55 55l8 8M41 46h.01M46 46h.01M51 46h.01'

const brokenLink =
  'M44 41h-3.5a7.5 7.5 0 0 0 0 15H44M52 41h3.5a7.5 7.5 0 0 1 0 15H52M43 48.5h2M51 48.5h2M48 33v3M39 36.5l1.5 2M57 36.5l-1.5 2'

const door = 'M50 34h-9.5A3.5 3.5 0 0 0 37 37.5v21a3.5 3.5 0 0 0 3.5 3.5H50M54 41l7 7-7 7M61 48H46'

const identityCard =
  'M36 36h24a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V40a4 4 0 0 1 4-4zM38 45.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M36.5 54c.8-2.6 2.4-3.9 4.5-3.9s3.7 1.3 4.5 3.9M51.5 44.5H58M51.5 51H56'

const twoPages =
  'M36 43h18a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H36a3 3 0 0 1-3-3V46a3 3 0 0 1 3-3zM40 38v-1a3 3 0 0 1 3-3h17a3 3 0 0 1 3 3v13a3 3 0 0 1-1.5 2.6M33 48.5h24'

const backArrow = 'M40 38h12.5a9.5 9.5 0 0 1 0 19H37M44.5 31.5 38 38l6.5 6.5'

const bang = 'M48 34v17M48 61h.01'

const letterI = 'M48 46v16M48 35h.01'

const inTray = 'M48 32v20M40 45l8 8 8-8M34 62h28'

/** The kinds of seal: colour of the star, and the glyph on it. */
export const statusIcons = {
  success: { tone: 'positive', glyph: tick },
  failed: { tone: 'danger', glyph: cross },
  waiting: { tone: 'accent', glyph: hourglass },
  unknown: { tone: 'accent', glyph: lens },
  expired: { tone: 'warning', glyph: hourglass },
  link: { tone: 'accent', glyph: brokenLink },
  elsewhere: { tone: 'accent', glyph: twoPages },
  exit: { tone: 'accent', glyph: door },
  refund: { tone: 'accent', glyph: backArrow },
  settlement: { tone: 'accent', glyph: inTray },
  error: { tone: 'danger', glyph: bang },
  info: { tone: 'accent', glyph: letterI },
  identity: { tone: 'accent', glyph: identityCard },
} as const

export type StatusIconKind = keyof typeof statusIcons

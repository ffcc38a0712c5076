import { html } from 'hono/html'
import type { Markup } from '../page/document'

// A laurel branch on the lamp's body: a stem with pairs of leaves.
const LEAVES = [
  [-1, 338, 1],
  [1, 338, 1],
  [-1, 309, 1],
  [1, 309, 1],
  [-1, 280, 0.95],
  [1, 280, 0.95],
  [-1, 254, 0.75],
  [1, 254, 0.75],
] as const

const leaf = ([side, height, size]: (typeof LEAVES)[number]): Markup =>
  html`<path
    transform="translate(${160 + side * 9} ${height}) rotate(${side * 40}) scale(${size})"
    d="M0 0C-9-10-9-24 0-36 9-24 9-10 0 0z"
  />`

export const lamp = (label: string): Markup =>
  html`<svg class="lamp" viewBox="0 0 320 420" role="img" aria-label="${label}">
    <circle cx="160" cy="176" r="150" fill="var(--art-3)" />
    <path d="M20 392h280" stroke="var(--hairline)" stroke-width="2" />
    <path
      d="M112 52h96l40 128H72z"
      fill="var(--surface)"
      stroke="var(--art-1)"
      stroke-width="3"
      stroke-linejoin="round"
    />
    <path
      d="M128 56 98 176M144 56l-16 120M160 56v120M176 56l16 120M192 56l30 120"
      stroke="var(--art-2)"
      stroke-width="1.5"
      fill="none"
    />
    <path d="M150 180h20v22h-20z" fill="var(--art-2)" />
    <path
      d="M142 202h36c4 14 42 44 42 92 0 40-22 62-30 78h-60c-8-16-30-38-30-78 0-48 38-78 42-92z"
      fill="var(--surface)"
      stroke="var(--art-1)"
      stroke-width="3"
      stroke-linejoin="round"
    />
    <path d="M160 232v112" stroke="var(--art-1)" stroke-width="2.5" stroke-linecap="round" />
    <g fill="var(--art-1)">
      ${LEAVES.map(leaf)}
      <path d="M160 222c-8-9-8-20 0-31 8 11 8 22 0 31z" transform="translate(0 20)" />
    </g>
    <path d="M128 356h64" stroke="var(--art-2)" stroke-width="3" stroke-linecap="round" />
    <path d="M122 372h76v12a8 8 0 0 1-8 8h-60a8 8 0 0 1-8-8z" fill="var(--art-1)" />
  </svg>`

export const twig = (): Markup =>
  html`<svg viewBox="0 0 26 26" aria-hidden="true">
    <path d="M13 24V9" stroke="var(--accent-text)" stroke-width="2" stroke-linecap="round" />
    <g fill="var(--accent-text)">
      <path d="M13 10c-3.500-3-3.500-6 0-9 3.500 3 3.500 6 0 9z" />
      <path d="M12.200 15C8 15 5.800 13 5.500 9c4 .3 6.400 2.300 6.700 6z" />
      <path d="M13.800 15c4.200 0 6.400-2 6.700-6-4 .3-6.400 2.300-6.700 6z" />
      <path d="M12.200 21C8 21 5.800 19 5.500 15c4 .3 6.400 2.300 6.700 6z" />
      <path d="M13.800 21c4.200 0 6.400-2 6.700-6-4 .3-6.400 2.300-6.700 6z" />
    </g>
  </svg>`

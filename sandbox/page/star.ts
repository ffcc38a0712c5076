import { html } from 'hono/html'
import type { Markup } from './document'

const CENTRE = 48
// Two squares, one rotated by 45°: their sides intersect at the inner corner.
const INNER = Math.SQRT1_2 / Math.cos(Math.PI / 8)

/** The path of an eight-point star in the centre of a 96 by 96 box. */
export function starPath(radius: number, turn = 0): string {
  const corners = Array.from({ length: 16 }, (_, corner) => {
    const angle = (corner * Math.PI) / 8 + turn - Math.PI / 2
    const reach = corner % 2 === 0 ? radius : radius * INNER
    return `${(CENTRE + reach * Math.cos(angle)).toFixed(2)} ${(CENTRE + reach * Math.sin(angle)).toFixed(2)}`
  })
  return `M${corners.join('L')}z`
}

/** The lattice on the dark tile: three stars, each drawn a second time with a turn. */
export const lattice = (): Markup => {
  const stars = [46, 33, 20].flatMap((radius) => [starPath(radius), starPath(radius, Math.PI / 8)])
  return html`<svg viewBox="0 0 96 96" aria-hidden="true" fill="none" stroke="var(--tile-art)" stroke-width=".6">
    <path d="${stars.join('')}" />
  </svg>`
}

export type SealKind = 'done' | 'waiting' | 'stopped'

const SEALS: Readonly<Record<SealKind, readonly [fill: string, sign: string, path: string]>> = {
  done: ['positive-fill', 'on-positive', 'm34 49.5 9.5 9.5 19-21'],
  waiting: ['warning-soft', 'warning', 'M48 35v14l9 6'],
  stopped: ['danger-soft', 'danger', 'm38 38 20 20m0-20-20 20'],
}

/** The seal on a result page; only a success has a solid fill. */
export function seal(kind: SealKind): Markup {
  const [fill, sign, path] = SEALS[kind]
  return html`<svg class="seal" viewBox="0 0 96 96" aria-hidden="true">
    <path d="${starPath(46)}" fill="none" stroke="var(--${fill})" stroke-opacity=".5" />
    <path d="${starPath(36)}" fill="var(--${fill})" />
    <path
      d="${path}"
      fill="none"
      stroke="var(--${sign})"
      stroke-width="3.2"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>`
}

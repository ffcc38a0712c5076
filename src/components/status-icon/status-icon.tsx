import { STAR } from '../lattice/lattice'
import * as css from './status-icon.css'
import { type StatusIconKind, statusIcons } from './status-icons'

/** The sign of a final or blocked state; the heading under it says the same, so it is hidden from screen readers. */
export function StatusIcon({ kind }: { readonly kind: StatusIconKind }) {
  const { tone, glyph } = statusIcons[kind]
  const isSuccess = kind === 'success'
  return (
    <svg className={`${css.seal} ${css.tones[tone]}`} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <g transform="translate(48 48)">
        <path className={css.outline} d={STAR} />
        <g className={isSuccess ? css.growing : undefined}>
          <path className={css.star} d={STAR} transform="scale(.7826)" />
        </g>
      </g>
      <path className={isSuccess ? `${css.glyph} ${css.drawn}` : css.glyph} d={glyph} />
    </svg>
  )
}

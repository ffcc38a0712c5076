import * as css from './icon.css'
import { icons, type IconSource } from './icons'

export interface IconProps {
  /** The name of a first screen's icon, or a drawing from `later-icons.ts`. */
  readonly name: IconSource
  /** Smaller icons have thicker lines. */
  readonly size?: keyof typeof css.icon
}

/** Always beside text or in a control with a name of its own, so hidden from screen readers. */
export function Icon({ name, size = 'normal' }: IconProps) {
  return (
    <svg className={css.icon[size]} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={typeof name === 'string' ? icons[name] : name.path} />
    </svg>
  )
}

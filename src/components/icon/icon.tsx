import * as css from './icon.css'
import { icons, type IconSource } from './icons'

export interface IconProps {
  /** A name of the first screens' icons, or a drawing from `later-icons.ts`. */
  readonly name: IconSource
  /** Smaller drawings have thicker lines. */
  readonly size?: keyof typeof css.icon
}

/** Always beside words or inside a control with a name of its own, so never read aloud. */
export function Icon({ name, size = 'normal' }: IconProps) {
  return (
    <svg className={css.icon[size]} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={typeof name === 'string' ? icons[name] : name.path} />
    </svg>
  )
}

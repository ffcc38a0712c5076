import { Icon } from '../icon/icon'
import * as css from './phone-prefix.css'

export interface PhonePrefixProps {
  /** `+90`. */
  readonly code: string
  readonly label: string
  readonly onPress: () => void
}

/** The calling code beside a number; opens the choice of another one. */
export function PhonePrefix({ code, label, onPress }: PhonePrefixProps) {
  return (
    <button type="button" className={css.prefix} aria-label={label} data-action="choose-country" onClick={onPress}>
      {code}
      <Icon name="chevron-up" size="small" />
    </button>
  )
}

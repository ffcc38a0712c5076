import * as css from './phone-prefix.css'

/** The only country code that a member's number may have. */
export function PhonePrefix() {
  return <span className={css.prefix}>+90</span>
}

import { isTextUnsent, lastSentText } from '../../components/field/field-text'

/** Our text fields. Checkboxes are left out: only the shopper's own press may tick them. */
const TEXTS = 'input[data-field]:not([type="checkbox"]):not([type="radio"])'

const BOXES: readonly string[] = ['checkbox', 'radio']

/**
 * Password managers fill fields with other events than `input`, or with none. So before each press, and when a field reports a change,
 * every text that the machine does not have yet is sent as if it were typed.
 */
export function reportAutofill() {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) lastSentText.set(target, target.value)
  }
  const send = (input: HTMLInputElement) => {
    if (isTextUnsent(input)) input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const sendAll = () => {
    document.querySelectorAll<HTMLInputElement>(TEXTS).forEach(send)
  }
  // In the bubble phase, after masks and tidying have run.
  document.addEventListener('input', note)
  document.addEventListener('change', sendAll, true)
  document.addEventListener(
    'click',
    ({ target }) => {
      // A re-render within a checkbox's click would revert its tick; the `change` event that follows sends the fields.
      if (!(target instanceof HTMLInputElement && BOXES.includes(target.type))) sendAll()
    },
    true,
  )
  // Enter in a field submits its form: the browser clicks the submit button, if there is one.
  document.addEventListener('submit', sendAll, true)
}

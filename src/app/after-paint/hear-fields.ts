import { isUnheard, lastTextOf } from '../../components/field/own-text'

/** The text fields of ours. A box that is ticked is the shopper's own word, by their own press. */
const TEXTS = 'input[data-field]:not([type="checkbox"]):not([type="radio"])'

const BOXES: readonly string[] = ['checkbox', 'radio']

/**
 * The text of a field counts, however it came there: password managers fill fields with other events than
 * `input`, or with none. So before a press is heard, and when a field says that it has changed, every text that the machine
 * does not have yet is sent as if it were typed.
 */
export function hearFields() {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) lastTextOf.set(target, target.value)
  }
  const tell = (input: HTMLInputElement) => {
    if (isUnheard(input)) input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const tellAll = () => {
    document.querySelectorAll<HTMLInputElement>(TEXTS).forEach(tell)
  }
  // Masks and tidying have had their turn.
  document.addEventListener('input', note)
  document.addEventListener('change', tellAll, true)
  document.addEventListener(
    'click',
    ({ target }) => {
      // A redraw within the click of a box takes its tick back; its `change` follows, and tells the fields.
      if (!(target instanceof HTMLInputElement && BOXES.includes(target.type))) tellAll()
    },
    true,
  )
  document.addEventListener('submit', tellAll, true)
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Enter') tellAll()
    },
    true,
  )
}

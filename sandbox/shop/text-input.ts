import { html } from 'hono/html'
import type { Markup } from '../page/document'
import { type Choices, usualPrice } from './choices'
import type { WrongField } from './order-form'
import { WORDS } from './words'
import type { Language } from '../records/language'

interface Kind {
  readonly type: string
  readonly autocomplete: string
  readonly inputmode: string
  readonly message: keyof typeof WORDS
}

const KINDS: Readonly<Record<WrongField, Kind>> = {
  price: { type: 'text', autocomplete: 'off', inputmode: 'decimal', message: 'wrongPrice' },
  email: { type: 'email', autocomplete: 'email', inputmode: 'email', message: 'wrongEmail' },
  gsmNumber: { type: 'tel', autocomplete: 'tel', inputmode: 'tel', message: 'wrongPhone' },
  goBackUrl: { type: 'url', autocomplete: 'off', inputmode: 'url', message: 'wrongAddress' },
}

/** A field with its label and its error. `data-usual` is the default, which the page's URL leaves out. */
export function textInput(lang: Language, name: WrongField, choices: Choices, wrong: readonly WrongField[]): Markup {
  const { type, autocomplete, inputmode, message } = KINDS[name]
  const isWrong = wrong.includes(name)
  return html`<div class="field">
    <label for="${name}">${WORDS[name][lang]}</label>
    <input
      id="${name}"
      name="${name}"
      data-field="${name}"
      type="${type}"
      inputmode="${inputmode}"
      autocomplete="${autocomplete}"
      value="${choices[name]}"
      data-usual="${usualOf(name, choices, lang)}"
      aria-invalid="${String(isWrong)}"
      aria-describedby="${name}-wrong"
    />
    <p class="wrong" id="${name}-wrong" role="alert">${isWrong ? WORDS[message][lang] : ''}</p>
  </div>`
}

function usualOf(name: WrongField, { who }: Choices, lang: Language): string {
  if (name === 'price') return usualPrice(lang)
  return name === 'goBackUrl' ? '' : who[name]
}

import { html } from 'hono/html'
import type { Markup } from '../page/document'
import { lattice } from '../page/star'
import { type ClaimField, type TypedClaim, CLAIM_FIELDS } from './claim-form'
import { framed } from './frame'
import { ladder } from './ladder'
import { WORDS, WRONG } from './words'
import type { Language } from '../records/language'
import type { KycLevel, Member } from '../records/member'

interface Shown {
  readonly lang: Language
  readonly key: string
  readonly member: Member
  readonly next: KycLevel
  readonly typed: TypedClaim
  readonly wrong: readonly ClaimField[]
  /** Why the last try failed, if it was not because of a single field. */
  readonly trouble?: string | undefined
}

/** Shows the member and their level, with the form whose four fields lead to the next level. */
export function verificationPage({ lang, key, member, next, typed, wrong, trouble }: Shown): Promise<Response> {
  const hint = member.identity.identityNumber === undefined ? WORDS.unknown[lang] : WORDS.prefilled[lang]
  const content = html`<section class="paper">
      <div class="hero">
        ${lattice()}
        <p class="small">${WORDS.hello[lang]}</p>
        <h1>${member.name} ${member.surname}</h1>
      </div>
      ${ladder(lang, member.kycLevel, next)}
    </section>
    <form
      class="claim"
      data-form="app-verification"
      method="post"
      action="?${new URLSearchParams({ key, lang })}"
      novalidate
    >
      <div>
        <h2>${WORDS.title[lang]}</h2>
        <p class="lede small">${WORDS.lede[lang]}</p>
      </div>
      <p class="note is-bad" role="alert" ${trouble === undefined ? 'hidden' : ''}>${trouble ?? ''}</p>
      ${fields(lang, typed, wrong)}
      <p class="note">${hint}</p>
      <button class="btn" data-action="verify">${WORDS.verify[lang]}</button>
    </form>`
  const status = trouble === undefined && wrong.length === 0 ? 200 : 422
  return framed({ lang, key, title: WORDS.title[lang], content, status })
}

function fields(lang: Language, typed: TypedClaim, wrong: readonly ClaimField[]): Markup {
  const [name, surname, identityNumber, birthDate] = CLAIM_FIELDS.map((field) =>
    input({ lang, field, value: typed[field], isWrong: wrong.includes(field), isFirstWrong: wrong[0] === field }),
  )
  return html`<div class="names">${name}${surname}</div>
    ${identityNumber} ${birthDate}`
}

interface Input {
  readonly lang: Language
  readonly field: ClaimField
  readonly value: string
  readonly isWrong: boolean
  readonly isFirstWrong: boolean
}

const PURPOSE: Readonly<Record<ClaimField, readonly [autocomplete: string, inputmode: string]>> = {
  name: ['given-name', 'text'],
  surname: ['family-name', 'text'],
  identityNumber: ['off', 'numeric'],
  birthDate: ['bday', 'text'],
}

function input({ lang, field, value, isWrong, isFirstWrong }: Input): Markup {
  const [autocomplete, inputmode] = PURPOSE[field]
  return html`<div>
    <label for="${field}">${WORDS[field][lang]}</label>
    <input
      id="${field}"
      name="${field}"
      data-field="${field}"
      autocomplete="${autocomplete}"
      inputmode="${inputmode}"
      placeholder="${field === 'birthDate' ? WORDS.dayPattern[lang] : ''}"
      value="${value}"
      aria-invalid="${String(isWrong)}"
      aria-describedby="${field}-wrong"
      ${isFirstWrong ? 'autofocus' : ''}
    />
    <p class="wrong" id="${field}-wrong">${isWrong ? WRONG[field][lang] : ''}</p>
  </div>`
}

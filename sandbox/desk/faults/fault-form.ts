import { html } from 'hono/html'
import { ACTS } from '../../faults/acts'
import type { GatewayName } from '../../http/endpoint'
import { ENDPOINTS } from '../../api/table'
import type { Markup } from '../../page/document'
import { type Desk, deskPath } from '../frame/desk'
import { optionOf } from '../../page/option'
import { ACT_WORDS } from './act-words'
import { CALL_WORDS } from '../frame/call-words'
import { type TypedFault, type WrongPart, PHASES, WHICH } from './form'
import type { Language, Words } from '../../records/language'

const WORDS = {
  path: { tr: 'Hangi çağrı?', en: 'Which call?' },
  several: { tr: 'Birden çok çağrı', en: 'Several calls' },
  which: { tr: 'Kaçıncısı?', en: 'Which time?' },
  count: { tr: 'n', en: 'n' },
  phase: { tr: 'Ne zaman?', en: 'When?' },
  act: { tr: 'Ne olsun?', en: 'What happens?' },
  argument: { tr: 'Değer', en: 'Value' },
  add: { tr: 'Arızayı ekle', en: 'Add the fault' },
  wrongCount: { tr: 'n en az 1 olan bir tam sayı olmalı', en: 'n has to be a whole number of at least 1' },
  wrongArgument: { tr: 'Bu arıza bu değerle olmaz', en: 'This fault does not work with this value' },
} satisfies Record<string, Words>

const GATEWAYS: Readonly<Record<GatewayName, Words>> = {
  payment: { tr: 'Ödeme API’si (payment)', en: 'Payment gateway' },
  member: { tr: 'Üye API’si (member)', en: 'Member gateway' },
  consumer: { tr: 'Bakiye API’si (consumer)', en: 'Balance gateway' },
}

export function faultForm(desk: Desk, typed: TypedFault, wrong: readonly WrongPart[]): Markup {
  const { lang } = desk
  const choice = (name: 'which' | 'phase', options: Readonly<Record<string, Words>>): Markup =>
    choose(
      lang,
      name,
      Object.entries(options).map(([value, words]) => optionOf(value, words[lang], value === typed[name])),
    )
  const acts = Object.keys(ACTS).map((act) => optionOf(act, actName(act, lang), act === typed.act))
  return html`<form class="paper form" method="post" action="${deskPath(desk, '/faults')}" novalidate>
    ${choose(lang, 'path', callOptions(lang, typed.path))}
    <div class="pair field">${choice('which', WHICH)} ${input(lang, 'count', typed, wrong)}</div>
    ${choice('phase', PHASES)} ${choose(lang, 'act', acts)} ${input(lang, 'argument', typed, wrong)}
    <button class="btn">${WORDS.add[lang]}</button>
  </form>`
}

function callOptions(lang: Language, chosen: string): Markup {
  const optionFor = (path: string): Markup => optionOf(path, CALL_WORDS.get(path)?.[lang] ?? path, path === chosen)
  const several = [...CALL_WORDS.keys()].filter((path) => path.endsWith('*'))
  return html`<optgroup label="${WORDS.several[lang]}">${several.map(optionFor)}</optgroup>
    ${Object.entries(GATEWAYS).map(([gateway, name]) => {
      const paths = ENDPOINTS.filter((endpoint) => endpoint.gateway === gateway).map(({ path }) => path)
      return html`<optgroup label="${name[lang]}">${paths.map(optionFor)}</optgroup>`
    })}`
}

function actName(act: string, lang: Language): string {
  const words = ACT_WORDS.get(act)
  if (!words) return act
  return words.argument ? `${words.says[lang]} (${words.argument[lang]})` : words.says[lang]
}

function choose(
  lang: Language,
  name: Exclude<keyof TypedFault, WrongPart>,
  options: Markup | readonly Markup[],
): Markup {
  return html`<div class="field">
    <label for="${name}">${WORDS[name][lang]}</label>
    <select id="${name}" name="${name}">
      ${options}
    </select>
  </div>`
}

const COMPLAINTS: Readonly<Record<WrongPart, Words>> = { count: WORDS.wrongCount, argument: WORDS.wrongArgument }

function input(lang: Language, name: WrongPart, typed: TypedFault, wrong: readonly WrongPart[]): Markup {
  const isWrong = wrong.includes(name)
  return html`<div class="field ${name}">
    <label for="${name}">${WORDS[name][lang]}</label>
    <input
      id="${name}"
      name="${name}"
      autocomplete="off"
      value="${typed[name]}"
      aria-invalid="${String(isWrong)}"
      aria-describedby="${name}-wrong"
    />
    <p class="wrong" id="${name}-wrong" role="alert">${isWrong ? COMPLAINTS[name][lang] : ''}</p>
  </div>`
}

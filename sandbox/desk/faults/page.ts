import { html } from 'hono/html'
import type { Markup } from '../../page/document'
import { type Desk, deskPath } from '../frame/desk'
import { deskPage } from '../frame/frame'
import { scope } from '../frame/scope'
import { faultForm } from './fault-form'
import { type TypedFault, type WrongPart, FIRST_FAULT } from './form'
import { PRESETS } from '../../faults/presets'
import { ruleRow } from './rule-row'
import type { Words } from '../../records/language'

const WORDS = {
  title: { tr: 'Arızalar', en: 'Faults' },
  lede: {
    tr: 'Sağlayıcıyı bozun ve ödeme sayfasının ne yaptığına bakın. Seçtiğiniz siparişte ya da hepsinde.',
    en: 'Break the provider and see what the checkout makes of it, for the order you choose or for all.',
  },
  inForce: { tr: 'Yürürlükte olanlar', en: 'In force' },
  none: { tr: 'Şu anda hiçbir şey bozuk değil.', en: 'Nothing is broken right now.' },
  removeAll: { tr: 'Hepsini kaldır', en: 'Remove all' },
  presets: { tr: 'Tek dokunuşla', en: 'With one press' },
  breakIt: { tr: 'Boz', en: 'Break it' },
  own: { tr: 'Kendi arızanız', en: 'A fault of your own' },
} satisfies Record<string, Words>

export function faultsPage(
  desk: Desk,
  typed: TypedFault = FIRST_FAULT,
  wrong: readonly WrongPart[] = [],
): Promise<Response> {
  const { lang } = desk
  const content = html`${scope(desk)}
    <h2>${WORDS.inForce[lang]}</h2>
    ${inForce(desk)}
    <h2>${WORDS.presets[lang]}</h2>
    <form method="post" action="${deskPath(desk, '/faults/preset')}">
      <ul class="paper rows presets">
        ${Object.entries(PRESETS).map(
          ([id, { name, says }]) =>
            html`<li>
              <div>
                <p id="${id}"><b>${name[lang]}</b></p>
                <p class="small">${says[lang]}</p>
              </div>
              <button class="btn btn-2" name="preset" value="${id}" aria-describedby="${id}">
                ${WORDS.breakIt[lang]}
              </button>
            </li>`,
        )}
      </ul>
    </form>
    <h2>${WORDS.own[lang]}</h2>
    ${faultForm(desk, typed, wrong)}`
  const status = wrong.length === 0 ? 200 : 422
  return deskPage(desk, { place: '/faults', title: WORDS.title, lede: WORDS.lede, content, live: true, status })
}

/** All rules of the sandbox, even on the page of one order: a leftover rule affects everything after it. */
function inForce(desk: Desk): Markup {
  const { lang, deps } = desk
  const { faults } = deps.state
  const none = html`<li class="empty">${WORDS.none[lang]}</li>`
  return html`<form method="post" action="${deskPath(desk, '/faults/remove')}">
    <ul class="paper rows presets" id="rules" data-live>
      ${faults.length === 0 ? none : faults.map((rule) => ruleRow(desk, rule))}
    </ul>
    ${
      faults.length > 1
        ? html`<p class="keys"><button class="btn btn-2" name="all" value="1">${WORDS.removeAll[lang]}</button></p>`
        : ''
    }
  </form>`
}

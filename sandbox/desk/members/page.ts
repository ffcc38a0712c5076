import { html } from 'hono/html'
import type { Consents } from '../../records/consents'
import type { Markup } from '../../page/document'
import type { Desk } from '../frame/desk'
import { deskPage } from '../frame/frame'
import type { Language, Words } from '../../records/language'
import type { Member } from '../../records/member'

const WORDS = {
  title: { tr: 'Üyeler', en: 'Members' },
  lede: {
    tr: 'Cüzdanın tanıdığı herkes, en yeni üye en üstte. Kayıt sırasında neye onay verdikleri burada görünür.',
    en: 'Everybody the wallet knows, the newest member first, with what they agreed to when they registered.',
  },
  level: { tr: 'Seviye', en: 'Level' },
  suspended: { tr: 'Askıda', en: 'Suspended' },
  noConsents: { tr: 'Kayıtlı onayı yok', en: 'No consents on record' },
} satisfies Record<string, Words>

const CONSENTS: Readonly<Record<keyof Consents, Words>> = {
  outlineAgreementStatus: { tr: 'Çerçeve sözleşme', en: 'Framework agreement' },
  pdppPermission: { tr: 'Açık rıza', en: 'Explicit consent' },
  communicationsPermission: { tr: 'Ticari ileti', en: 'Commercial messages' },
}

const SHOWN = 50

export function membersPage(desk: Desk): Promise<Response> {
  const { lang, deps } = desk
  const members = [...deps.state.members.values()].slice(-SHOWN).reverse()
  const content = html`<ol class="paper rows num" id="members" data-live>
    ${members.map((member) => memberRow(lang, member))}
  </ol>`
  return deskPage(desk, { place: '/members', title: WORDS.title, lede: WORDS.lede, content, live: true })
}

function memberRow(lang: Language, { memberId, name, surname, email, gsmNumber, ...member }: Member): Markup {
  const { suspended, kycLevel, consents } = member
  return html`<li id="member-${memberId}" data-member="${memberId}">
    <p class="row">
      <b>${name} ${surname}</b>
      <span>${WORDS.level[lang]} ${kycLevel}</span>
    </p>
    <p class="row small">
      <span>${email} · ${gsmNumber}</span>
      ${suspended ? html`<span class="tag is-bad">${WORDS.suspended[lang]}</span>` : ''}
    </p>
    <p class="tiny">${consentsText(lang, consents)}</p>
  </li>`
}

/** Shows each consent with the value that was sent, since that is what the member agreed to. */
function consentsText(lang: Language, consents: Consents): string {
  const given = (Object.keys(CONSENTS) as (keyof Consents)[]).flatMap((name) => {
    const word = consents[name]
    return word === undefined ? [] : `${CONSENTS[name][lang]}: ${word}`
  })
  return given.join(' · ') || WORDS.noConsents[lang]
}

import { html } from 'hono/html'
import { gatewayOf } from '../../faults/fault'
import type { Markup } from '../../page/document'
import type { Desk } from '../frame/desk'
import { ACT_WORDS } from './act-words'
import { CALL_WORDS } from '../frame/call-words'
import { PHASES } from './form'
import type { Fault, FaultRule } from '../../records/fault'
import type { Language, Words } from '../../records/language'

const WORDS = {
  remove: { tr: 'Kaldır', en: 'Remove' },
  struck: { tr: 'Uygulandı', en: 'Applied' },
  ofCalls: { tr: 'çağrı geldi', en: 'calls came' },
  each: { tr: 'Her çağrıda', en: 'On each call' },
  nth: { tr: 'Yalnızca şu çağrıda:', en: 'Only on call number' },
  every: { tr: 'Her şu kadar çağrıda bir:', en: 'Once in this many calls:' },
  chance: { tr: 'Şu olasılıkla:', en: 'With a probability of' },
  everyOrder: { tr: 'Bütün siparişlerde', en: 'For all orders' },
} satisfies Record<string, Words>

export function ruleRow({ lang, deps }: Desk, rule: FaultRule): Markup {
  const { id, fault, seen, struck } = rule
  const order = deps.state.orders.get(fault.token ?? '')?.orderId ?? fault.token
  const where = [whichOf(fault, lang), PHASES[fault.phase][lang], order ?? WORDS.everyOrder[lang]].join(' · ')
  return html`<li id="rule-${id}" data-rule="${id}">
    <div>
      <p><b>${placeOf(fault, lang)}: ${actText(fault.act, lang)}</b></p>
      <p class="small">${where}</p>
      <p class="tiny" data-struck="${struck}">${WORDS.struck[lang]}: ${struck} · ${seen} ${WORDS.ofCalls[lang]}</p>
    </div>
    <button class="btn btn-2" name="id" value="${id}">${WORDS.remove[lang]}</button>
  </li>`
}

function placeOf(fault: Fault, lang: Language): string {
  const { path } = fault
  return path === undefined ? (gatewayOf(fault) ?? '') : (CALL_WORDS.get(path)?.[lang] ?? path)
}

function whichOf({ nth, every, probability }: Fault, lang: Language): string {
  if (probability !== undefined) return `${WORDS.chance[lang]} ${probability}`
  if (nth !== undefined) return `${WORDS.nth[lang]} ${nth}`
  return every === undefined ? WORDS.each[lang] : `${WORDS.every[lang]} ${every}`
}

/** `delay:2000` → `Waits, then answers (2000)`. */
function actText(act: string, lang: Language): string {
  const [name = '', argument] = act.split(':')
  const says = ACT_WORDS.get(name)?.says[lang] ?? name
  return argument === undefined ? says : `${says} (${argument})`
}

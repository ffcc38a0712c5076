import { html } from 'hono/html'
import { istanbulTime } from '../../kernel/istanbul'
import type { Markup } from '../../page/document'
import { maskedText } from '../../page/masked'
import type { Words } from '../../records/language'
import type { ReportItem } from '../../records/report'
import type { Desk } from '../frame/desk'
import { deskPage } from '../frame/frame'

const WORDS = {
  title: { tr: 'Olaylar ve raporlar', en: 'Events and reports' },
  lede: {
    tr: 'Ödeme sayfasının saydıkları, sorduğu özellikler ve bildirdiği hatalar, en yenisi üstte. Sayfa kendini yeniler.',
    en: 'What the checkout counted, the flags it asked for and the errors it reported, the newest first. The page refreshes itself.',
  },
  events: { tr: 'Sayılan olaylar', en: 'Counted events' },
  enrolments: { tr: 'Denemelere katılan cihazlar', en: 'Devices in experiments' },
  reports: { tr: 'Hata raporları', en: 'Error reports' },
  policy: { tr: 'Politika ihlalleri', en: 'Policy violations' },
  refused: { tr: 'Kabul edilmeyen gönderiler', en: 'Posts that were refused' },
  none: { tr: 'Henüz yok.', en: 'None yet.' },
} satisfies Record<string, Words>

const SHOWN = 100

/** Maximum number of characters shown of a report; the control API has the rest. */
const LONGEST = 400

interface Row {
  readonly head: string
  readonly text: string
}

function list(
  { lang }: Desk,
  id: 'events' | 'enrolments' | 'reports' | 'policy' | 'refused',
  rows: readonly Row[],
): Markup {
  const shown = rows.slice(-SHOWN).reverse()
  return html`<h2>${WORDS[id][lang]}</h2>
    <ul class="paper rows log num" id="${id}" data-live>
      ${
        shown.length === 0
          ? html`<li class="empty"><p class="inside">${WORDS.none[lang]}</p></li>`
          : shown.map(
              ({ head, text }, at) =>
                html`<li id="${id}-${rows.length - at}">
                  <p class="inside"><b>${maskedText(head)}</b><br /><span class="tiny">${maskedText(text)}</span></p>
                </li>`,
            )
      }
    </ul>`
}

/** `a: 1 · b: 2`. */
const pairs = (fields: Readonly<Record<string, string | number | boolean>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join(' · ')

const itemText = ({ body }: ReportItem): string => (body.length > LONGEST ? `${body.slice(0, LONGEST)}…` : body)

/** Everything that pages reported, to be checked for personal data. */
export function telemetryPage(desk: Desk): Promise<Response> {
  const { countedEvents, enrolments, reports, policyReports, refusedPosts } = desk.deps.state
  const content = html`${list(
    desk,
    'events',
    countedEvents.map(({ key, count, segmentation }) => ({ head: `${key} × ${count}`, text: pairs(segmentation) })),
  )}
  ${list(
    desk,
    'enrolments',
    enrolments.map(({ flag, deviceId }) => ({ head: flag, text: deviceId })),
  )}
  ${list(
    desk,
    'reports',
    reports.flatMap(({ items }) => items).map((item) => ({ head: item.type, text: itemText(item) })),
  )}
  ${list(
    desk,
    'policy',
    policyReports.map(({ at, page, directive, blocked }) => ({
      head: `${directive}: ${blocked}`,
      text: `${istanbulTime(at).replace('T', ' ')} · ${page}`,
    })),
  )}
  ${list(
    desk,
    'refused',
    refusedPosts.map(({ problems }) => ({ head: String(problems.length), text: problems.join('; ') })),
  )}`
  return deskPage(desk, { place: '/telemetry', title: WORDS.title, lede: WORDS.lede, content, live: true })
}

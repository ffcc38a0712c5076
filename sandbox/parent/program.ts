import { html } from 'hono/html'
import type { Deps } from '../kernel/deps'
import { languageOf } from '../kernel/language'
import type { Program } from '../kernel/program'
import { page, script } from '../page/document'
import { plainPage } from '../page/plain-page'
import type { Words } from '../records/language'

/** Gives the frame the height that its page asks for, and nobody else's word. */
const FRAME_SCRIPT = `
const frame = document.querySelector('iframe')
const isStill = matchMedia('(prefers-reduced-motion: reduce)')
addEventListener('message', ({ origin, data }) => {
  if (!frame || origin !== new URL(frame.src).origin) return
  if (data?.type === 'RESIZE' && Number.isInteger(data.height)) frame.style.height = Math.min(data.height, 20000) + 'px'
  if (data?.type === 'SCROLL' && Number.isInteger(data.y)) scrollTo({ top: frame.offsetTop + data.y, behavior: isStill.matches ? 'auto' : 'smooth' })
})
`

const TEXTS = {
  title: { tr: 'Ödeme linki', en: 'Payment link' },
  empty: {
    tr: 'Ödeme sayfasını çerçeve içinde gösteren iş yeri burada durur. Mağazada “Çerçeve içinde” seçeneğiyle sipariş verin.',
    en: 'This is where a merchant who shows the checkout in a frame lives. Order in the shop with the option “In a frame”.',
  },
  frame: { tr: 'Ödeme sayfası', en: 'Checkout' },
  blocked: {
    tr: 'Çerçeve boşsa, ödeme sayfası bu adreste çerçeve içinde gösterilmeye izin vermiyordur.',
    en: 'If the frame is empty, the checkout does not let itself be shown in a frame at this address.',
  },
  open: { tr: 'Yeni pencerede aç', en: 'Open in a new window' },
} satisfies Record<string, Words>

const STYLE =
  'iframe{display:block;width:100%;height:640px;border:0;border-radius:16px;background:var(--surface);margin:16px 0}'

/** The one origin that may hold the checkout in a frame: a merchant's page around it. */
export function parentProgram({ origins }: Pick<Deps, 'origins'>): Program {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/frame.js') return script(FRAME_SCRIPT)
    const lang = languageOf(searchParams.get('lang'))
    const token = searchParams.get('token')
    if (token === null) return plainPage(lang, TEXTS.title[lang], TEXTS.empty[lang])
    const query = new URLSearchParams({ token, lang })
    const body = html`<main class="page is-narrow" data-screen="parent">
      <h1>${TEXTS.title[lang]}</h1>
      <iframe title="${TEXTS.frame[lang]}" src="${origins.app}/embed/?${query}" allow="otp-credentials"></iframe>
      <p class="small">
        ${TEXTS.blocked[lang]}
        <a href="${origins.app}/?${query}" target="_blank" rel="noopener">${TEXTS.open[lang]}</a>
      </p>
    </main>`
    return page({ lang, title: TEXTS.title[lang], body, style: STYLE, script: '/frame.js' }, { frames: origins.app })
  }
}

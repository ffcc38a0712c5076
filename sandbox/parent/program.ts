import { html } from 'hono/html'
import type { Deps } from '../kernel/deps'
import { languageOf } from '../kernel/language'
import type { Program } from '../kernel/program'
import { page, script } from '../page/document'
import { plainPage } from '../page/plain-page'
import type { Words } from '../records/language'
import { FRAME_WAYS, type FrameWay, LINK_PATHS, framedUrl } from './framed-url'
import { MERCHANT_SCRIPT } from './merchant-script'
import { MERCHANT_STYLE } from './merchant-style'

interface LoaderFile {
  readonly file: string
  readonly integrity: string
}

const TEXTS = {
  title: { tr: 'Ödeme', en: 'Checkout' },
  empty: {
    tr: 'Ödeme sayfasını kendi sayfasında açan bir iş yerinin sayfası. Görmek için mağazada “Çerçeve içinde” seçeneğiyle sipariş verin.',
    en: 'A merchant’s page that opens the checkout in itself. To see it, order in the shop with the option “In a frame”.',
  },
  missing: {
    tr: 'Yükleyici oluşturulmamış. Derlemeyi çalıştırıp bu sayfayı yenileyin.',
    en: 'The loader has not been built. Run the build and load this page again.',
  },
  ways: { tr: 'Ödeme sayfası nasıl açılsın?', en: 'How should the checkout open?' },
  pay: { tr: 'Cüzdan ile öde', en: 'Pay by wallet' },
  received: { tr: 'Gelen mesajlar', en: 'Messages received' },
  proof: {
    tr: 'Bunların hiçbiri ödemenin kanıtı değildir: iş yerinin sunucusu sonucu sağlayıcıya sorar.',
    en: 'None of it proves a payment: the merchant’s server asks the provider for the outcome.',
  },
  open: { tr: 'Ödeme sayfasını yeni pencerede aç', en: 'Open the checkout in a new window' },
} satisfies Record<string, Words>

const WAYS: Readonly<Record<FrameWay, Words>> = {
  frame: { tr: 'Sayfanın içinde', en: 'In the page' },
  modal: { tr: 'Pencerede', en: 'In a modal' },
  redirect: { tr: 'Yönlendirerek', en: 'By redirect' },
}

const SHOP = 'Defne Ev & Yaşam'

/** A merchant on another site, whose page opens the checkout with the loader in each of the three ways. */
export function parentProgram(
  { origins }: Pick<Deps, 'origins'>,
  readLoader: () => Promise<LoaderFile | undefined>,
): Program {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/merchant.js') return script(MERCHANT_SCRIPT)
    const lang = languageOf(searchParams.get('lang'))
    const token = searchParams.get('token')
    if (token === null) return plainPage(lang, TEXTS.title[lang], TEXTS.empty[lang])
    const loader = await readLoader()
    if (!loader) return plainPage(lang, TEXTS.title[lang], TEXTS.missing[lang], 503)
    const way = FRAME_WAYS.find((name) => name === searchParams.get('way')) ?? 'frame'
    const path = LINK_PATHS.find((name) => name === searchParams.get('path')) ?? '/'
    const address = `${origins.app}${path}?${new URLSearchParams({ token, lang })}`
    const body = html`<header class="m-top">
        <div class="m-in">
          <span class="m-name">${SHOP}</span>
          <a href="${framedUrl(origins, token, lang === 'tr' ? 'en' : 'tr', way)}"
            >${lang === 'tr' ? 'English' : 'Türkçe'}</a
          >
        </div>
      </header>
      <main class="m-in m-page" data-screen="parent">
        <div class="m-head">
          <h1>${TEXTS.title[lang]}</h1>
          <nav class="m-ways" aria-label="${TEXTS.ways[lang]}">
            ${FRAME_WAYS.map(
              (name) =>
                html`<a href="${framedUrl(origins, token, lang, name)}" ${name === way ? 'aria-current=page' : ''}
                  >${WAYS[name][lang]}</a
                >`,
            )}
          </nav>
        </div>
        <div data-checkout class="${way === 'frame' ? '' : 'is-empty'}" data-address="${address}" data-way="${way}">
          ${way === 'frame' ? '' : html`<button type="button" class="m-btn" data-action="open-checkout">${TEXTS.pay[lang]}</button>`}
        </div>
        <aside class="m-side">
          <h2>${TEXTS.received[lang]}</h2>
          <p>${TEXTS.proof[lang]}</p>
          <ol data-messages></ol>
          <p><a href="${address}" target="_blank" rel="noopener">${TEXTS.open[lang]}</a></p>
        </aside>
      </main>`
    const head = html`<script
      src="${origins.app}/${loader.file}"
      integrity="${loader.integrity}"
      crossorigin="anonymous"
      defer
    ></script>`
    return page(
      {
        lang,
        title: `${TEXTS.title[lang]} · ${SHOP}`,
        body,
        style: MERCHANT_STYLE,
        script: `${origins.parent}/merchant.js`,
        head,
      },
      { frames: origins.app, scripts: origins.app, formsTo: `${origins.shop} ${origins.bank}` },
    )
  }
}

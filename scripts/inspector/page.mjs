import { build } from 'vite'
import { readPalettes } from '../diagrams/read.mjs'

/** @param {Readonly<Record<string, string>>} palette */
const declared = (palette) =>
  Object.entries(palette)
    .map(([role, value]) => `--${role.replace(/[A-Z0-9]+/g, (part) => `-${part.toLowerCase()}`)}:${value}`)
    .join(';')

/** The product's colours as CSS: light, dark, or by system setting. @returns {Promise<string>} */
async function coloursOf() {
  const { light, dark } = await readPalettes()
  return [
    `:root{color-scheme:light;${declared(light)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${declared(dark)}}}`,
    `:root[data-theme=dark]{color-scheme:dark;${declared(dark)}}`,
  ].join('\n')
}

/** @param {string} root @param {string} outDir */
export async function buildPage(root, outDir) {
  const colours = await coloursOf()
  await build({
    root: `${root}scripts/inspector/page`,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'colours',
        transformIndexHtml: (html) => html.replace('</head>', () => `<style>${colours}</style></head>`),
      },
    ],
    build: {
      outDir: `${root}${outDir}`,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
    },
  })
}

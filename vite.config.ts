import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileAhead } from './scripts/build/compile-ahead.ts'
import { interSubset, SUBSETS } from './scripts/build/inter-subset.ts'
import { minifyChunks } from './scripts/build/minify.ts'
import { pieceIntegrity, preloaded } from './scripts/build/piece-integrity.ts'
import { pieces } from './scripts/build/pieces.ts'
import { thirdPartyNotices } from './scripts/build/third-party-notices.ts'

const linguiConfig = fileURLToPath(new URL('scripts/config/lingui.config.mjs', import.meta.url))

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }

// The oldest browsers of the specification; what they lack beyond syntax is in src/app/first/polyfills.ts.
const browsers = ['es2019', 'chrome90', 'firefox100', 'edge100', 'opera90', 'safari12', 'ios13']

/** `Features.LightDark` of lightningcss, which minifies the styles. */
const LIGHT_DARK = 1 << 20

export default defineConfig({
  plugins: [
    react(),
    lingui({ configPath: linguiConfig, failOnMissing: true, failOnCompileError: true }),
    vanillaExtractPlugin(),
    thirdPartyNotices(),
    pieceIntegrity(),
    interSubset(),
    minifyChunks(),
    compileAhead(),
  ],
  define: {
    __CHECKOUT_VERSION__: JSON.stringify(version),
    __INSPECT__: 'false',
    // What Sentry's own builds leave out where they are told to: its messages to developers, and what a recording here has no use for.
    __SENTRY_DEBUG__: 'false',
    __RRWEB_EXCLUDE_IFRAME__: 'true',
    __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
    __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
  },
  resolve: {
    // React itself has had the hook since 18; the stand-in for older ones would only be carried along.
    alias: [
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^inter-subset\//, replacement: `${SUBSETS}/` },
    ],
  },
  // Its substitute for light-dark(), which no style here uses: two variables for each `color-scheme`.
  css: { lightningcss: { exclude: LIGHT_DARK } },
  build: {
    target: browsers,
    cssTarget: browsers.slice(1),
    // The scripts are minified by a plugin.
    minify: false,
    cssMinify: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: preloaded,
    },
    // What the first screen needs is one file: split by who else uses a module, it would be several, and larger in all.
    rolldownOptions: {
      output: {
        // No shorter one is allowed for as many files, and what is longer can’t be compressed.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: pieces,
        },
      },
    },
  },
})

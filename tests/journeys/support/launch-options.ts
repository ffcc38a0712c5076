import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

/**
 * Saves time: with one page per core, extra threads only take turns (a twelfth), and pages are too short-lived to benefit from the
 * optimising compilers (a tenth).
 */
const ENGINE = '--js-flags=--single-threaded,--no-opt,--no-maglev'

const withoutFeatures = (...names: readonly string[]) => `--disable-features=${names.join()}`

/** Playwright fulfils modified pages without the network, so Chromium would ask before they may reach loopback. */
const LOOPBACK = 'LocalNetworkAccessChecks'

/** A process that Chromium starts ahead of each new site: a fifth of all, though pages and contexts are reused here. */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess'

/** Scripts compiled while streaming are compiled again at each visit; otherwise the page's process reuses its cached code. */
const SWITCHED_OFF = withoutFeatures(LOOPBACK, 'ScriptStreaming', SPARE_PROCESS)

export const LAUNCH_OPTIONS: LaunchOptions = {
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    SWITCHED_OFF,
    // Text as wide as on phones: glyph widths are not rounded to whole pixels.
    '--font-render-hinting=none',
    '--enable-font-subpixel-positioning',
    // Nothing is displayed, so one raster thread is enough for screenshots and hit tests.
    '--disable-gpu-compositing',
    '--num-raster-threads=1',
    ENGINE,
  ],
}

/** Debian's headless Chromium has no back/forward cache, under any switch. */
const named = process.env['CHROME_PATH']
const FULL_BROWSER = named?.endsWith('headless-shell') === false ? named : '/usr/bin/chromium'

export const hasPageCache = existsSync(FULL_BROWSER)

/** Enables the back/forward cache, which Playwright switches off. */
export const WITH_PAGE_CACHE: LaunchOptions = {
  ...LAUNCH_OPTIONS,
  executablePath: FULL_BROWSER,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
}

/**
 * Playwright's switches that a page can notice: no back/forward cache, no timer throttling in background tabs, no limit on history entries,
 * no popup blocking, no prompt before a form is posted again. Its `--disable-features` needs no entry: Chromium reads only the last one,
 * which is ours.
 */
const OF_THE_DRIVER = [
  '--disable-back-forward-cache',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
  '--disable-ipc-flooding-protection',
  '--disable-popup-blocking',
  '--disable-prompt-on-repost',
  '--disable-hang-monitor',
]

const OF_OURS = [ENGINE, SWITCHED_OFF, '--num-raster-threads=1']

/** The JavaScript engine as on a phone: with threads besides the page's own, and optimising compilers. */
export const WITH_WHOLE_ENGINE: LaunchOptions = {
  ...LAUNCH_OPTIONS,
  args: [...(LAUNCH_OPTIONS.args ?? []).filter((arg) => !OF_OURS.includes(arg)), withoutFeatures(LOOPBACK)],
}

const AS_PEOPLE_HAVE_IT: LaunchOptions = {
  ...WITH_WHOLE_ENGINE,
  executablePath: FULL_BROWSER,
  ignoreDefaultArgs: OF_THE_DRIVER,
}

export const launchOptions = process.env['ORDINARY_BROWSER'] ? AS_PEOPLE_HAVE_IT : LAUNCH_OPTIONS

import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

/**
 * With a page for each core, threads beside its own only take turns: a twelfth of the time. Pages live for a second or two, in which code that
 * the optimising compilers make is hardly used: a tenth.
 */
const ENGINE = '--js-flags=--single-threaded,--no-opt,--no-maglev'

const withoutFeatures = (...names: readonly string[]) => `--disable-features=${names.join()}`

/** A page that a test has changed on its way comes from no network, and may ask loopback all the same. */
const LOOPBACK = 'LocalNetworkAccessChecks'

/** Scripts that are compiled while they come are compiled again at each visit; otherwise the process of a page still has those of the visit before. */
const SWITCHED_OFF = withoutFeatures(LOOPBACK, 'ScriptStreaming')

/** How the browser of the journeys is started. */
export const LAUNCH_OPTIONS: LaunchOptions = {
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: [
    ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
    ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    SWITCHED_OFF,
    // Text as wide as on phones: no sign is rounded to whole pixels.
    ...['--font-render-hinting=none', '--enable-font-subpixel-positioning'],
    // No person looks: one thread draws what a picture or a press needs.
    ...['--disable-gpu-compositing', '--num-raster-threads=1'],
    ENGINE,
  ],
}

/** Debian's Chromium without a window has no back/forward cache, no matter what it is started with. */
const named = process.env['CHROME_PATH']
const FULL_BROWSER = named?.endsWith('headless-shell') === false ? named : '/usr/bin/chromium'

export const hasPageCache = existsSync(FULL_BROWSER)

/** The same with the back/forward cache that every browser has; Playwright starts Chromium with it switched off. */
export const WITH_PAGE_CACHE: LaunchOptions = {
  ...LAUNCH_OPTIONS,
  executablePath: FULL_BROWSER,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
}

/**
 * Playwright's switches that a page can notice: it keeps no page that was left, slows no timer of a tab behind another one, counts no entries
 * of the history, opens every window, and asks nothing before a form is posted again. What it switches off as `--disable-features` is one
 * argument, and stays: of those, storage partitioned by site and https in place of http are noticed by pages in a frame or without TLS alone.
 */
const OF_THE_DRIVER = [
  ...['--disable-back-forward-cache', '--disable-background-timer-throttling', '--disable-renderer-backgrounding'],
  ...['--disable-backgrounding-occluded-windows', '--disable-ipc-flooding-protection', '--disable-popup-blocking'],
  ...['--disable-prompt-on-repost', '--disable-hang-monitor'],
]

const OF_OURS = [ENGINE, SWITCHED_OFF, '--num-raster-threads=1']

/** The engine that a page has on a phone: with threads beside the page's own, and compilers for what runs often. */
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

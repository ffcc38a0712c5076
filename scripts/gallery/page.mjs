import { SCRIPT } from './script.mjs'
import { STYLE } from './style.mjs'

/**
 * @typedef {object} PicturedState
 * @property {string} name
 * @property {string} [folder] of its pictures; missing if there are none
 * @property {string} [unreachable] why it cannot be reached
 * @property {string} [looksLike] name of the visual state that it would look like
 *
 * @typedef {object} Table
 * @property {string[]} languages
 * @property {number[]} widths
 * @property {string[]} themes
 * @property {StateOfGallery[]} states
 *
 * @typedef {{ state: string, event: string }} Arrow
 *
 * @typedef {object} StateOfGallery
 * @property {string} state
 * @property {Arrow[]} comesFrom by the machine's graph
 * @property {Arrow[]} leadsTo
 * @property {PicturedState[]} visualStates
 *
 * @typedef {object} Picture
 * @property {string} language
 * @property {number} width
 * @property {string} theme
 * @property {string} file relative to the page
 */

/** @typedef {PicturedState & { pictures: Picture[] }} ShownState */

/** @type {Record<string, string>} */
const WORDS = {
  tr: 'Türkçe',
  en: 'English',
  large: 'Text at 200 %',
  longer: 'Words 40 % longer',
  rtl: 'Right to left',
  light: 'Light',
  dark: 'Dark',
  320: '320 px',
  390: '390 px',
  1280: '1280 px',
}

const wordFor = (/** @type {string | number} */ value) => WORDS[value] ?? String(value)

const safe = (/** @type {string} */ text) =>
  text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`)

/** @param {string} name @param {readonly (string | number)[]} values */
function filter(name, values) {
  const boxes = values.map(
    (value) =>
      `<label><input type="checkbox" name="${name}" value="${value}" checked><span>${wordFor(value)}</span></label>`,
  )
  return `<fieldset><legend>${name}</legend>${boxes.join('')}</fieldset>`
}

/** @param {string} name of the visual state @param {Picture} picture */
function figure(name, { language, width, theme, file }) {
  const caption = [width, theme, language].map(wordFor).join(' · ')
  return (
    `<figure class="w${width}" data-language="${language}" data-width="${width}" data-theme="${theme}">` +
    `<a href="${file}"><img src="${file}" alt="${safe(name)}, ${caption}" loading="lazy"></a>` +
    `<figcaption>${caption}</figcaption></figure>`
  )
}

/** @param {ShownState} visualState */
function article({ name, unreachable, looksLike, pictures }) {
  const reason =
    unreachable === undefined
      ? ''
      : `<p>It can't be seen: ${safe(unreachable)} It would be drawn as “${safe(looksLike ?? '')}”:</p>`
  const strip = `<div class="strip">${pictures.map((picture) => figure(name, picture)).join('')}</div>`
  return `<article class="look" data-name="${safe(name)}"><h3>${safe(name)}</h3>${reason}${strip}</article>`
}

/** Arrows grouped by the state at the other end. @param {string} title @param {readonly Arrow[]} arrows */
function arrowList(title, arrows) {
  const states = [...new Set(arrows.map(({ state }) => state))]
  /** @param {string} state */
  const eventsOf = (state) => arrows.filter((arrow) => arrow.state === state).map(({ event }) => safe(event))
  const items = states.map(
    (state) => `<li><a href="#${state}">${state}</a> <span>${eventsOf(state).join(', ')}</span></li>`,
  )
  return `<div><h4>${title}</h4><ul>${items.join('') || '<li>nothing</li>'}</ul></div>`
}

/** @param {{ state: string, comesFrom: Arrow[], leadsTo: Arrow[], visualStates: ShownState[] }} ofState */
function section({ state, comesFrom, leadsTo, visualStates }) {
  const arrows = arrowList('What leads here', comesFrom) + arrowList('What follows', leadsTo)
  return `<section id="${state}"><h2>${state}</h2><div class="arrows">${arrows}</div>${visualStates.map(article).join('')}</section>`
}

/**
 * One page with every visual state of the checkout. It needs only the pictures beside it.
 *
 * @param {Table} table
 * @param {readonly (Omit<StateOfGallery, 'visualStates'> & { visualStates: ShownState[] })[]} states
 */
export function galleryPage({ languages, widths, themes }, states) {
  const visualStates = states
    .flatMap(({ visualStates: own }) => own)
    .filter(({ unreachable }) => unreachable === undefined)
  const pictures = visualStates.reduce((sum, visualState) => sum + visualState.pictures.length, 0)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Every look of the checkout</title>
<style>${STYLE}</style>
<header class="top">
<h1>Every look of the checkout</h1>
<p>${states.length} states, ${visualStates.length} looks, ${pictures} pictures</p>
${filter('width', widths)}${filter('theme', themes)}${filter('language', languages)}
<input class="find" type="search" placeholder="Find a state or a look" aria-label="Find a state or a look">
</header>
<div class="columns">
<nav aria-label="States"><ul>${states.map(({ state }) => `<li><a href="#${state}">${state}</a></li>`).join('')}</ul></nav>
<main>
${states.map(section).join('\n')}
</main>
</div>
<dialog aria-label="A picture in its own size"><p></p><img alt="" src="data:,"></dialog>
<script>${SCRIPT}</script>
</html>
`
}

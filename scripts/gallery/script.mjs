/** Runs in the page: the filters, and a full-size view in which the arrow keys change the picture. */
export const SCRIPT = `
const all = (selector, within = document) => Array.from(within.querySelectorAll(selector))
const boxes = all('fieldset input')
const find = document.querySelector('.find')
const viewer = document.querySelector('dialog')
const isWanted = ({ dataset }) => boxes.every(({ name, value, checked }) => checked || dataset[name] !== value)

function show() {
  const words = find.value.toLocaleLowerCase().trim()
  for (const figure of all('figure')) figure.hidden = !isWanted(figure)
  for (const section of all('section')) {
    const looks = all('.look', section)
    for (const look of looks) look.hidden = !(section.id + ' ' + look.dataset.name).toLocaleLowerCase().includes(words)
    section.hidden = looks.every(({ hidden }) => hidden)
  }
}

let seen
function view(figure) {
  if (!figure) return
  seen = figure
  viewer.querySelector('p').textContent = figure.closest('.look').dataset.name + ' · ' + figure.textContent.trim()
  viewer.querySelector('img').src = figure.querySelector('a').href
  viewer.querySelector('img').alt = figure.querySelector('img').alt
  if (!viewer.open) viewer.showModal()
  viewer.scrollTop = 0
}

document.querySelector('main').addEventListener('click', (event) => {
  const figure = event.target.closest('figure')
  if (!figure || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  view(figure)
})
viewer.addEventListener('click', () => viewer.close())
viewer.addEventListener('keydown', ({ key }) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  const shown = all('figure').filter((figure) => figure.offsetParent)
  if (step) view(shown[shown.indexOf(seen) + step])
})
for (const box of boxes) box.addEventListener('change', show)
find.addEventListener('input', show)
show()
`

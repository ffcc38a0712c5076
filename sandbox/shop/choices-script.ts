/**
 * Stores the order form's choices in the page's URL, except for defaults, and fills in the contact of the chosen buyer. A page that
 * answered a post gets the form's URL, so that it can be reloaded.
 */
export const CHOICES_SCRIPT = `
const form = document.querySelector('[data-form="shop-order"]')
const shop = new URL('.', form.action)

function keepInAddress() {
  const changed = new URLSearchParams()
  const lang = document.documentElement.lang
  for (const field of form.querySelectorAll('[data-usual]')) {
    const value = field.type === 'checkbox' ? (field.checked ? '1' : '0') : field.value.trim()
    if (value !== field.dataset.usual) changed.set(field.name, value)
  }
  const addressIn = (language) => shop + '?' + new URLSearchParams([['lang', language], ...changed])
  history.replaceState(null, '', addressIn(lang))
  for (const link of document.querySelectorAll('a[hreflang]')) link.href = addressIn(link.hreflang)
}

form.elements.who.addEventListener('change', ({ target }) => {
  const chosen = target.selectedOptions[0]
  for (const name of ['email', 'gsmNumber']) {
    const field = form.elements[name]
    field.value = field.dataset.usual = chosen.dataset[name]
  }
  form.elements.was.value = target.value
  document.getElementById('who-says').textContent = chosen.dataset.says
})
form.addEventListener('input', keepInAddress)
form.addEventListener('change', keepInAddress)
if (location.pathname !== shop.pathname) keepInAddress()
`

/** Copies the number beside a button, and confirms it in the button's label. */
export const COPY_SCRIPT = `
for (const button of document.querySelectorAll('button[data-copy]')) {
  button.hidden = false
  const label = button.textContent
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy)
    button.textContent = button.dataset.done
    setTimeout(() => (button.textContent = label), 1600)
  })
}
`

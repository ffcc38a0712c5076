const place = document.querySelector('#checkout')
const url = new URL(place.dataset.address)
// No page may frame the address itself. The same path below /embed may be framed by the pages in `allowedParents`.
url.pathname = `/embed${url.pathname}`

const frame = document.createElement('iframe')
frame.src = url.href
frame.title = 'Ödeme'
frame.allow = 'clipboard-write; otp-credentials'
frame.style.cssText = 'display: block; width: 100%; height: 640px; border: 0'

addEventListener('message', ({ data, origin, source }) => {
  if (origin !== url.origin || source !== frame.contentWindow) return
  if (data.type === 'RESIZE') frame.style.height = `${data.height}px`
  if (data.type === 'SCROLL') scrollBy(0, frame.getBoundingClientRect().top + data.y)
  // No proof: your server asks the provider before anything is sent out.
  if (data.type === 'ec.complete') document.querySelector('#order').dataset.result = data.result
})
place.append(frame)

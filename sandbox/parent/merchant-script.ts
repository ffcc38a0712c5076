/** The script of a merchant's page: opens the checkout with the loader, and lists the callbacks that it receives. */
export const MERCHANT_SCRIPT = `
const place = document.querySelector('[data-checkout]')
const messages = document.querySelector('[data-messages]')
const button = document.querySelector('[data-action="open-checkout"]')
const { address, way } = place.dataset
const list = (words) => {
  const line = document.createElement('li')
  line.textContent = words
  messages.append(line)
}
const openCheckout = () => walletCheckout.open({
  address,
  in: way === 'frame' ? place : way,
  onReady: () => list('onReady()'),
  onStep: (step) => list('onStep("' + step + '")'),
  onResult: (result) => list('onResult("' + result + '")'),
  onExpired: () => list('onExpired()'),
  onClosed: () => list('onClosed()'),
})
if (button) button.addEventListener('click', openCheckout)
else openCheckout()
`

document.querySelector('#pay').addEventListener('click', (event) => {
  walletCheckout.open({ address: event.currentTarget.dataset.address, in: 'redirect' })
})

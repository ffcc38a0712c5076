document.querySelector('#pay').addEventListener('click', (event) => {
  walletCheckout.open({ address: event.target.dataset.address, in: 'redirect' })
})

document.querySelector('#pay').addEventListener('click', (event) => {
  walletCheckout.open({
    address: event.currentTarget.dataset.address,
    in: 'modal',
    onClosed: () => document.querySelector('#pay').focus(),
  })
})

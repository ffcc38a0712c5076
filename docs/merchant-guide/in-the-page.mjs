const checkout = walletCheckout.open({
  address: document.querySelector('#checkout').dataset.address,
  in: document.querySelector('#checkout'),
  onReady: () => document.querySelector('#loading')?.remove(),
  onResult: (result) => {
    // No proof: your server asks the provider before anything is sent out.
    document.querySelector('#order').dataset.result = result
  },
})

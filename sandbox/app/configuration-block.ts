const BLOCK = /(<script type="application\/json" id="checkout-config">)[^]*?(<\/script>)/

/** Puts the runtime configuration into a built page. With `<` escaped no value can end the block early. */
export function withConfiguration(page: string, configuration: object): string {
  const json = JSON.stringify(configuration).replaceAll('<', '\\u003c')
  return page.replace(BLOCK, (_, open: string, close: string) => open + json + close)
}

export const PRODUCT_STYLE = `
.product figure{background:var(--sunken);border:1px solid var(--hairline);border-radius:16px;padding:16px;margin-bottom:24px}
.lamp{width:100%;height:auto;max-height:420px;margin:0 auto}
.price{margin-top:16px}
.order{margin-top:24px}
.order > * + *{margin-top:20px}
.pair{display:flex}
.pair > *{flex:1;min-width:0}
.pair > * + *{flex:0 0 108px;margin-left:12px}
.wrong:empty{display:none}
summary{display:flex;align-items:center;min-height:44px;cursor:pointer;color:var(--accent-text);font-weight:500;font-size:.9375rem}
summary::before{content:"";width:8px;height:8px;margin:0 12px 0 4px;border:solid currentColor;border-width:0 2px 2px 0;transform:rotate(-45deg)}
details[open] summary::before{transform:rotate(45deg)}
.order .hint{margin-top:6px}
.order details > * + *{margin-top:16px}
.order details > .tiny{margin-top:0}
legend{padding:0;margin-bottom:4px;font-weight:600;font-size:.9375rem}
.switch{display:flex;align-items:flex-start;min-height:44px;margin:0;padding:10px 0;font-weight:400;font-size:.9375rem;line-height:1.5rem}
.switch + .switch{border-top:1px solid var(--hairline)}
.switch input[type=checkbox]{flex:none;margin-right:12px}
.switch b{display:block;font-weight:500}
.switch small{display:block;font-size:.8125rem;line-height:1.125rem;color:var(--ink-3)}
.guide{margin-top:40px}
.guide h2{margin-bottom:12px}
.steps li{position:relative;padding-left:40px;font-size:.9375rem;line-height:1.375rem;color:var(--ink-2)}
.steps li + li{margin-top:16px}
.steps li::before{counter-increment:step;content:counter(step);position:absolute;left:0;top:-1px;width:24px;height:24px;border-radius:12px;background:var(--accent-soft);color:var(--accent-text);font-weight:600;font-size:.8125rem;line-height:24px;text-align:center}
.steps{counter-reset:step}
.steps a{display:inline-block;padding:10px 0}
.cards{margin-top:20px;padding:4px 16px}
.cards details + details{border-top:1px solid var(--hairline)}
.cards li{display:flex;flex-wrap:wrap;align-items:center;padding:8px 0}
.cards li + li{border-top:1px solid var(--hairline)}
.cards div{flex:1 1 200px;min-width:0}
.cards code{font-weight:550}
.ok{color:var(--positive);font-weight:500}
.no{color:var(--danger);font-weight:500}
.copy{min-width:104px;min-height:44px;border:0;border-radius:10px;background:transparent;color:var(--accent-text);font-family:inherit;font-size:.875rem;font-weight:500;text-align:right;cursor:pointer}
.copy[hidden]{display:none}
.scenarios h3{margin-top:20px;font-size:.9375rem;line-height:1.375rem}
.scenarios a{display:flex;align-items:center;min-height:44px;font-size:.9375rem;line-height:1.25rem}
@media (min-width:721px){
  .product{display:flex;align-items:flex-start}
  .product > figure{flex:0 0 400px;margin:0 40px 0 0;padding:32px 24px;position:sticky;top:24px}
  .product > div{flex:1;min-width:0}
  .guide-in{display:flex;align-items:flex-start}
  .guide-in > *{flex:1;min-width:0}
  .steps{margin-right:40px}
  .cards{margin-top:0}
  .scenarios{display:flex;flex-wrap:wrap}
  .scenarios > div{flex:1 1 50%;min-width:0;padding-right:24px}
}
`

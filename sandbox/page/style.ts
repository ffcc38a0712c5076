export const STYLE = `
*,*::before,*::after{box-sizing:border-box}
html{background:var(--ground);-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;color:var(--ink);text-wrap:pretty;font:400 1rem/1.5 "Inter",-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;letter-spacing:-.006em}
h1,h2,p,ol,ul,dl,dd,figure,fieldset{margin:0;padding:0;border:0}
ul,ol{list-style:none}
svg{display:block}
a{color:var(--accent-text);font-weight:500;text-underline-offset:3px}
h1{font-size:1.625rem;line-height:2rem;font-weight:650;letter-spacing:-.024em;text-wrap:balance}
h2{font-size:1rem;line-height:1.5rem;font-weight:600;letter-spacing:-.011em}
.small{font-size:.875rem;line-height:1.25rem;color:var(--ink-2)}
.tiny{font-size:.8125rem;line-height:1.125rem;color:var(--ink-3)}
.lede{color:var(--ink-2);margin-top:8px}
.num,code{font-variant-numeric:tabular-nums;font-feature-settings:"tnum" 1}
code{font-family:inherit;white-space:nowrap;user-select:all}
.top{border-bottom:1px solid var(--hairline)}
.top-in{max-width:960px;min-height:60px;margin:0 auto;padding:0 16px;display:flex;align-items:center;justify-content:space-between}
.name{display:flex;align-items:center;min-height:44px;font-weight:650;font-size:1.0625rem;letter-spacing:-.02em;color:var(--ink);text-decoration:none}
.name svg{width:26px;height:26px;margin-right:8px}
.quiet{display:flex;align-items:center;min-height:44px;font-size:.9375rem}
.page{max-width:960px;margin:0 auto;padding:24px 16px 56px}
.page.is-narrow{max-width:472px}
.paper{background:var(--surface);border:1px solid var(--hairline);border-radius:16px}
.note{background:var(--note);border-radius:12px;padding:16px}
.note.is-bad{background:var(--danger-soft)}
.btn{display:block;width:100%;min-height:48px;padding:12px 20px;border:0;border-radius:12px;background:var(--accent);color:var(--on-accent);font-family:inherit;font-size:1.0625rem;line-height:1.5rem;font-weight:600;letter-spacing:-.014em;text-align:center;text-decoration:none;cursor:pointer;transition:background .16s cubic-bezier(.2,0,0,1)}
.btn:hover{background:var(--accent-press)}
.btn-2{background:var(--surface);color:var(--ink);box-shadow:inset 0 0 0 1px var(--control)}
.btn-2:hover{background:var(--sunken)}
.btn + .btn{margin-top:12px}
label{display:block;font-size:.875rem;line-height:1.25rem;font-weight:500;margin-bottom:6px}
input,select{display:block;width:100%;height:48px;padding:0 14px;border:1px solid var(--control);border-radius:12px;background:var(--surface);color:var(--ink);font-family:inherit;font-size:1.0625rem;line-height:1.5rem;letter-spacing:-.006em}
select{-webkit-appearance:none;appearance:none;padding-right:36px;text-overflow:ellipsis;background-repeat:no-repeat;background-position:right 14px center;background-image:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='12' height='8' fill='none' stroke='%237F8AA3' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m1 1.5 5 5 5-5'/%3E%3C/svg%3E")}
input[type=checkbox]{width:24px;height:24px;margin:0;accent-color:var(--accent)}
input[aria-invalid=true]{border-color:var(--danger-fill);box-shadow:inset 0 0 0 1px var(--danger-fill)}
.wrong{color:var(--danger);font-weight:500;font-size:.875rem;line-height:1.25rem;margin-top:6px}
:focus{outline:2px solid var(--focus);outline-offset:2px}
:focus:not(:focus-visible){outline:0}
.seal{width:88px;height:88px;margin:8px 0 20px -7px}
.amount{white-space:nowrap;font-variant-numeric:tabular-nums;font-feature-settings:"tnum" 1}
.amount-large{font-size:2.25rem;line-height:2.75rem;font-weight:650;letter-spacing:-.032em}
.amount-large i{font-style:normal;font-size:.66em;font-weight:550;color:var(--ink-2)}
.hero{position:relative;overflow:hidden;border-radius:15px 15px 0 0;background:var(--tile);color:var(--tile-ink);padding:20px}
.hero .small,.hero .amount-large i{color:var(--tile-ink-2)}
.hero svg{position:absolute;right:-36px;top:50%;width:176px;height:176px;margin-top:-88px}
.lines{padding:12px 20px}
.lines div{display:flex;justify-content:space-between;padding:6px 0;font-size:.9375rem;line-height:1.375rem}
.lines dt{color:var(--ink-2);margin-right:16px}
.lines dd{font-weight:500;text-align:right}
.foot{border-top:1px solid var(--hairline)}
.foot-in{max-width:960px;margin:0 auto;padding:20px 16px 32px}
@media (prefers-reduced-motion:reduce){*{transition:none !important;animation:none !important}}
`

/** A merchant's own design, deliberately unlike the checkout's: serifs, warm greys, square corners. */
export const MERCHANT_STYLE = `
:root{--m-ground:#FBFAF8;--m-panel:#F2F0EC;--m-line:#DAD6CE;--m-ink:#23211D;--m-ink-2:#5D584F}
@media (prefers-color-scheme:dark){:root{--m-ground:#1A1917;--m-panel:#242320;--m-line:#3B3934;--m-ink:#F1EEE8;--m-ink-2:#B5AFA3}}
html{background:var(--m-ground)}
body{color:var(--m-ink);font:400 1rem/1.5 Georgia,"Times New Roman",serif;letter-spacing:0}
.m-top{border-bottom:1px solid var(--m-line)}
.m-in{max-width:1040px;margin:0 auto;padding:0 24px}
.m-top .m-in{display:flex;align-items:center;justify-content:space-between;min-height:64px}
.m-name{font-size:1.25rem}
.m-in a{color:var(--m-ink);font-weight:400}
h1{font:400 1.75rem/2.25rem Georgia,"Times New Roman",serif;letter-spacing:0}
.m-page{display:grid;grid-template-columns:474px minmax(0,1fr);column-gap:56px;align-items:start;padding-top:32px;padding-bottom:56px}
.m-head{grid-column:1/-1;margin-bottom:24px}
.m-ways{display:flex;flex-wrap:wrap;margin-top:12px}
.m-ways a{display:flex;align-items:center;min-height:44px;margin-right:24px;color:var(--m-ink-2)}
.m-ways a[aria-current]{color:var(--m-ink);font-weight:700;text-decoration:none}
[data-checkout]{min-width:0;border:1px solid var(--m-line);background:var(--m-panel)}
[data-checkout].is-empty{border:0;background:none}
.m-btn{display:block;width:100%;min-height:52px;border:0;background:var(--m-ink);color:var(--m-ground);font:700 1.0625rem/1.5rem Georgia,"Times New Roman",serif;cursor:pointer}
.m-side{padding:20px 24px;background:var(--m-panel)}
.m-side h2{font:700 1rem/1.5rem Georgia,"Times New Roman",serif;letter-spacing:0;margin-bottom:8px}
.m-side p,.m-side li{color:var(--m-ink-2);font-size:.9375rem}
.m-side ol{margin-top:8px;min-height:24px;font-family:ui-monospace,Menlo,Consolas,monospace}
.m-side li{font-size:.8125rem;padding:2px 0;overflow-wrap:anywhere}
.m-side ol + p{margin-top:16px}
@media (max-width:1039px){.m-page{grid-template-columns:minmax(0,1fr)}.m-side{margin-top:24px}}
@media (max-width:720px){.m-in{padding:0 16px}.m-page{padding:24px 0 40px}.m-head{margin:0 16px 20px}[data-checkout]{border-left:0;border-right:0}[data-checkout].is-empty,.m-side{margin-left:16px;margin-right:16px}}
`

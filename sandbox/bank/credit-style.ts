export const CREDIT_STYLE = `
form{margin-top:28px}
form > * + *{margin-top:20px}
legend{display:block;width:100%;padding:0;font-weight:600;margin-bottom:10px}
legend + .wrong{margin:-4px 0 10px}
fieldset{min-width:0}
.terms{padding:0;margin:0;overflow:hidden}
.terms label{display:flex;align-items:center;min-height:64px;margin:0;padding:10px 16px;font-weight:400;cursor:pointer}
.terms li + li label{border-top:1px solid var(--hairline)}
.terms label:hover{background:var(--sunken)}
input[type=radio]{flex:none;width:22px;height:22px;margin:0 14px 0 0;accent-color:var(--accent)}
.terms b{flex:1;font-weight:550;font-size:1rem}
.terms span{text-align:right;font-weight:600;font-size:1rem;line-height:1.375rem}
.terms small{display:block;font-weight:400;font-size:.8125rem;line-height:1.125rem;color:var(--ink-3)}
.cost{margin-top:10px}
.accept{display:flex;align-items:flex-start;min-height:44px;padding:10px 0;margin:0;font-weight:400;font-size:.9375rem;line-height:1.5rem}
.accept input{flex:none;margin-right:12px}
.wrong:empty{display:none}
.btn-3{background:transparent;color:var(--accent-text);font-weight:500;font-size:1rem}
.btn-3:hover{background:var(--sunken)}
.demo form{margin-top:0}
`

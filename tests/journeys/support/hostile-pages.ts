import { FIELDS, SENT } from './hostile-fields'
import { BANK, EVIL, type Expected, FIELD, READ, RUN, type Rows, around, base64, form, hidden } from './hostile-form'

export interface HostilePage {
  readonly name: string
  readonly html: string
  readonly expected: Expected
}

/** Nothing around the form is run, loaded or shown, and the form is still read. */
const RUNNING: Rows = {
  'scripts of every kind': around(
    `<script>${RUN}</script><script type="module">${RUN}</script><script src="${EVIL}x.js"></script>`,
  ),
  'its own submit': [`${form()}<script>document.forms[0].submit();${RUN}</script>`, READ],
  'an image that fails': around(`<img src="${EVIL}x.png" onerror="${RUN}"><img src=x onerror="${RUN}">`),
  'a drawing that loads': around(`<svg onload="${RUN}"><script>${RUN}</script><image href="${EVIL}x.png"/></svg>`),
  'a refresh': around(`<meta http-equiv="refresh" content="0;url=${EVIL}">`),
  'a refresh to a script': around(`<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`),
  'a policy of its own': around(`<meta http-equiv="content-security-policy" content="script-src * 'unsafe-inline'">`),
  'a base': around(`<base href="${EVIL}" target="_top">`),
  'a frame with a document': around(`<iframe srcdoc="<script>${RUN}</script>"></iframe>`),
  frames: around(`<iframe src="${EVIL}"></iframe><iframe src="javascript:${RUN}"></iframe>`),
  'plug-ins': around(`<object data="${EVIL}x"></object><embed src="${EVIL}y">`),
  styles: around(`<link rel="stylesheet" href="${EVIL}x.css"><style>@import "${EVIL}y.css";*{display:none}</style>`),
  'hints to load': around(`<link rel="preload" as="script" href="${EVIL}x.js"><link rel="prefetch" href="${EVIL}y">`),
  media: around(`<video autoplay src="${EVIL}x.mp4" onerror="${RUN}"></video><audio src="${EVIL}y"></audio>`),
  'things that open on their own': around(
    `<details open ontoggle="${RUN}"></details><input autofocus onfocus="${RUN}">`,
  ),
  'a body that loads': [`<body onload="${RUN}" onpageshow="${RUN}">${form()}</body>`, READ],
  'handlers on the form': [`<form method="post" action="${BANK}" onsubmit="${RUN}" onformdata="${RUN}">${FIELD}`, READ],
  'elements of its own': around(`<x-field onclick="${RUN}"></x-field><input is="x-input" type="hidden">`),
  'a page for who has no scripts': [`<noscript>${form()}</noscript>`, READ],
  'four hundred boxes': [`${'<div>'.repeat(400)}${form()}`, READ],
  'more boxes than a browser counts, where a field loses its form': [
    `${'<div>'.repeat(20_000)}${form()}`,
    'fieldCount',
  ],
}

/** Text that only resembles a form. */
const NO_FORM: Rows = {
  nothing: ['', 'noForm'],
  'a form that a script would write': [`<script>document.write('${form()}')</script>`, 'noForm'],
  'a form in a comment': [`<!-- ${form()} -->`, 'noForm'],
  'a form in a section of characters': [`<![CDATA[${form()}]]>`, 'noForm'],
  'a form in the characters of a drawing': [`<svg><![CDATA[${form()}]]></svg>`, 'noForm'],
  'a form of a drawing': [`<svg>${form()}</svg>`, 'noForm'],
  'a form of a formula': [`<math>${form()}</math>`, 'noForm'],
  'a form in a template': [`<template>${form()}</template>`, 'noForm'],
  'a form in a shadow': [`<div><template shadowrootmode="open">${form()}</template></div>`, 'noForm'],
  'a form in a text field': [`<textarea>${form()}</textarea>`, 'noForm'],
  'a form in a title': [`<title>${form()}</title>`, 'noForm'],
  'a form in a style': [`<style>${form()}</style>`, 'noForm'],
  'a form in plain text': [`<plaintext>${form()}`, 'noForm'],
  'a form in a frame’s document': [`<iframe srcdoc='${form()}'></iframe>`, 'noForm'],
  'a form among frames': [`<frameset>${form()}<frame src="${EVIL}"></frameset>`, 'noForm'],
  'a form that never ends its tag': [`<form method="post" action="${BANK}`, 'noForm'],
  'a form with a zero in its name': [form().replace('<form', '<fo\0rm'), 'noForm'],
  'UTF-16': [form().split('').join('\0'), 'noForm'],
  'UTF-16 in base64': [base64(form(), 'utf16le'), 'noForm'],
  'UTF-16 with its mark in base64': [base64(`\ufeff${form()}`, 'utf16le'), 'noForm'],
}

const FORMS: Rows = {
  'two forms': [form() + form(), 'manyForms'],
  'a second form without a target': [
    `<form hidden></form>${form()}<form method="post" action="/search"></form>`,
    { action: BANK, fields: [['PaReq', 'x']] },
  ],
  'two forms without another target': ['<form></form><form method="post"></form>', 'manyForms'],
  'a form that gets out of another': [`<form method="post" action="${BANK}"><div></form>${form()}</div>`, 'manyForms'],
  'a form in a form, which is one': [
    `<form method="post" action="${BANK}">${FIELD}<form method="post" action="${EVIL}">${hidden('b', 'y')}</form></form>`,
    {
      action: BANK,
      fields: [
        ['PaReq', 'x'],
        ['b', 'y'],
      ],
    },
  ],
  'a form of a drawing beside it': [`<svg><form action="${EVIL}"></form></svg>${form()}`, READ],
  'a form in a drawing’s page': [`<svg><foreignObject>${form()}</foreignObject></svg>`, READ],
  'a form in a row of a table, and fields that are none of it': [
    `<table><tr><td><input name="a"></td><form method="post" action="${BANK}"><td>${FIELD}</td></form></tr></table><input name="b">`,
    READ,
  ],
  'a form that a table breaks': [
    `<table><form method="post" action="${BANK}"><tr><td>${FIELD}</td></tr></form></table>`,
    READ,
  ],
  capitals: [`<FORM METHOD="PoSt" ACTION="${BANK}"><INPUT TYPE="HIDDEN" NAME="PaReq" VALUE="x"></FORM>`, READ],
  'a form that looks elsewhere': [
    `<form method="post" action="${BANK}" target="_blank" enctype="text/plain" accept-charset="utf-7" rel="opener">${FIELD}`,
    READ,
  ],
  'no method': [form({ method: '' }), 'method'],
  GET: [form({ method: 'method="get"' }), 'method'],
  'a dialogue': [form({ method: 'method="dialog"' }), 'method'],
  'a method that is none': [form({ method: 'method=" post "' }), 'method'],
  'GET before POST': [form({ method: 'method="get" method="post"' }), 'method'],
  'POST by a button alone': [form({ method: '', inner: `${FIELD}<button formmethod="post">` }), 'method'],
}

const at = (address: string): readonly [string, Expected] => [
  form({ action: `action="${address}"` }),
  'unusableAddress',
]

const ADDRESSES: Rows = {
  'no address': [form({ action: '' }), 'unusableAddress'],
  'an empty address': at(''),
  'a script': at(`javascript:${RUN}`),
  'a script in capitals': at(`JaVaScRiPt:${RUN}`),
  'a script in entities': at(`&#106;avascript&colon;${RUN}`),
  'a script with a tab in it': at(`java&Tab;script:${RUN}`),
  'a script after spaces': at(` \n javascript:${RUN}`),
  'a script after a control character': at(`&#1;javascript:${RUN}`),
  'a script that looks like an address': at(`javascript://acs.bank.example/%0a${RUN}`),
  'a document in an address': at('data:text/html,<script>1</script>'),
  'a blob': at('blob:https://acs.bank.example/1'),
  'a relative address': at('/3ds'),
  'a relative address with a base': [`<base href="${EVIL}">${form({ action: 'action="3ds"' })}`, 'unusableAddress'],
  'an address without its scheme': at('//acs.bank.example/3ds'),
  'an address without its slashes': at('https:acs.bank.example'),
  http: at('http://acs.bank.example/3ds'),
  'http on loopback': at('http://127.0.0.1:4000/3ds'),
  ftp: at('ftp://acs.bank.example/3ds'),
  'a name and a password': at('https://user:word@acs.bank.example/3ds'),
  'a host that is a name': at('https://acs.bank.example@evil.example/'),
  'a backslash': at('https://acs.bank.example\\@evil.example/'),
  'a space before': at(` ${BANK}`),
  'a line break in it': at('https://acs.bank&NewLine;.example/3ds'),
  'a zero, which HTML makes a letter of': [
    form({ action: `action="${BANK}\0"` }),
    { action: `${BANK}%EF%BF%BD`, fields: [['PaReq', 'x']] },
  ],
  'two addresses, of which the first counts': [form({ action: `action="${BANK}" action="${EVIL}"` }), READ],
  'an address that a field would like to be': [
    form({ inner: `${FIELD}${hidden('action', EVIL)}` }),
    {
      action: BANK,
      fields: [
        ['PaReq', 'x'],
        ['action', EVIL],
      ],
    },
  ],
  'our own origin': [form({ action: 'action="https://checkout.example/pay"' }), 'ownAddress'],
  'our own origin with a dot': [form({ action: 'action="https://checkout.example./pay"' }), 'ownAddress'],
  'a bank of our own, where it is no test': [
    form({ action: 'action="https://checkout.example/__bank/3ds"' }),
    'ownAddress',
  ],
}

export const HOSTILE_PAGES: readonly HostilePage[] = [RUNNING, NO_FORM, FORMS, ADDRESSES, FIELDS, SENT].flatMap(
  (rows) => Object.entries(rows).map(([name, [html, expected]]) => ({ name, html, expected })),
)

import { useState } from 'react'
import { useCheckout } from '../../checkout/provider'
import { copyText } from '../../components/copy/copy-text'
import { copy as copyIcon } from '../../components/icon/later-icons'
import { TextButton } from '../../components/text-button/text-button'
import { useWords } from '../../words/use-words'
import * as css from './copy-diagnostics.css'

/** Focuses and selects the text that the shopper must copy by hand. */
function takeFocus(field: HTMLTextAreaElement | null) {
  field?.focus()
  field?.select()
}

/** Copies the recorded machine events of this page, for support (BEST-09). If the browser refuses, the shopper copies them by hand. */
export function CopyDiagnostics({ code }: { readonly code: string }) {
  const { say, language } = useWords()
  const { diagnostics } = useCheckout()
  const [pressed, setPressed] = useState<{ readonly text: string; readonly isCopied: boolean }>()
  const copy = () => {
    // Until the recorder has loaded, the report is the support code alone.
    const text = diagnostics()?.({ language, supportCode: code }) ?? code
    setPressed(undefined)
    void copyText(text).then((isCopied) => setPressed({ text, isCopied }))
  }
  return (
    <div className={css.diagnostics}>
      <TextButton icon={copyIcon} action="copy-diagnostics" onPress={copy}>
        {say('support.copy')}
      </TextButton>
      <p className={css.said} role="status">
        {pressed && say(pressed.isCopied ? 'support.copied' : 'transfer.notCopied')}
      </p>
      {pressed?.isCopied === false && (
        <label className={css.label}>
          {say('support.diagnostics')}
          <textarea
            className={css.text}
            data-field="diagnostics"
            rows={5}
            readOnly
            value={pressed.text}
            ref={takeFocus}
            translate="no"
          />
        </label>
      )}
    </div>
  )
}

import { Button, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useRef } from 'react';
import { useLabel, useT, type Label } from '../../locale/locale.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';

/** An address or a code to take away, with a button that copies it. */
export function CopyField({ label, value }: { readonly label: Label; readonly value: string }) {
  const t = useT(UI_MESSAGES);
  const labelOf = useLabel();
  const field = useRef<HTMLInputElement>(null);
  const clipboard = useClipboard();
  const copy = () => {
    // Where the browser keeps its clipboard to itself, the marked text is one key away.
    field.current?.select();
    clipboard.copy(value);
  };
  return (
    <div style={{ display: 'flex', gap: 8, marginBlockEnd: 8 }}>
      <TextInput ref={field} readOnly value={value} aria-label={labelOf(label)} onFocus={(event) => event.currentTarget.select()} style={{ flex: 1 }} />
      <Button variant="default" onClick={copy}>
        {t(clipboard.copied ? 'copied' : 'copy')}
      </Button>
    </div>
  );
}

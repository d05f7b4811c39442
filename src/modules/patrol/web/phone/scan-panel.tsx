import { Button, Loader, TextInput } from '@mantine/core';
import { Suspense, useState, type FormEvent, type ReactNode } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { typedCode } from '../../contract/phone/typed-code.ts';
import { PHONE } from './phone.messages.ts';
import classes from './phone.module.css';
import type { Checkpoint, Read } from './record-scan.ts';
import { readsNfc, useNfc } from './use-nfc.ts';

const CodeScanner = lazyPart(async () => (await import('#platform/web/device/scanner/code-scanner.tsx')).CodeScanner);

interface ScanPanelProps {
  readonly next: Checkpoint | null;
  readonly onRead: (read: Read) => void;
  readonly onClose: () => void;
  /** What does not wait until a point is read: the question whether all is well. */
  readonly urgent: ReactNode;
}

/** A point is read by the camera, by a tag, or its code is typed. */
export function ScanPanel({ next, onRead, onClose, urgent }: ScanPanelProps) {
  const t = useT(PHONE);
  const [text, setText] = useState('');
  useNfc((tag) => onRead({ method: 'NFC', tag, checkpoint_id: null }));
  const read = (tag: string) => {
    onRead({ method: 'QR', tag, checkpoint_id: null });
    return true;
  };
  const type = (event: FormEvent) => {
    event.preventDefault();
    onRead({ method: 'Typed', tag: typedCode(text), checkpoint_id: null });
  };
  return (
    <>
      <div className={classes['screen']}>
        <h1 className={classes['scanTitle']}>{t('scanTitle')}</h1>
        {next && (
          <p>
            {next.code} · {next.name}
          </p>
        )}
        <Suspense fallback={<Loader aria-label={t('starting')} />}>
          <CodeScanner kind="qr" onCode={read} />
        </Suspense>
        {readsNfc() && <p>{t('holdTag')}</p>}
        <form className={classes['form']} onSubmit={type} noValidate>
          <TextInput
            label={t('typed')}
            description={t('typedHint')}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            size="lg"
            maxLength={80}
          />
          <Button type="submit" size="lg" variant="default" fullWidth disabled={text.trim() === ''}>
            {t('record')}
          </Button>
        </form>
      </div>
      <nav className={classes['thumb']}>
        {urgent}
        <Button size="xl" variant="default" fullWidth onClick={onClose}>
          {t('cancel')}
        </Button>
      </nav>
    </>
  );
}

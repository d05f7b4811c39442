import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Text } from '#platform/contract/messages.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { PhotosField } from './photos-field.tsx';
import { PHONE } from '../phone.messages.ts';
import classes from '../phone.module.css';

/** What was written, for `writeEntry`. */
export interface WrittenFields {
  readonly path: 'sitreps' | 'log-entries';
  readonly fields: Readonly<Record<string, unknown>>;
  readonly label: string;
  readonly photos: readonly Blob[];
}
export interface Writing {
  readonly onDone: (written: WrittenFields) => Promise<void>;
  readonly onClose: () => void;
  /** What does not wait until it is written: the question whether all is well. */
  readonly urgent?: ReactNode;
}

interface WritingPanelProps {
  readonly title: Text;
  /** Nothing is missing. */
  readonly whole: boolean;
  readonly onDone: (photos: readonly Blob[]) => Promise<void>;
  readonly onClose: () => void;
  readonly urgent?: ReactNode;
  readonly children: ReactNode;
}

/** Fields, photos, and the buttons at the thumb. */
export function WritingPanel({ title, whole, onDone, onClose, urgent, children }: WritingPanelProps) {
  const t = useT(PHONE);
  const say = useSay();
  const [photos, setPhotos] = useState<readonly Blob[]>([]);
  const [busy, setBusy] = useState(false);
  const done = async () => {
    setBusy(true);
    await onDone(photos).finally(() => setBusy(false));
  };
  return (
    <>
      <div className={classes['screen']}>
        <h1 className={classes['scanTitle']}>{say(title)}</h1>
        {children}
        <PhotosField photos={photos} onPhotos={setPhotos} />
      </div>
      <nav className={classes['thumb']}>
        {urgent}
        <Button size="lg" variant="default" fullWidth onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button size="xl" fullWidth loading={busy} disabled={!whole} onClick={() => void done()}>
          {t('save')}
        </Button>
      </nav>
    </>
  );
}

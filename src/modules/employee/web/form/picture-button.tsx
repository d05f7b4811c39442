import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '#platform/web/call/call.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { openPopup } from '#platform/web/feedback.ts';
import { PERSON } from '../person.messages.ts';
import { squarePicture } from '#platform/web/sent-picture.ts';

/** Chooses a picture (a phone offers its camera), cuts it square and hands it over. */
export function PictureButton({ onPicture, label }: { onPicture: (picture: File) => Promise<unknown>; label?: string }) {
  const t = useT(PERSON);
  const [busy, setBusy] = useState(false);
  const take = async (file: File | null) => {
    if (!file) return;
    setBusy(true);
    try {
      const picture = await squarePicture(file).catch(() => null);
      if (picture) await onPicture(picture);
      else openPopup({ kind: 'error', message: t('badPhoto') });
    } catch (error) {
      // The global handler has told why the server refused it.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <FileButton accept="image/jpeg,image/png,image/webp" onChange={(file) => void take(file)}>
      {(props) => (
        <Button variant="default" loading={busy} {...props}>
          {label ?? t('choosePhoto')}
        </Button>
      )}
    </FileButton>
  );
}

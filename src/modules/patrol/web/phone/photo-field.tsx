import { useRef } from 'react';
import { Button } from '@mantine/core';
import { useT } from '#platform/web/locale/locale.tsx';
import { PHONE } from './phone.messages.ts';
import { keptPicture } from './picture-text.ts';

/** A photo by the camera of the phone. */
export function PhotoField({ required, photo, onPhoto }: { required: boolean; photo: Blob | null; onPhoto: (photo: Blob) => void }) {
  const t = useT(PHONE);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) void keptPicture(file).then(onPhoto);
        }}
      />
      <Button size="lg" variant="default" fullWidth onClick={() => input.current?.click()}>
        {t(photo ? 'photoTaken' : required ? 'photoNeeded' : 'photo')}
      </Button>
    </div>
  );
}

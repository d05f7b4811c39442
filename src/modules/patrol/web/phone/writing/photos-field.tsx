import { ActionIcon, Button } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { MOST_PHOTOS } from '../../../contract/device/batch.ts';
import { keptPicture } from '../picture-text.ts';
import classes from '../phone.module.css';
import { WRITING } from './writing.messages.ts';

/** Photos by the camera of the phone, one after the other; each is seen and can be taken back. */
export function PhotosField({ photos, onPhotos }: { photos: readonly Blob[]; onPhotos: (change: (photos: readonly Blob[]) => readonly Blob[]) => void }) {
  const t = useT(WRITING);
  const input = useRef<HTMLInputElement>(null);
  const urls = useMemo(() => photos.map((photo) => URL.createObjectURL(photo)), [photos]);
  useEffect(() => () => urls.forEach((url) => URL.revokeObjectURL(url)), [urls]);
  const full = photos.length >= MOST_PHOTOS;
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
          // The same file may be chosen again after it was taken back.
          event.currentTarget.value = '';
          if (file) void keptPicture(file).then((photo) => onPhotos((all) => [...all, photo].slice(0, MOST_PHOTOS)));
        }}
      />
      {photos.length > 0 && (
        <ul className={classes['photos']}>
          {urls.map((url, at) => (
            <li key={url}>
              <img src={url} alt={t('photoOf', { n: at + 1 })} />
              <ActionIcon
                size="lg"
                variant="default"
                aria-label={t('removePhoto', { n: at + 1 })}
                onClick={() => onPhotos((all) => all.filter((_, index) => index !== at))}
              >
                <Icon name="close" size={16} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <Button size="lg" variant="default" fullWidth disabled={full} onClick={() => input.current?.click()}>
        {full ? t('photosFull', { n: MOST_PHOTOS }) : t('addPhoto')}
      </Button>
    </div>
  );
}

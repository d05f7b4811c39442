import { ActionIcon } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { MOST_PHOTOS } from '../../../contract/batch.ts';
import { CameraButton } from '../photo/camera-button.tsx';
import classes from '../phone.module.css';
import { WRITING } from './writing.messages.ts';

/** Photos by the camera of the phone, one after the other; each is seen and can be taken back. */
export function PhotosField({ photos, onPhotos }: { photos: readonly Blob[]; onPhotos: (change: (photos: readonly Blob[]) => readonly Blob[]) => void }) {
  const t = useT(WRITING);
  const urls = useMemo(() => photos.map((photo) => URL.createObjectURL(photo)), [photos]);
  useEffect(() => () => urls.forEach((url) => URL.revokeObjectURL(url)), [urls]);
  const full = photos.length >= MOST_PHOTOS;
  return (
    <div>
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
      <CameraButton
        label={full ? t('photosFull', { n: MOST_PHOTOS }) : t('addPhoto')}
        disabled={full}
        onPhoto={(photo) => onPhotos((all) => [...all, photo].slice(0, MOST_PHOTOS))}
      />
    </div>
  );
}

import { Button } from '@mantine/core';
import { useState } from 'react';
import { uploadFile } from '#platform/contract/calls/files.endpoints.ts';
import { call } from '#platform/web/call/call.ts';
import type { PathOf, ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { AvatarText } from '#platform/web/ui/person-avatar.tsx';
import { PERSON } from '../person.messages.ts';
import classes from './form.module.css';
import { PictureButton } from './picture-button.tsx';

/** The photo of a person: uploaded at once, the form keeps its uuid in `image` (null: none). */
export function PhotoField<V>({ form, stored }: { form: ZodForm<V>; stored?: string | null | undefined }) {
  const t = useT(PERSON);
  const path = 'image' as PathOf<V>;
  const [shown, setShown] = useState(stored ?? null);
  const name = form.get('name' as PathOf<V>);
  return (
    <div className={classes['photo']}>
      <AvatarText name={typeof name === 'string' ? name : ''} src={shown} size={64} />
      <PictureButton
        onPicture={async (picture) => {
          const { data } = await call(uploadFile, { file: picture, field: 'image' });
          form.set(path, data.file);
          setShown(data.url);
        }}
      />
      {shown && (
        <Button
          variant="subtle"
          color="gray"
          onClick={() => {
            form.set(path, null);
            setShown(null);
          }}
        >
          {t('removePhoto')}
        </Button>
      )}
      <p>{t('photoHint')}</p>
    </div>
  );
}

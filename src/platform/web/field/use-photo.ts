import { useState } from 'react';
import { smallPicture } from '../sent-picture.ts';

/** A photo as it is looked at, so that it is sent over a thin line too; one that the browser cannot draw goes as it is. */
export function usePhoto() {
  const [photo, setPhoto] = useState<File | null>(null);
  const choose = (file: File | null) => {
    setPhoto(file);
    if (file)
      void smallPicture(file)
        .then((small) => setPhoto((chosen) => (chosen === file ? small : chosen)))
        .catch(() => undefined);
  };
  return { photo, choose };
}

import type { usePhoto } from '#platform/web/field/use-photo.ts';
import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { FileUpload } from '#platform/web/ui/file-upload.tsx';
import { VISIT } from '../visit.messages.ts';

/** One photo, by the camera of a phone first. */
export function PhotoField({ photo, choose }: ReturnType<typeof usePhoto>) {
  const value = photo ? [photo] : [];
  return (
    <FileUpload
      label={VISIT.photo}
      camera
      maxFiles={1}
      extensions={IMAGE_EXTENSIONS}
      value={value}
      onChange={([file]) => choose(file instanceof File ? file : null)}
    />
  );
}

import { useT } from '#platform/web/locale/locale.tsx';
import { CameraButton } from './camera-button.tsx';
import { PHONE } from '../phone.messages.ts';

/** A photo by the camera of the phone. */
export function PhotoField({ required, photo, onPhoto }: { required: boolean; photo: Blob | null; onPhoto: (photo: Blob) => void }) {
  const t = useT(PHONE);
  return <CameraButton label={t(photo ? 'photoTaken' : required ? 'photoNeeded' : 'photo')} onPhoto={onPhoto} />;
}

import { invalid } from '#platform/contract/errors.ts';
import { storeUpload, type StoredBytes } from '#platform/server/files/save-file.ts';
import type { Services } from '#platform/server/context.ts';
import { FACE_ERRORS } from '../../contract/face-recognition.messages.ts';
import type { KnownDevice } from '../device/device-of.ts';

/** Puts the picture of a face into the store, where the company keeps pictures; else it is dropped unread. @param field for the message @throws 422 */
export async function storePicture(
  services: Services,
  { company, setting }: KnownDevice,
  image: string | null | undefined,
  field: string,
): Promise<StoredBytes | null> {
  if (!image || !setting.keep_pictures) return null;
  try {
    const stored = await storeUpload(
      services,
      Buffer.from(image, 'base64'),
      'face.jpg',
      { companyId: company.id, userId: null },
      { field: 'image', extensions: ['jpg'] },
    );
    return { ...stored, field: 'image' };
  } catch {
    throw invalid(field, FACE_ERRORS.badPicture);
  }
}

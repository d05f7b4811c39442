import { smallPicture } from '#platform/web/sent-picture.ts';

/** As base64, as it is sent. */
export const pictureText = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error ?? new Error('The picture cannot be read'));
    reader.readAsDataURL(picture);
  });

/** As it is looked at, so that it goes over a thin line; one that the browser cannot draw stays as it is. */
export const keptPicture = (file: File): Promise<Blob> => smallPicture(file).catch(() => file);

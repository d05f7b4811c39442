/** Pictures as they are sent: a phone's photo is larger than what anybody looks at. */

/** A person in a circle: the middle square, at most so many pixels wide. */
const SIDE = 512;
/** The longer side of a photo that is looked at. */
const LONG = 1280;

/** The largest square in the middle of a picture. */
export function middleOf(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
}

/** A part of a picture, drawn anew. Rejects when the file is no picture that the browser reads. */
async function drawn(file: File, part: (width: number, height: number) => { x: number; y: number; w: number; h: number; scale: number }): Promise<File> {
  const picture = await createImageBitmap(file);
  const { x, y, w, h, scale } = part(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(w * scale);
  canvas.height = Math.round(h * scale);
  canvas.getContext('2d')?.drawImage(picture, x, y, w, h, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('The picture could not be drawn');
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' });
}

/** The middle square of a picture. Rejects when the file is no picture that the browser reads. */
export const squarePicture = (file: File): Promise<File> =>
  drawn(file, (width, height) => {
    const { x, y, side } = middleOf(width, height);
    return { x, y, w: side, h: side, scale: Math.min(SIDE, side) / side };
  });

/** The whole picture, no larger than it is looked at. Rejects when the file is no picture that the browser reads. */
export const smallPicture = (file: File): Promise<File> =>
  drawn(file, (width, height) => ({ x: 0, y: 0, w: width, h: height, scale: Math.min(1, LONG / Math.max(width, height)) }));

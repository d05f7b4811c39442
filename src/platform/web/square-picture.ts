/** A picture as a person is shown in a circle: the middle square, at most 512 pixels wide, so that a phone's photo fits the limit. */
const SIDE = 512;

/** The largest square in the middle of a picture. */
export function middleOf(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
}

/** Rejects when the file is no picture that the browser reads. */
export async function squarePicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  const { x, y, side } = middleOf(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(SIDE, side);
  canvas.getContext('2d')?.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('The picture could not be drawn');
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' });
}

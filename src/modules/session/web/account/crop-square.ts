/** A picture as people see themselves in a circle: the middle square, 512 pixels wide. */
const SIZE = 512;

/** The largest square in the middle of a picture. */
export function middleSquare(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
}

/** Crops and shrinks; rejects when the file is no picture that the browser reads. */
export async function cropSquare(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  const { x, y, side } = middleSquare(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(SIZE, side);
  canvas.getContext('2d')?.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('The picture could not be drawn');
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' });
}

/** Pictures for the finder, and as they are kept. */

/** As wide as it needs to be to tell a face. */
const WIDEST = 640;
const STORED = 320;
const QUALITY = 0.8;

function drawn(source: CanvasImageSource, width: number, height: number, most: number): HTMLCanvasElement {
  const scale = Math.min(1, most / Math.max(width, 1));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Null: there is no picture yet. */
export function frameOf(video: HTMLVideoElement): HTMLCanvasElement | null {
  return video.videoWidth === 0 ? null : drawn(video, video.videoWidth, video.videoHeight, WIDEST);
}

/** @throws Error where the file is no picture */
export async function canvasOf(file: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file);
  const canvas = drawn(bitmap, bitmap.width, bitmap.height, WIDEST);
  bitmap.close();
  return canvas;
}

export const pixelsOf = (canvas: HTMLCanvasElement): ImageData =>
  (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(0, 0, canvas.width, canvas.height);

const small = (canvas: HTMLCanvasElement) => drawn(canvas, canvas.width, canvas.height, STORED);

/** JPEG in base64, small enough to be sent along. */
export const pictureText = (canvas: HTMLCanvasElement): string => small(canvas).toDataURL('image/jpeg', QUALITY).split(',')[1] ?? '';

export const pictureFile = (canvas: HTMLCanvasElement): Promise<File> =>
  new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(new File([blob], 'face.jpg', { type: 'image/jpeg' })) : failed(new Error('No picture'))), 'image/jpeg', QUALITY);
  });

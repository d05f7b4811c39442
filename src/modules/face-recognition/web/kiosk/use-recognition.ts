/** Looks through the camera until there is a face, asks whose it is, shows the answer for a while, and looks again. */
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { FaceAnswer, matchFace } from '../../contract/device/device-call.endpoints.ts';
import { descriptorText } from '../camera/descriptor-text.ts';
import { openFaceFinder, type FaceFinder, type FoundFace } from '../camera/face-finder.ts';
import { frameOf, pictureText, pixelsOf } from '../camera/picture-of.ts';
import { DeviceError } from '#platform/web/device/device-call.ts';
import { callAsKiosk } from './kiosk-call.ts';

/** What stands on the screen: nobody yet, an answer, or why there is none. */
export type Shown = { readonly kind: 'loading' | 'looking' | 'offline' | 'busy' | 'broken' } | { readonly kind: 'answer'; readonly answer: FaceAnswer };

const LOOK_EVERY_MS = 400;
/** As long as a name stands large. */
export const SHOWN_MS = 2000;
/** Pixels of a picture 640 wide: who is further away is only passing. */
const NEAR = 110;
const TOO_MANY = 429;
const LOADING: Shown = { kind: 'loading' };
const LOOKING: Shown = { kind: 'looking' };

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    // A tablet at a door looks for months: each listener goes with its pause.
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

async function ask({ descriptor, liveness }: FoundFace, image: string | null): Promise<FaceAnswer> {
  const input = { client_ref: crypto.randomUUID(), descriptor: descriptorText(descriptor), liveness, image };
  return (await callAsKiosk<typeof matchFace>('match', input)).data;
}

export interface RecognitionOptions {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly enabled: boolean;
  readonly keepPictures: boolean;
  /** The server does not take it as a device any more, or not now. */
  readonly onRefused: (error: DeviceError) => void;
}

export function useRecognition({ video, enabled, keepPictures, onRefused }: RecognitionOptions): Shown {
  const [shown, show] = useState<Shown>(LOADING);
  const refused = useEffectEvent(onRefused);
  const answered = useEffectEvent(async (face: FoundFace, frame: HTMLCanvasElement): Promise<Shown> => {
    try {
      return { kind: 'answer', answer: await ask(face, keepPictures ? pictureText(frame) : null) };
    } catch (error) {
      const status = error instanceof DeviceError ? error.status : 0;
      if (error instanceof DeviceError && (status === 401 || status === 403)) refused(error);
      return { kind: status === TOO_MANY ? 'busy' : 'offline' };
    }
  });
  const look = useEffectEvent(async (finder: FaceFinder, signal: AbortSignal) => {
    const frame = video.current && frameOf(video.current);
    if (!frame) return;
    const [face] = await finder.find(pixelsOf(frame));
    if (signal.aborted) return;
    show(LOOKING);
    if (!face || face.width < NEAR) return;
    show(await answered(face, frame));
    await pause(SHOWN_MS, signal);
    if (!signal.aborted) show(LOOKING);
  });
  useEffect(() => {
    if (!enabled) return undefined;
    show(LOADING);
    const end = new AbortController();
    const finder = openFaceFinder();
    const loop = async () => {
      while (!end.signal.aborted) {
        await look(finder, end.signal);
        await pause(LOOK_EVERY_MS, end.signal);
      }
    };
    loop().catch(() => end.signal.aborted || show({ kind: 'broken' }));
    return () => {
      end.abort();
      finder.close();
    };
  }, [enabled]);
  return shown;
}

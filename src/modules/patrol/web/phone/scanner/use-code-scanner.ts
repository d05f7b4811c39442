/** Looks through the camera until two frames show the same code. */
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { agreeFrames } from '../../../contract/phone/agree-frames.ts';
import { openReader } from './open-reader.ts';

const LOOK_EVERY_MS = 120;

/** @param enabled the camera is on @returns whether this browser cannot read codes */
export function useCodeScanner(video: RefObject<HTMLVideoElement | null>, enabled: boolean, onCode: (code: string) => void): boolean {
  const [isBroken, setBroken] = useState(false);
  const found = useEffectEvent(onCode);
  useEffect(() => {
    if (!enabled) return undefined;
    const end = new AbortController();
    const opening = openReader();
    const loop = async () => {
      const reader = await opening;
      for (let last: string | null = null; !end.signal.aborted;) {
        const read: string | null = video.current && video.current.videoWidth > 0 ? await reader.read(video.current) : null;
        const frames = agreeFrames(last, read);
        if (frames.agreed !== null && !end.signal.aborted) return found(frames.agreed);
        last = frames.last;
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
    };
    loop().catch(() => end.signal.aborted || setBroken(true));
    return () => {
      end.abort();
      void opening.then((reader) => reader.close());
    };
  }, [video, enabled]);
  return isBroken;
}

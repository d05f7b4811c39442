/** Looks through the camera until enough frames show the same code. */
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { agreeFrames, NOT_YET } from './agree-frames.ts';
import type { CodeKind } from './code-kind.ts';
import { openReader } from './open-reader.ts';

const LOOK_EVERY_MS = 120;
const USUAL_FRAMES = 2;

/** What is held to the camera, and what becomes of it. */
export interface Scanning {
  readonly kind: CodeKind;
  /** That must agree: two, unless it is said. A number that nothing else confirms asks for three. */
  readonly frames?: number;
  /** @returns false: it is not what is looked for, look on */
  readonly onCode: (code: string) => boolean;
}

/** @param enabled the camera is on @returns whether this browser cannot read codes */
export function useCodeScanner(video: RefObject<HTMLVideoElement | null>, enabled: boolean, { kind, onCode, frames = USUAL_FRAMES }: Scanning): boolean {
  const [isBroken, setBroken] = useState(false);
  const found = useEffectEvent(onCode);
  useEffect(() => {
    if (!enabled) return undefined;
    const end = new AbortController();
    const opening = openReader(kind);
    const loop = async () => {
      const reader = await opening;
      for (let agreed = NOT_YET; !end.signal.aborted;) {
        const read: string | null = video.current && video.current.videoWidth > 0 ? await reader.read(video.current) : null;
        agreed = agreeFrames(agreed, read);
        if (read !== null && agreed.seen >= frames && !end.signal.aborted && found(read)) return;
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
    };
    loop().catch(() => end.signal.aborted || setBroken(true));
    return () => {
      end.abort();
      void opening.then((reader) => reader.close());
    };
  }, [video, enabled, kind, frames]);
  return isBroken;
}

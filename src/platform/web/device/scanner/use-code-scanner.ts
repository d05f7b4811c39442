/** Looks through the camera until two frames show the same code. */
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { agreeFrames } from './agree-frames.ts';
import type { CodeKind } from './code-kind.ts';
import { openReader } from './open-reader.ts';

const LOOK_EVERY_MS = 120;

/** What is held to the camera, and what becomes of it. */
export interface Scanning {
  readonly kind: CodeKind;
  /** @returns false: it is not what is looked for, look on */
  readonly onCode: (code: string) => boolean;
}

/** @param enabled the camera is on @returns whether this browser cannot read codes */
export function useCodeScanner(video: RefObject<HTMLVideoElement | null>, enabled: boolean, { kind, onCode }: Scanning): boolean {
  const [isBroken, setBroken] = useState(false);
  const found = useEffectEvent(onCode);
  useEffect(() => {
    if (!enabled) return undefined;
    const end = new AbortController();
    const opening = openReader(kind);
    const loop = async () => {
      const reader = await opening;
      for (let last: string | null = null; !end.signal.aborted;) {
        const read: string | null = video.current && video.current.videoWidth > 0 ? await reader.read(video.current) : null;
        const frames = agreeFrames(last, read);
        if (frames.agreed !== null && !end.signal.aborted && found(frames.agreed)) return;
        last = frames.last;
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
    };
    loop().catch(() => end.signal.aborted || setBroken(true));
    return () => {
      end.abort();
      void opening.then((reader) => reader.close());
    };
  }, [video, enabled, kind]);
  return isBroken;
}

/** The phone shakes and sounds, again and again, as long as what calls is shown. */
import { useEffect } from 'react';
import { beep } from '#platform/web/ui/feedback/alarm-tone.ts';

/** Milliseconds: shakes, rests, shakes. */
const SHAKE = [400, 200, 400];
const AGAIN_MS = 15_000;

/** Where a browser has no sound, or plays none because nobody has touched the page yet, the phone shakes, and the other way round. */
export function useCall(): void {
  useEffect(() => {
    const audio = 'AudioContext' in window ? new AudioContext() : null;
    const call = () => {
      (navigator as { vibrate?: (pattern: number[]) => boolean }).vibrate?.(SHAKE);
      if (audio)
        void audio.resume().then(
          () => beep(audio),
          () => undefined,
        );
    };
    call();
    const timer = setInterval(call, AGAIN_MS);
    return () => {
      clearInterval(timer);
      void audio?.close().catch(() => undefined);
    };
  }, []);
}

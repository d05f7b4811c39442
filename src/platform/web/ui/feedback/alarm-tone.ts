/**
 * A tone that repeats while somebody waits. However many ring, one tone sounds. Browsers play only after a press somewhere in the page: until then it is
 * silent, which is said beside what rings, with a button (`useSilenced`).
 */
import { useSyncExternalStore } from 'react';

const EVERY_MS = 3000;
let audio: AudioContext | null = null;
let timer: ReturnType<typeof setInterval> | undefined;
const ringing = new Set<object>();
const listeners = new Set<() => void>();
const told = () => listeners.forEach((listener) => listener());
const isSilenced = () => ringing.size > 0 && audio !== null && audio.state !== 'running';
const onSilence = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** Whether something rings and the browser lets nothing be heard. */
export const useSilenced = (): boolean => useSyncExternalStore(onSilence, isSilenced, () => false);

/** Two tones, one after the other. */
export function beep(to: AudioContext): void {
  for (const [at, pitch] of [880, 660].entries()) {
    const tone = to.createOscillator();
    const gain = to.createGain();
    tone.frequency.value = pitch;
    gain.gain.value = 0.25;
    tone.connect(gain).connect(to.destination);
    tone.start(to.currentTime + at * 0.3);
    tone.stop(to.currentTime + at * 0.3 + 0.25);
  }
}

/** Also called by a press: some browsers let nothing sound that was not begun by one. */
export function sound(): void {
  if (!('AudioContext' in window)) return;
  if (audio === null) {
    audio = new AudioContext();
    audio.onstatechange = told;
  }
  const own = audio;
  if (own.state === 'running') beep(own);
  else
    void own.resume().then(
      () => ringing.size > 0 && own === audio && beep(own),
      () => undefined,
    );
}

/** Rings until what it answers is called. */
export function ring(): () => void {
  const own = {};
  ringing.add(own);
  if (ringing.size === 1) {
    sound();
    timer = setInterval(sound, EVERY_MS);
    told();
  }
  return () => {
    ringing.delete(own);
    if (ringing.size > 0) return;
    clearInterval(timer);
    void audio?.close().catch(() => undefined);
    audio = null;
    told();
  };
}

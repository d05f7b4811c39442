/** A tone that repeats while somebody waits. Browsers play only after a press, so the user switches it on. */
import { useEffect, useRef, useState } from 'react';

const EVERY_MS = 3000;

/** Two tones, one after the other. */
export function beep(audio: AudioContext): void {
  for (const [at, pitch] of [880, 660].entries()) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = pitch;
    gain.gain.value = 0.25;
    tone.connect(gain).connect(audio.destination);
    tone.start(audio.currentTime + at * 0.3);
    tone.stop(audio.currentTime + at * 0.3 + 0.25);
  }
}

/** @param isWaiting somebody waits @returns whether sound is on, and how to switch it */
export function useAlarmSound(isWaiting: boolean): readonly [boolean, () => void] {
  const audio = useRef<AudioContext | null>(null);
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn || !isWaiting || !audio.current) return undefined;
    const own = audio.current;
    beep(own);
    const timer = setInterval(() => beep(own), EVERY_MS);
    return () => clearInterval(timer);
  }, [isOn, isWaiting]);
  useEffect(() => () => void audio.current?.close(), []);
  const turn = () => {
    audio.current ??= new AudioContext();
    void audio.current.resume();
    setOn((before) => !before);
  };
  return [isOn, turn] as const;
}

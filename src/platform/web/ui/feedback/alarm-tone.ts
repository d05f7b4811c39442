/** A tone that repeats while somebody waits. However many ring, one tone sounds. Browsers play only after a press somewhere in the page: until then it is silent. */

const EVERY_MS = 3000;
let audio: AudioContext | null = null;
let timer: ReturnType<typeof setInterval> | undefined;
const ringing = new Set<object>();

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

function sound(): void {
  if (!('AudioContext' in window)) return;
  const own = (audio ??= new AudioContext());
  if (own.state === 'running') beep(own);
  else
    void own.resume().then(
      () => ringing.size > 0 && beep(own),
      () => undefined,
    );
}

/** Rings until what it answers is called. */
export function ring(): () => void {
  const own = {};
  if (ringing.size === 0) {
    sound();
    timer = setInterval(sound, EVERY_MS);
  }
  ringing.add(own);
  return () => {
    ringing.delete(own);
    if (ringing.size > 0) return;
    clearInterval(timer);
    void audio?.close().catch(() => undefined);
    audio = null;
  };
}

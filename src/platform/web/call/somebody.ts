/** Whether anybody is at the page: what may wait for them does. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;
const OPTIONS = { capture: true, passive: true } as const;

let first: Promise<void> | null = null;

/** Resolves at the first sign of somebody since it was asked first: a finger, a pointer, a key. */
export function somebody(): Promise<void> {
  first ??= new Promise((resolve) => {
    const come = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, come, OPTIONS);
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, come, OPTIONS);
  });
  return first;
}

/** Tags that are held to the phone, where the browser reads them (Web NFC: Chrome on Android). */
import { useEffect, useEffectEvent } from 'react';

interface NfcReader extends EventTarget {
  scan(options: { readonly signal: AbortSignal }): Promise<void>;
  onreading: ((event: { readonly serialNumber: string }) => void) | null;
}
const readers = () => (globalThis as { NDEFReader?: new () => NfcReader }).NDEFReader;

export const readsNfc = () => readers() !== undefined;

/** While its part is on the screen. A tag that is not written is known by its number, as the office enters it: `04:A2:19:7F`. */
export function useNfc(onTag: (tag: string) => void): void {
  const found = useEffectEvent(onTag);
  useEffect(() => {
    const Reader = readers();
    if (!Reader) return undefined;
    const end = new AbortController();
    const reader = new Reader();
    reader.onreading = ({ serialNumber }) => found(serialNumber.toUpperCase());
    // Whoever refuses NFC scans by the camera.
    reader.scan({ signal: end.signal }).catch(() => undefined);
    return () => end.abort();
  }, []);
}

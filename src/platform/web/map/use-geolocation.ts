import { useCallback, useState } from 'react';
import { useSay } from '../locale/locale.tsx';
import { openPopup } from '../feedback.ts';
import { GeolocationFailure, locate, type Position } from './geolocation.ts';

/** Asks the device where it is; a failure opens a popup with its message and answers null. */
export function useGeolocation(): { readonly find: () => Promise<Position | null>; readonly busy: boolean; readonly position: Position | null } {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [position, setPosition] = useState<Position | null>(null);
  const find = useCallback(async () => {
    setBusy(true);
    try {
      const found = await locate();
      setPosition(found);
      return found;
    } catch (error) {
      if (!(error instanceof GeolocationFailure)) throw error;
      openPopup({ kind: 'error', message: say(error.text) });
      return null;
    } finally {
      setBusy(false);
    }
  }, [say]);
  return { find, busy, position };
}

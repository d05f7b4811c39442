import { useCallback, useEffect, useState } from 'react';
import type { Text } from '#platform/contract/messages.ts';
import { GEOLOCATION_MESSAGES } from '#platform/contract/place/geolocation.messages.ts';
import { GeolocationFailure, locate, type Position } from '../map/geolocation.ts';

export interface Located {
  readonly fix: Position | null;
  /** Why there is none. */
  readonly failure: Text | null;
}

/** Where the device is: at once where it may be asked without a question to its owner, else when somebody asks. */
export function usePosition(wanted: boolean): Located & { readonly busy: boolean; readonly find: () => Promise<Located> } {
  const [located, setLocated] = useState<Located>({ fix: null, failure: null });
  const [busy, setBusy] = useState(false);
  const find = useCallback(async () => {
    setBusy(true);
    const found = await locate().then(
      (fix) => ({ fix, failure: null }),
      (error: unknown) => ({ fix: null, failure: error instanceof GeolocationFailure ? error.text : GEOLOCATION_MESSAGES.unexpected }),
    );
    setLocated(found);
    setBusy(false);
    return found;
  }, []);
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    // Some browsers know no permissions, or not this one: there the button asks.
    const asked = (navigator as { permissions?: Permissions }).permissions?.query({ name: 'geolocation' });
    void asked?.then(
      ({ state }) => (current && state === 'granted' ? find() : undefined),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted, find]);
  return { ...located, busy, find };
}

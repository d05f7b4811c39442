/** Where the device is, and the five messages when that cannot be told (specification §8). */
import type { Text } from '#platform/contract/messages.ts';
import { GEOLOCATION_MESSAGES } from '#platform/contract/place/geolocation.messages.ts';
import type { LatLng } from '#platform/contract/geo.ts';

/** The message of a failure by its code: 1 denied, 2 unavailable, 3 timeout; null: the browser has no geolocation. */
export function geolocationMessage(code: number | null): Text {
  switch (code) {
    case null:
      return GEOLOCATION_MESSAGES.unsupported;
    case 1:
      return GEOLOCATION_MESSAGES.denied;
    case 2:
      return GEOLOCATION_MESSAGES.unavailable;
    case 3:
      return GEOLOCATION_MESSAGES.timeout;
    default:
      return GEOLOCATION_MESSAGES.unexpected;
  }
}

export class GeolocationFailure extends Error {
  readonly text: Text;

  constructor(code: number | null) {
    const text = geolocationMessage(code);
    super(text.en);
    this.name = 'GeolocationFailure';
    this.text = text;
  }
}

export interface Position extends LatLng {
  /** Metres. */
  readonly accuracy: number;
}

const TIMEOUT_MS = 15_000;

/** Asks the device once. Rejects with GeolocationFailure. */
export function locate(): Promise<Position> {
  return new Promise((resolve, reject) => {
    const source = typeof navigator === 'undefined' ? undefined : (navigator as { geolocation?: Geolocation }).geolocation;
    if (!source) return reject(new GeolocationFailure(null));
    source.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude, accuracy: coords.accuracy }),
      ({ code }) => reject(new GeolocationFailure(code)),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: 10_000 },
    );
  });
}

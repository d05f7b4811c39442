// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { geolocationMessage, GeolocationFailure, locate } from './geolocation.ts';
import { placeQuery, placesOf, tileUrl, toPlace } from './place.ts';

describe('geolocation', () => {
  it.each([
    [1, 'Permission to access your location was denied. Please enable location services in your browser settings.'],
    [2, 'We are unable to retrieve your location. Ensure you have a stable internet connection or try again later.'],
    [3, 'The request to access your location took too long. Please check your connection and try again.'],
    [9, 'An unexpected error occurred while trying to get your location. Please try again.'],
    [null, 'Geolocation is not available in this browser.'],
  ])('says the message of code %s in both languages', (code, message) => {
    const text = geolocationMessage(code);
    expect(text.en).toBe(message);
    expect(text.ms).not.toBe(text.en);
    expect(text.ms.length).toBeGreaterThan(20);
  });

  const provide = (geolocation: unknown) => Object.defineProperty(window.navigator, 'geolocation', { value: geolocation, configurable: true });
  afterEach(() => provide(undefined));

  it('answers the position of the device', async () => {
    provide({ getCurrentPosition: (found: (position: unknown) => void) => found({ coords: { latitude: 3.1, longitude: 101.7, accuracy: 12 } }) });
    expect(await locate()).toEqual({ lat: 3.1, lng: 101.7, accuracy: 12 });
  });
  it('fails with the words of the failure', async () => {
    provide({ getCurrentPosition: (_: unknown, failed: (error: unknown) => void) => failed({ code: 3 }) });
    await expect(locate()).rejects.toThrow('took too long');
    provide(undefined);
    await expect(locate()).rejects.toBeInstanceOf(GeolocationFailure);
  });
});

describe('places', () => {
  const found = {
    id: 'p1',
    displayName: { text: 'Menara Contoh' },
    location: { latitude: 3.157, longitude: 101.712 },
    formattedAddress: '12, Jalan Ampang, 50450 Kuala Lumpur, Malaysia',
    addressComponents: [
      { longText: '12', types: ['street_number'] },
      { longText: 'Jalan Ampang', types: ['route'] },
      { longText: 'Kuala Lumpur', types: ['locality'] },
      { longText: '50450', types: ['postal_code'] },
      { longText: 'Wilayah Persekutuan Kuala Lumpur', types: ['administrative_area_level_1'] },
      { longText: 'Malaysia', types: ['country'] },
    ],
  };
  it('map to id, name, position and address, the street in address', () => {
    expect(toPlace(found)).toEqual({
      id: 'p1',
      name: 'Menara Contoh',
      lat: 3.157,
      lng: 101.712,
      address: '12, Jalan Ampang',
      city: 'Kuala Lumpur',
      postcode: '50450',
      state: 'Wilayah Persekutuan Kuala Lumpur',
      country: 'Malaysia',
    });
  });
  it('have no street where the service names none', () => {
    const town = { ...found, formattedAddress: '46000 Petaling Jaya, Selangor', addressComponents: [{ longText: 'Petaling Jaya', types: ['locality'] }] };
    expect(toPlace(town)).toMatchObject({ address: '', city: 'Petaling Jaya' });
  });
  it('are at most a hundred, and none without a position', () => {
    expect(placesOf({ places: Array.from({ length: 150 }, () => found) })).toHaveLength(100);
    expect(placesOf({ places: [{ id: 'x' }] })).toEqual([]);
    expect(placesOf(null)).toEqual([]);
  });
  it('are searched for near Malaysia, a hundred at most', () => {
    const query = placeQuery('  Menara ');
    expect([query.textQuery, query.pageSize]).toEqual(['Menara', 100]);
    const { low, high } = query.locationBias.rectangle;
    for (const [latitude, longitude] of [
      [3.139, 101.69],
      [5.98, 116.07],
      [1.55, 110.34],
      [6.44, 100.2],
    ] as const) {
      expect(latitude > low.latitude && latitude < high.latitude && longitude > low.longitude && longitude < high.longitude).toBe(true);
    }
  });
});

it('fills the type and the key into the address of the map pictures', () => {
  expect(tileUrl('https://peta.contoh.my/{type}/{z}/{x}/{y}?key={key}', 'a&b')).toBe('https://peta.contoh.my/hybrid/{z}/{x}/{y}?key=a%26b');
  expect(tileUrl(null, 'k')).toBeNull();
  expect(tileUrl('https://contoh.my/style.json', 'k')).toBeNull();
});

import { expect, it } from 'vitest';
import { foundPlace, foundPlaceOf } from './place.schema.ts';

const place = {
  id: 'site:1',
  name: 'Tapak A',
  lat: 5.4,
  lng: 100.3,
  address: 'Lot 5',
  city: 'Butterworth',
  postcode: '12000',
  state: 'Pulau Pinang',
  country: 'Malaysia',
};

it('writes a known place as the maps service would', () => {
  const found = foundPlace.parse(foundPlaceOf(place));
  expect(found).toMatchObject({
    id: 'site:1',
    displayName: { text: 'Tapak A' },
    location: { latitude: 5.4, longitude: 100.3 },
    formattedAddress: 'Lot 5, 12000 Butterworth, Pulau Pinang, Malaysia',
  });
  const parts = Object.fromEntries(found.addressComponents.map(({ longText, types }) => [types[0], longText]));
  expect(parts).toEqual({ route: 'Lot 5', locality: 'Butterworth', administrative_area_level_1: 'Pulau Pinang', country: 'Malaysia', postal_code: '12000' });
});

it('leaves out what is not known', () => {
  const found = foundPlaceOf({ ...place, address: '', postcode: '' });
  expect(found.formattedAddress).toBe('Butterworth, Pulau Pinang, Malaysia');
  expect(found.addressComponents.map(({ types }) => types[0])).toEqual(['locality', 'administrative_area_level_1', 'country']);
});

import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

/** Fields of an address and of the pin that goes with it. */
export const PLACE_MESSAGES = defineMessages({
  ...everyday('state'),
  address1: { en: 'Address line 1', ms: 'Alamat baris 1' },
  address2: { en: 'Address line 2', ms: 'Alamat baris 2' },
  postcode: { en: 'Postcode', ms: 'Poskod' },
  city: { en: 'City', ms: 'Bandar' },
  latitude: { en: 'Latitude', ms: 'Latitud' },
  longitude: { en: 'Longitude', ms: 'Longitud' },
  radius: { en: 'Radius (metres)', ms: 'Jejari (meter)' },
  showOnMap: { en: 'Pin on map', ms: 'Pin pada peta' },
});

/** A retail outlet where promoters work. */
import { z } from 'zod';
import { latitude, line, longitude, officePhone, optional, optionalLine, postcode } from '#platform/contract/fields.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { sessionsForm } from '#platform/contract/time/sessions.ts';
import { ACTIVITY } from '../activity.ts';
import { REGIONS } from './region.ts';

export const OUTLET_TYPES = ['Hypermarket', 'Supermarket', 'Pharmacy', 'Convenience', 'Department Store', 'Other'] as const;

/** Metres around the pin within which one is there. */
export const OUTLET_RADIUS = { min: 20, max: 1000, usual: 100 } as const;

export const outletForm = z.object({
  name: line(2, 150),
  /** Empty: the next of the company's series. */
  code: optionalLine(20),
  chain: optionalLine(80),
  type: z.enum(OUTLET_TYPES),
  region: z.enum(REGIONS),
  address_1: optionalLine(190),
  address_2: optionalLine(190),
  postcode: optional(postcode()),
  city: optionalLine(100),
  state: optionalLine(60),
  country: line(2, 60),
  lat: latitude(),
  lng: longitude(),
  radius_m: z.number().int().min(OUTLET_RADIUS.min).max(OUTLET_RADIUS.max),
  contact_name: optionalLine(150),
  contact_phone: optional(officePhone()),
  sessions: sessionsForm(),
  status: z.enum(ACTIVITY),
});

export const OUTLET_TYPE_WORDS = defineMessages({
  Hypermarket: { en: 'Hypermarket', ms: 'Pasar raya besar' },
  Supermarket: { en: 'Supermarket', ms: 'Pasar raya' },
  Pharmacy: { en: 'Pharmacy', ms: 'Farmasi' },
  Convenience: { en: 'Convenience store', ms: 'Kedai serbaneka' },
  'Department Store': { en: 'Department store', ms: 'Gedung serbaneka' },
  Other: { en: 'Other', ms: 'Lain-lain' },
});

/** A place of work on the map: a branch, or whatever else has an address and a pin. */
import { addressLine } from '#platform/contract/place/address-line.ts';
import type { Site } from '../../contract/site.schema.ts';
import type { branches } from './organisation.tables.ts';

type Placed = Pick<typeof branches.$inferSelect, 'id' | 'name' | 'address_1' | 'address_2' | 'postcode' | 'city' | 'state' | 'lat' | 'lng' | 'radius_m'>;

/** A branch, or whatever else has an address and a pin, as a place of work. */
export function siteOf(branch: Placed): Site {
  return {
    id: branch.id,
    name: branch.name,
    address: addressLine({ ...branch, line_1: branch.address_1, line_2: branch.address_2 }),
    lat: branch.lat === null ? null : Number(branch.lat),
    lng: branch.lng === null ? null : Number(branch.lng),
    radius_m: branch.radius_m,
  };
}

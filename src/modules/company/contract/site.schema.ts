/** A place where people of the company work: a branch, or a site beside them. */
import { z } from 'zod';
import { id } from '#platform/contract/ids.ts';

export const site = z.object({
  id: id(),
  name: z.string(),
  /** One line; empty where none was entered. */
  address: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  /** Metres around the place within which one is there. */
  radius_m: z.number(),
});
export type Site = z.output<typeof site>;

/** The parts of Malaysia that outlets and supervisors are grouped by. */
import { defineMessages } from '#platform/contract/messages.ts';

export const REGIONS = ['Northern', 'Central', 'Southern', 'East Coast', 'Sabah', 'Sarawak'] as const;
export type Region = (typeof REGIONS)[number];

export const REGION_WORDS = defineMessages({
  Northern: { en: 'Northern', ms: 'Utara' },
  Central: { en: 'Central', ms: 'Tengah' },
  Southern: { en: 'Southern', ms: 'Selatan' },
  'East Coast': { en: 'East Coast', ms: 'Pantai Timur' },
  Sabah: { en: 'Sabah', ms: 'Sabah' },
  Sarawak: { en: 'Sarawak', ms: 'Sarawak' },
});

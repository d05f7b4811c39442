/** A card of an officer. */
import { z } from 'zod';
import { defineMessages } from '#platform/contract/messages.ts';

export const CARD_KINDS = ['Authority Card', 'Firearm Card', 'Pass'] as const;
export type CardKind = (typeof CARD_KINDS)[number];
export const CARD_STATUSES = ['Active', 'Expired', 'Lost', 'Cancelled'] as const;
export type CardStatus = (typeof CARD_STATUSES)[number];

export const CARD_KIND_NAMES = defineMessages({
  'Authority Card': { en: 'Authority card', ms: 'Kad kuasa' },
  'Firearm Card': { en: 'Firearm card', ms: 'Kad senjata api' },
  Pass: { en: 'Pass', ms: 'Pas' },
});
export const CARD_STATUS_NAMES = defineMessages({
  Active: { en: 'Active', ms: 'Aktif' },
  Expired: { en: 'Expired', ms: 'Tamat tempoh' },
  Lost: { en: 'Lost', ms: 'Hilang' },
  Cancelled: { en: 'Cancelled', ms: 'Dibatalkan' },
});

export const cardRow = z.object({
  id: z.number(),
  card_no: z.string(),
  kind: z.enum(CARD_KINDS),
  officer_id: z.number(),
  name: z.string(),
  service_no: z.string(),
  rank: z.string(),
  rank_ms: z.string(),
  issued_at: z.string(),
  expiry_at: z.string(),
  status: z.enum(CARD_STATUSES),
  /** Of an officer who is not active: it is to be returned. */
  to_return: z.boolean(),
  updated_at: z.string(),
});
export type CardRow = z.output<typeof cardRow>;

export const cardDetail = cardRow.extend({
  photo: z.string().nullable(),
  unit: z.string(),
  authority_area: z.string(),
  police_report_no: z.string().nullable(),
  returned_at: z.string().nullable(),
  reason: z.string().nullable(),
  /** The address that the printed code leads to. */
  verify_url: z.string(),
  /** The code as dark squares, row by row. */
  squares: z.array(z.string()),
});
export type CardDetail = z.output<typeof cardDetail>;

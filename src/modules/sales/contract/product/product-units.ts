/** By what a product is counted: kg with three decimals, everything else whole. */
import { defineMessages } from '#platform/contract/messages.ts';

export const UNITS = ['unit', 'box', 'pack', 'bottle', 'kg'] as const;
export type Unit = (typeof UNITS)[number];

export const UNIT_WORDS = defineMessages({
  unit: { en: 'Unit', ms: 'Unit' },
  box: { en: 'Box', ms: 'Kotak' },
  pack: { en: 'Pack', ms: 'Pek' },
  bottle: { en: 'Bottle', ms: 'Botol' },
  kg: { en: 'kg', ms: 'kg' },
});

/** May so much of it be counted? */
export const isCountable = (unit: Unit, quantity: number) =>
  unit === 'kg' ? Math.abs(quantity * 1000 - Math.round(quantity * 1000)) < 1e-6 : Number.isInteger(quantity);

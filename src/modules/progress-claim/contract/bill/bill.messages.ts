import { defineMessages, type Text } from '#platform/contract/messages.ts';
import type { ItemKind } from './bill.register.ts';

export const ITEM_KIND_NAMES: Readonly<Record<ItemKind, Text>> = defineMessages({
  Section: { en: 'Section', ms: 'Bahagian' },
  Item: { en: 'Item', ms: 'Item' },
  Preliminary: { en: 'Preliminary', ms: 'Kerja awalan' },
  'PC Sum': { en: 'PC sum', ms: 'Wang kos prima' },
  'Provisional Sum': { en: 'Provisional sum', ms: 'Wang peruntukan' },
  Adjustment: { en: 'Adjustment', ms: 'Pelarasan' },
});

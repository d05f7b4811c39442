/** Entries of the stock ledger. */
import { defineMessages } from '#platform/contract/messages.ts';

/** Those of the specification: what an outlet had, what came, what was sold. */
export const STOCK_ENTRY_TYPES = ['opening', 'replenishment', 'sale'] as const;
/** What else leaves a shelf or comes back to it (`docs/decisions/0143-other-movements-of-stock.md`). */
const STOCK_OTHER_TYPES = ['sale return', 'sampled', 'damaged', 'returned', 'transferred'] as const;
export const STOCK_TYPES = [...STOCK_ENTRY_TYPES, ...STOCK_OTHER_TYPES] as const;
export type StockType = (typeof STOCK_TYPES)[number];

/** What an entry does to the balance; an opening sets it. */
export const STOCK_SIGNS = {
  opening: 0,
  replenishment: 1,
  'sale return': 1,
  sale: -1,
  sampled: -1,
  damaged: -1,
  returned: -1,
  transferred: -1,
} as const satisfies Record<StockType, -1 | 0 | 1>;

/** Those that the office records outside of a schedule, always with a reason. */
export const MOVED_TYPES = ['replenishment', 'damaged', 'returned', 'transferred'] as const satisfies readonly StockType[];

/** Those that need a reason. */
export const REASONED_TYPES: ReadonlySet<StockType> = new Set(['sampled', 'damaged', 'returned', 'transferred']);

export const STOCK_TYPE_WORDS = defineMessages({
  opening: { en: 'Opening', ms: 'Stok awal' },
  replenishment: { en: 'Replenishment', ms: 'Tambahan stok' },
  sale: { en: 'Sale', ms: 'Jualan' },
  'sale return': { en: 'Returned sale', ms: 'Pulangan jualan' },
  sampled: { en: 'Sampled', ms: 'Sampel' },
  damaged: { en: 'Damaged or expired', ms: 'Rosak atau luput' },
  returned: { en: 'Returned to the store', ms: 'Dipulangkan ke stor' },
  transferred: { en: 'Moved to another outlet', ms: 'Dipindahkan ke outlet lain' },
});

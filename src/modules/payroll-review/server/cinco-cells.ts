/** Cells that the parts of the Cinco report share. */
import { toRinggit, type Sen } from '#platform/contract/money.ts';
import type { Text } from '#platform/contract/messages.ts';
import type { TableRow } from '#platform/server/documents/pdf-layout.ts';

export const SIZE = 8.5;

export type Say = (text: Text) => string;

export const total = (...cells: TableRow['cells']): TableRow => ({ cells, style: 'total' });

/** Taken off; nothing is 0.00 without a sign. */
export const less = (amount: Sen) => (amount === 0 ? 0 : -toRinggit(amount));

export const money = (header: string, width = 75) => ({ header, kind: 'money' as const, width });

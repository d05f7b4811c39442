/** One line of the MTD worksheet: amount, limit, and the note in both languages. */
import { say, type Text } from '#platform/contract/messages.ts';
import { ZERO, formatPrice, toRinggit, type Sen } from '#platform/contract/money.ts';
import { worksheetNotes, type WorksheetLine } from './worksheet.params.ts';
import type { WorksheetItem } from './worksheet.schema.ts';

export interface WorksheetAmount {
  readonly amount: Sen;
  /** What the person typed, where a limit may reduce it. */
  readonly entered?: Sen;
  readonly limit?: Sen;
  readonly used?: Sen;
  readonly note?: Text;
}

const price = (amount: Sen): string => formatPrice(toRinggit(amount));

/** `selected` false: the person does not claim the item, and it counts as 0. */
export function worksheetItem(line: Pick<WorksheetLine, 'id' | 'key' | 'title' | 'editable'>, selected: boolean, fill: WorksheetAmount): WorksheetItem {
  const amount = line.editable && !selected ? ZERO : fill.amount;
  const reduced = fill.entered !== undefined && fill.entered > amount && selected;
  const text = (locale: 'en' | 'ms'): string => {
    const parts: string[] = [];
    if (reduced) parts.push(say(worksheetNotes.reduced, locale, { from: price(fill.entered ?? ZERO), to: price(amount) }));
    if (fill.limit !== undefined) parts.push(`${say(worksheetNotes.used, locale, { used: price(fill.used ?? ZERO), limit: price(fill.limit) })}.`);
    if (fill.note) parts.push(fill.note[locale]);
    return parts.join(' ');
  };
  return {
    id: line.id,
    title: line.title.en,
    title_malay: line.title.ms,
    key: line.key,
    amount: toRinggit(amount),
    editable: line.editable,
    ...(fill.limit === undefined ? {} : { limit: toRinggit(fill.limit), used: toRinggit(fill.used ?? ZERO) }),
    reduced,
    note: text('en'),
    note_malay: text('ms'),
    selected: selected && amount > 0,
  };
}

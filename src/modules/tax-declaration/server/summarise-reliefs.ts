/** The year of an employee's reliefs: each item with its limit, what is used, what waits and what is left. Pure. */
import { atLeastZero, fromRinggit, minSen, sen, subtract, toRinggit, type Sen } from '#platform/contract/money.ts';
import { declarableItems, type DeclarableItem, type DeclarationLaw } from '../contract/relief-items.ts';
import type { ReliefSummary } from '../contract/relief.schema.ts';
import type { YearAmounts } from './relief.store.ts';

const MONTHS = 12;

export function summariseReliefs(year: number, thisYear: number, law: DeclarationLaw, amounts: YearAmounts): Omit<ReliefSummary, 'previous_employer'> {
  const items = declarableItems(`${year}-12`, law);
  const taken = (key: string): Sen => sen(fromRinggit(amounts.used[key] ?? 0) + fromRinggit(amounts.waiting[key] ?? 0));
  const room = (limit: number | null, keys: readonly string[]): Sen | null =>
    limit === null ? null : atLeastZero(subtract(fromRinggit(limit), ...keys.map(taken)));
  const leftOf = ({ key, limit, group_key, group_limit }: DeclarableItem): number | null => {
    const own = room(limit, [key]);
    const group = room(
      group_limit,
      items.filter((each) => each.group_key === group_key).map((each) => each.key),
    );
    const least = own === null ? group : group === null ? own : minSen(own, group);
    return least === null ? null : toRinggit(least);
  };
  const months = Array.from({ length: MONTHS }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
  return {
    year,
    items: items.map((item) => ({
      key: item.key,
      id: item.id,
      title: item.title.en,
      title_malay: item.title.ms,
      group: item.group?.en ?? null,
      group_malay: item.group?.ms ?? null,
      limit: item.limit ?? item.group_limit,
      used: amounts.used[item.key] ?? 0,
      waiting: amounts.waiting[item.key] ?? 0,
      left: leftOf(item),
      note: item.note?.en ?? '',
      note_malay: item.note?.ms ?? '',
    })),
    open_months: year === thisYear ? months.filter((month) => !amounts.locked.includes(month)) : [],
  };
}

/** What an employee may declare on TP1: the items of section C of the worksheet, and the rebates of section D. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Text } from '#platform/contract/messages.ts';
import { toRinggit } from '#platform/contract/money.ts';
import { inForce } from '#modules/statutory/contract/choose-in-force.ts';
import { RULE_SETS, type RuleSetName } from '#modules/statutory/contract/rule-set.params.ts';
import type { UnsettledReadings } from '#modules/statutory/contract/unsettled.params.ts';
import { RELIEF_ITEMS, reliefItemsAt, type ReliefItem } from '#modules/statutory/contract/mtd/worksheet-reliefs.params.ts';
import { SECTION_D } from '#modules/statutory/contract/mtd/worksheet.params.ts';

/** Zakat that payroll does not deduct; it reduces the tax, not the pay. */
export const ZAKAT = 'zakat';
export const JOURNEY = 'religious_journey';
/** Claimed from the contributions by payroll itself where the setting says so, else declared like any other. */
const SOCSO = 'socso_contribution';

export interface DeclarableItem {
  readonly key: string;
  /** Number on the worksheet, e.g. `C4c`. */
  readonly id: string;
  readonly title: Text;
  /** Title of the group that bounds it, too. */
  readonly group: Text | null;
  /** Key of the group. */
  readonly group_key: string | null;
  /** Ringgit a year: the item's own limit, or null. */
  readonly limit: number | null;
  readonly group_limit: number | null;
  readonly note: Text | null;
}

const REBATES: readonly DeclarableItem[] = [
  {
    key: ZAKAT,
    id: 'D1',
    title: { en: 'Zakat paid otherwise than from the salary', ms: 'Zakat yang dibayar selain melalui potongan gaji' },
    group: null,
    group_key: null,
    limit: null,
    group_limit: null,
    note: null,
  },
  ...SECTION_D.filter(({ key }) => key === JOURNEY).map(({ key, id, title }): DeclarableItem => ({
    key,
    id,
    title,
    group: null,
    group_key: null,
    limit: null,
    group_limit: null,
    note: { en: 'Two claims in a lifetime.', ms: 'Dua tuntutan seumur hidup.' },
  })),
];

/** The law by which a company pays, as far as it says what may be declared. */
export interface DeclarationLaw {
  readonly rule_set: RuleSetName;
  readonly readings: Pick<UnsettledReadings, 'socso_relief'>;
}

/** Items of a month of payment, limits in ringgit a year. Parts stand alone; their group bounds their sum. */
export function declarableItems(month: string, law: DeclarationLaw): DeclarableItem[] {
  const at = RULE_SETS[law.rule_set].mtd.reliefsAsOf ?? month;
  const automatic = law.rule_set === 'specification' || law.readings.socso_relief === 'automatic';
  const limitOf = (item: ReliefItem) => {
    const limit = inForce(item.limits, at)?.value;
    return limit === undefined ? null : toRinggit(limit);
  };
  const reliefs = reliefItemsAt(at).filter(({ key }) => !(automatic && key === SOCSO));
  const items = reliefs.flatMap((item) =>
    (item.parts ?? [item]).map((each): DeclarableItem => ({
      key: each.key,
      id: each.id,
      title: each.title,
      group: item.parts ? item.title : null,
      group_key: item.parts ? item.key : null,
      limit: limitOf(each),
      group_limit: item.parts ? limitOf(item) : null,
      note: inForce(each.notes, at)?.value ?? null,
    })),
  );
  return [...items, ...REBATES];
}

const TITLES = new Map<string, { readonly id: string; readonly title: Text }>([
  ...RELIEF_ITEMS.flatMap((item) => [item, ...(item.parts ?? [])]).map(({ key, id, title }) => [key, { id, title }] as const),
  ...REBATES.map(({ key, id, title }) => [key, { id, title }] as const),
]);
export const reliefTitle = (key: string): Text => TITLES.get(key)?.title ?? { en: key, ms: key };

export const monthDate = (month: string) => `${month}-01` as CalendarDate;

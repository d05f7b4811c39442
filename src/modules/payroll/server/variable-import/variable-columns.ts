/** The columns of the sheet: who, hours and days, and one for each item of the company. */
import { z } from 'zod';
import { money } from '#platform/contract/fields.ts';
import { LOCALES } from '#platform/contract/messages.ts';
import { hoursCell, minutesCell, numberCell } from '#platform/server/imports/import-cell.schema.ts';
import type { ImportColumn } from '#platform/server/imports/import-definition.ts';
import { PERSON_COLUMNS } from '#modules/employee/server/public.ts';
import type { WorkedTime } from '../../contract/payroll-inputs.ts';
import type { ItemRecord } from '../item/payroll-item.store.ts';
import { VARIABLE } from './variable.messages.ts';

const HOURS = z.number().min(0).max(744).multipleOf(0.01);
const DAYS = z.number().min(0).max(31).multipleOf(0.01);
const MINUTES = z.number().int().min(0).max(44_640);

export const TIME_COLUMNS = [
  { key: 'overtime_hours', cell: hoursCell(HOURS), header: { en: 'Overtime hours', ms: 'Jam kerja lebih masa' } },
  { key: 'rest_day_hours', cell: hoursCell(HOURS), header: { en: 'Rest day hours', ms: 'Jam hari rehat' } },
  { key: 'rest_day_ot_hours', cell: hoursCell(HOURS), header: { en: 'Rest day overtime hours', ms: 'Jam lebih masa hari rehat' } },
  { key: 'holiday_hours', cell: hoursCell(HOURS), header: { en: 'Public holiday hours', ms: 'Jam cuti umum' } },
  { key: 'holiday_ot_hours', cell: hoursCell(HOURS), header: { en: 'Public holiday overtime hours', ms: 'Jam lebih masa cuti umum' } },
  { key: 'normal_hours', cell: hoursCell(HOURS), header: { en: 'Normal hours', ms: 'Jam biasa' } },
  { key: 'worked_days', cell: numberCell(DAYS), header: { en: 'Days worked', ms: 'Hari bekerja' } },
  { key: 'unpaid_leave_days', cell: numberCell(DAYS), header: { en: 'Unpaid leave days', ms: 'Hari cuti tanpa gaji' } },
  { key: 'absent_days', cell: numberCell(DAYS), header: { en: 'Days absent', ms: 'Hari tidak hadir' } },
  { key: 'late_minutes', cell: minutesCell(MINUTES), header: { en: 'Minutes late', ms: 'Minit lewat' } },
] as const satisfies readonly { key: keyof WorkedTime; cell: z.ZodType; header: { en: string; ms: string } }[];

/** A cell left empty, or a column left out, changes nothing; 0 takes the amount away. */
export type VariableLine = Readonly<Record<string, string | number | null | undefined>>;

export const itemKey = ({ id }: Pick<ItemRecord, 'id'>) => `item_${id}`;

/** Deductions that orders, leave and hours write by themselves are not entered here. */
const isEntered = ({ is_system, code, deleted_at }: ItemRecord) => deleted_at === null && !is_system && code !== 'CP38';

/** Items in the order of the catalogue, those switched off too, so that a cell for one of them can say so. */
export const enteredItems = (items: ReadonlyMap<number, ItemRecord>): readonly ItemRecord[] =>
  [...items.values()].filter(isEntered).sort((a, b) => (a.kind === b.kind ? a.id - b.id : a.kind === 'Earning' ? -1 : 1));

const WHO: readonly ImportColumn[] = Object.values(PERSON_COLUMNS);
/** Not of the file: what the check shows beside its values. */
const SHOWN: readonly ImportColumn[] = [
  { key: 'shown_payroll', header: VARIABLE.payroll, cell: z.unknown(), untold: true },
  { key: 'shown_net', header: VARIABLE.net, cell: z.unknown(), kind: 'money', untold: true },
];

export function variableColumns(items: readonly ItemRecord[]): ImportColumn[] {
  const time: ImportColumn[] = TIME_COLUMNS.map(({ key, cell, header }) => ({ key, header, cell, kind: 'number' }));
  const taken = new Set([...WHO, ...SHOWN, ...time].flatMap(({ header }) => LOCALES.map((locale) => header[locale].toLowerCase())));
  const ofItems = items.map((item): ImportColumn => {
    const names = { en: item.name, ms: item.name_ms ?? item.name };
    // Two items may share a name: the second is told apart by its code or its number.
    const isTaken = LOCALES.some((locale) => taken.has(names[locale].toLowerCase()));
    const mark = isTaken ? ` ${item.code ?? `#${item.id}`}` : '';
    const header = { en: `${names.en}${mark}`, ms: `${names.ms}${mark}` };
    for (const locale of LOCALES) taken.add(header[locale].toLowerCase());
    return { key: itemKey(item), header, cell: numberCell(money()), kind: 'money', ...(item.status !== 'Active' && { untold: true }) };
  });
  return [...WHO, ...time, ...ofItems, ...SHOWN];
}

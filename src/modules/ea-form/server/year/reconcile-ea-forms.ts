import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { add, fromRinggit, toRinggit, ZERO, type Sen } from '#platform/contract/money.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import type { reconcileEaForms as endpoint } from '../../contract/ea-year.endpoints.ts';
import { reconcileEa, type PaidMonth } from '../../contract/reconcile-ea.ts';
import { partsOfYear, type FormParts } from '../ea-form.store.ts';
import { cp39Months, paidMonths, taxOwed } from './ea-paid.store.ts';
import { eaYear } from '../generate-ea-forms.ts';

const SHOWN = 500;
const sum = (values: readonly number[]): number => toRinggit(values.reduce<Sen>((total, value) => add(total, fromRinggit(value)), ZERO));

function monthsOf(paid: readonly PaidMonth[], forms: readonly FormParts[], cp39: ReadonlyMap<number, { total: number; employees: number }>) {
  const seen = forms.flatMap(({ months }) => months);
  return Array.from({ length: 12 }, (_, i) => i + 1).flatMap((month) => {
    const own = paid.filter((each) => each.month === month);
    const by = seen.filter((each) => each.month === month);
    if (own.length === 0 && by.length === 0) return [];
    const of = (key: 'gross' | 'epf' | 'perkeso' | 'mtd' | 'cp38' | 'zakat') => sum(own.map((each) => each[key]));
    const ea = (key: 'gross' | 'mtd' | 'cp38') => sum(by.map((each) => each[key]));
    const file = cp39.get(month);
    return [
      {
        month,
        payslips: own.length,
        gross: of('gross'),
        epf: of('epf'),
        perkeso: of('perkeso'),
        mtd: of('mtd'),
        cp38: of('cp38'),
        zakat: of('zakat'),
        ea_gross: ea('gross'),
        ea_mtd: ea('mtd'),
        ea_cp38: ea('cp38'),
        cp39: file?.total ?? 0,
        cp39_employees: file?.employees ?? 0,
      },
    ];
  });
}

const peopleOf = (rows: readonly { readonly employee_id: number }[]) => [...new Set(rows.map(({ employee_id }) => employee_id))];

/** Nothing is assumed: the sums of the payslips are read anew from the payrolls, the forms say what they saw. */
export async function reconcileEaForms(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const year = eaYear(ctx, input.year);
  const [forms, paid, cp39] = await pipeline(
    ctx,
    () => partsOfYear(ctx, year),
    () => paidMonths(ctx, year),
    () => cp39Months(ctx, year),
  );
  const paidPeople = peopleOf(paid);
  const seen = reconcileEa(paid, forms);
  const [owed, named] = await pipeline(
    ctx,
    () => taxOwed(ctx, year, paidPeople),
    () => getEmployees(ctx, peopleOf(seen.slice(0, SHOWN))),
  );
  const all = [...seen, ...owed];
  const shown = all.slice(0, SHOWN);
  const people = new Map(named.map((person) => [person.id, person]));
  const others = peopleOf(shown).filter((id) => !people.has(id));
  for (const person of await getEmployees(ctx, others)) people.set(person.id, person);
  const formOf = new Map(forms.map(({ employee_id, id }) => [employee_id, id]));
  return {
    data: {
      year,
      employees: paidPeople.length,
      forms: forms.length,
      months: monthsOf(paid, forms, cp39),
      differences: shown.map((difference) => ({
        ...difference,
        form_id: formOf.get(difference.employee_id) ?? null,
        name: people.get(difference.employee_id)?.name ?? '',
        employee_code: people.get(difference.employee_id)?.employee_code ?? '',
      })),
      count: all.length,
    },
  };
}

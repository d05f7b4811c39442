/** Composes and writes the forms of some employees: a handful of queries whatever their number. Manual lines and serial numbers stay. */
import { fromRinggit, type Sen } from '#platform/contract/money.ts';
import { nextNumbers } from '#platform/server/numbers/next-number.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { companyLetterhead } from '#modules/company/server/public.ts';
import { payrollPeople, type PayrollPerson } from '#modules/employee/server/public.ts';
import { composeEaForm } from '../contract/compose-ea-form.ts';
import type { EaPayroll } from '../contract/ea-form.facts.ts';
import { EA_ERRORS } from '../contract/ea-form.messages.ts';
import type { EaEmployer, EaPayload, ManualLine } from '../contract/ea-form.schema.ts';
import { totalB, totalBoxes } from '../contract/total-ea-form.ts';
import { findItems } from '#modules/payroll/server/public.ts';
import { composePerson } from './compose-person.ts';
import type { RunFailure } from './ea-form.tables.ts';
import { formsOf, writeForms, type WrittenForm } from './ea-form.store.ts';
import { extrasOf, openingsOfYear, payrollsOfYear, type EaExtra, type YearPayroll } from './year/ea-year.store.ts';
import { voluntaryEpf } from './year/voluntary-epf.ts';

const SERIES = 'ea_form';
const PREFIX = 'EA';

/** What all forms of a company share. */
export interface EaFixture {
  readonly employer: EaEmployer;
  readonly fields: ReadonlyMap<number, string | null>;
}

export async function eaFixture(ctx: Ctx): Promise<EaFixture> {
  const [{ name, registration_no, address, phone, contribution }, items] = await pipeline(
    ctx,
    () => companyLetterhead(ctx),
    () => findItems(ctx),
  );
  return {
    employer: {
      name,
      registration_no,
      address: [...address],
      phone,
      tax_no: contribution.tax_no,
      tax_branch: contribution.tax_branch,
      officer_name: contribution.officer_name,
      officer_position: contribution.officer_position,
    },
    fields: new Map([...items.values()].map(({ id, ea_field }) => [id, ea_field])),
  };
}

export interface MadeForms {
  readonly generated: number;
  /** Published ones that stayed as they were. */
  readonly kept: number;
  readonly failed: readonly RunFailure[];
}

export async function makeEaForms(ctx: Ctx, services: EaFixture, year: number, ids: readonly number[], replace: boolean): Promise<MadeForms> {
  if (ids.length === 0) return { generated: 0, kept: 0, failed: [] };
  const people = await payrollPeople(ctx, { ids });
  const existing = await formsOf(ctx, ids, year);
  const stored = replace
    ? new Set<number>()
    : new Set([...existing.values()].filter(({ status }) => status === 'Published').map(({ employee_id }) => employee_id));
  const due = people.filter(({ id }) => !stored.has(id));
  const dueIds = due.map(({ id }) => id);
  const payrolls = await payrollsOfYear(ctx, dueIds, year);
  const openings = await openingsOfYear(ctx, dueIds, year);
  const extras = await extrasOf(ctx, dueIds);
  const voluntary = await voluntaryEpf(ctx, [...payrolls.values()].flat());
  const failed: RunFailure[] = [];
  const forms: WrittenForm[] = [];
  for (const person of due) {
    const own = payrolls.get(person.id) ?? [];
    const opening = openings.get(person.id) ?? null;
    const before = existing.get(person.id);
    if (own.length === 0 && opening === null) {
      failed.push({ employee_id: person.id, name: person.name, reason: { en: say(EA_ERRORS.noPay.en, year), ms: say(EA_ERRORS.noPay.ms, year) } });
      continue;
    }
    const payload = payloadOf(services, { year, person, extra: extras.get(person.id), own, opening, voluntary });
    forms.push({
      id: before?.id ?? null,
      employee_id: person.id,
      serial_no: before?.serial_no ?? '',
      from: before?.status ?? null,
      payload,
      ...totalsOf(payload, before?.manual ?? []),
    });
  }
  const fresh = forms.filter(({ id }) => id === null);
  const numbers = fresh.length > 0 ? await nextNumbers(ctx, SERIES, PREFIX, fresh.length, year) : [];
  const serials = new Map(fresh.map(({ employee_id }, index) => [employee_id, numbers[index] as string]));
  await writeForms(
    ctx,
    year,
    forms.map((form) => ({ ...form, serial_no: serials.get(form.employee_id) ?? form.serial_no })),
  );
  return { generated: forms.length, kept: stored.size, failed };
}

const say = (pattern: string, year: number) => pattern.replace('{year}', String(year));

interface Gathered {
  readonly year: number;
  readonly person: PayrollPerson;
  readonly extra: EaExtra | undefined;
  readonly own: readonly YearPayroll[];
  readonly opening: Parameters<typeof composeEaForm>[0]['opening'];
  readonly voluntary: ReadonlyMap<number, number>;
}

function payloadOf({ employer, fields }: EaFixture, { year, person, extra, own, opening, voluntary }: Gathered): EaPayload {
  const who = composePerson(year, person, extra ?? { employment_type: 'Permanent', inactive_at: person.inactive_at }, own);
  const composed = composeEaForm({
    year,
    payrolls: own.map((payroll): EaPayroll => ({ ...payroll, epf_voluntary: voluntary.get(payroll.id) ?? 0 })),
    opening,
    fields,
    joined_at: who.joined_at,
    left_at: who.left_at,
    child_relief: who.child_relief,
    has_tax_no: Boolean(person.tax_no),
    has_identity: Boolean(person.identity_number ?? person.passport),
  });
  return { person: who.person, employer, ...composed };
}

/** The three figures of the list, manual lines included. */
export function totalsOf(payload: Pick<EaPayload, 'boxes'>, manual: readonly ManualLine[]): { gross: Sen; epf: Sen; mtd: Sen } {
  const totals = totalBoxes(payload.boxes, manual);
  return { gross: fromRinggit(totalB(totals)), epf: fromRinggit(totals.E1), mtd: fromRinggit(totals.D1) };
}

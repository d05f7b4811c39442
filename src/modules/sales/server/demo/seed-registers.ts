/** Clients, products, outlets, supervisors and promoters of the demo. */
import { addMonths, addYears, type CalendarDate } from '#platform/contract/dates.ts';
import { birthDateOf } from '#platform/contract/identity-number.ts';
import { fromRinggit } from '#platform/contract/money.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import type { DemoStaff } from '#modules/employee/server/demo/employee.demo.ts';
import { setMembership } from '#modules/identity/server/public.ts';
import { demoUser } from '#modules/identity/server/demo/identity.demo.ts';
import { findBanks } from '#modules/reference/server/public.ts';
import { checkDigitOf } from '../../contract/product/barcode.ts';
import { salesClients } from '../tables/client.tables.ts';
import { salesOutlets, salesOutletSupervisors, salesSupervisors } from '../tables/outlet.tables.ts';
import { salesProducts } from '../tables/product.tables.ts';
import { salesPromoters } from '../tables/promoter.tables.ts';
import { DEMO_CLIENTS } from './demo-clients.ts';
import { DEMO_OUTLETS } from './demo-outlets.ts';
import { DEMO_PROMOTERS, restDayOf } from './demo-promoters.ts';

const numbered = (prefix: string, digits: number, at: number) => `${prefix}${String(at + 1).padStart(digits, '0')}`;
const barcodeOf = (digits: string) => `${digits}${checkDigitOf(digits)}`;
const SHOP_HOURS = [{ start_time: '10:00', end_time: '22:00' }] as never;

export async function seedRegisters(stage: DemoStage, staff: DemoStaff) {
  const { tx, today } = stage;
  const { company_id } = staff;
  const clients = await tx.db
    .insert(salesClients)
    .values(DEMO_CLIENTS.map(({ products: _products, ...client }, at) => ({ ...client, company_id, code: numbered('CL', 3, at) })))
    .returning();
  const products = await tx.db
    .insert(salesProducts)
    .values(
      clients.flatMap((client, nth) =>
        (DEMO_CLIENTS[nth]?.products ?? []).map((product, at) => ({
          ...product,
          company_id,
          client_id: client.id,
          sku: `${client.code}-${numbered('P', 2, at)}`,
          barcode: barcodeOf(`95512340${nth}${String(at).padStart(3, '0')}`),
        })),
      ),
    )
    .returning();
  const outlets = await tx.db
    .insert(salesOutlets)
    .values(
      DEMO_OUTLETS.map((outlet, at) => ({
        ...outlet,
        company_id,
        code: numbered('OT', 3, at),
        sessions: SHOP_HOURS,
        contact_name: 'Pengurus Outlet',
        contact_phone: `+6035555${String(2000 + at)}`,
      })),
    )
    .returning();
  const supervisors = staff.people.filter(({ record }) => record.spm_supervisor && record.status === 'Active');
  const regions = ['Central', 'Central', 'Central', 'Northern', 'Southern'] as const;
  await tx.db
    .insert(salesSupervisors)
    .values(supervisors.map(({ id }, at) => ({ company_id, employee_id: id, regions: [regions[at % regions.length] ?? ('Central' as const)] })));
  const since = addMonths(today, -6);
  const placed = outlets.flatMap((outlet, at) => {
    const person = supervisors[at % Math.max(1, supervisors.length)];
    return person
      ? [
          {
            company_id,
            outlet_id: outlet.id,
            employee_id: person.id,
            from_date: person.record.company_joined_at > since ? person.record.company_joined_at : since,
          },
        ]
      : [];
  });
  await tx.db.insert(salesOutletSupervisors).values(placed);
  const promoters = await seedPromoters(stage, staff);
  return { clients, products, outlets, supervisors, promoters };
}

/** From this promoter on they work in the second project. */
const SECOND_PROJECT = 11;

async function seedPromoters(stage: DemoStage, { company_id, people }: DemoStaff) {
  const { tx, today, now } = stage;
  const [bank] = await findBanks(tx);
  // One of them is on the payroll: the same person in both registers.
  const own = people.find(({ position, record }) => position === 'Sales Executive' && record.status === 'Active' && record.identity_number !== null);
  const values = DEMO_PROMOTERS.map(({ account, born, ...person }, at) => {
    const user = account && demoUser(stage, account);
    const employee = person.engagement === 'Employee' ? own : undefined;
    const identity_number = employee?.record.identity_number ?? `${born}-14-${String(5001 + at * 2 + (person.gender === 'Male' ? 0 : 1)).padStart(4, '0')}`;
    // One of them has no account yet, so that a payout shows what is missing.
    const paid = at === 8 || !bank ? {} : { bank_id: bank.id, bank_account_no: `1640${String(10_000_000 + at * 731)}` };
    return {
      ...person,
      ...paid,
      company_id,
      user_id: user?.userId ?? null,
      ...(employee && { employee_id: employee.id, name: employee.record.name, gender: employee.record.gender }),
      code: numbered('PR', 4, at),
      identity_number,
      dob: birthDateOf(identity_number),
      phone: `+6014555${String(3000 + at)}`,
      email: account ? `${account}@demo.my` : `promoter${at + 1}@demo.example`,
      rest_day: person.engagement === 'Contractor' ? null : restDayOf(at < SECOND_PROJECT ? at : at - SECOND_PROJECT),
      daily_rate: fromRinggit(90),
      shirt_size: ['S', 'M', 'L', 'XL'][at % 4] ?? 'M',
      engagement_reason: person.engagement === 'Contractor' ? 'Runs a registered promotion business and sets her own hours' : null,
      typhoid_until: addYears(addMonths(today, -at), 2),
      food_handler_until: addYears(today, 1),
      joined_at: addMonths(today, -8),
      agreed_at: account ? now.toISOString() : null,
      rating: at % 3 === 0 ? '4.5' : null,
      ...(at === DEMO_PROMOTERS.length - 1 && {
        status: 'Inactive' as const,
        inactive_at: addMonths(today, -1) as CalendarDate,
        inactive_reason: 'Found another job',
      }),
    };
  });
  const rows = await tx.db.insert(salesPromoters).values(values).returning();
  for (const { id, user_id } of rows) if (user_id !== null) await setMembership(tx, company_id, user_id, { promoter_id: id });
  return rows;
}

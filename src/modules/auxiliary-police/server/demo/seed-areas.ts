/** Areas of the gazette, and orders of the police for duty outside them: one over, one to come. */
import { addDays, addMonths, calendarDate } from '#platform/contract/dates.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import { asmAreas, asmOrders } from '../duty/duty.tables.ts';
import type { OfficerRecord } from '../unit.tables.ts';

export async function seedAreas({ tx: { db }, today: now }: DemoStage, company_id: number, officers: readonly OfficerRecord[]): Promise<void> {
  const today = calendarDate(now);
  const gazette = { company_id, gazette_no: 'P.U.(B) 415/2023', gazetted_at: addMonths(today, -34) };
  await db.insert(asmAreas).values([
    { ...gazette, name: 'Premises of the company in Shah Alam', places: 'Head office\nGudang Seksyen 15', address: 'Persiaran Contoh, Seksyen 15, Shah Alam' },
    { ...gazette, name: 'Premises of the company in Klang', places: 'Hospital Contoh', address: 'Jalan Contoh, Klang' },
  ]);
  const chosen = (from: number) => officers.slice(from, from + 4).map(({ id }) => id);
  const order = (reference: string, given: number, start: number, days: number, place: string, purpose: string, from: number) => ({
    company_id,
    reference,
    order_date: addDays(today, given),
    start_date: addDays(today, start),
    end_date: addDays(today, start + days - 1),
    place,
    purpose,
    officer_ids: chosen(from),
  });
  await db
    .insert(asmOrders)
    .values([
      order('IPK/SEL/OPS/118', -30, -21, 2, 'Stadium Contoh', 'Final of the state cup: entrances and car park', 5),
      order('IPK/SEL/OPS/131', -2, 6, 1, 'Dewan Contoh', 'Graduation day: traffic and guests', 12),
    ]);
}

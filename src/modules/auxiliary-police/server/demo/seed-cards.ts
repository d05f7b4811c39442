/** Cards of the demo: one for each officer, firearm cards for some; expired, lost, to be returned and ending soon among them. */
import { createHash } from 'node:crypto';
import { addDays, addMonths, calendarDate } from '#platform/contract/dates.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import { asmCards, type CardRecord } from '../card/card.tables.ts';
import type { SeededUnit } from './seed-unit.ts';

const codeOf = (number: string) => createHash('sha256').update(`demo ${number}`).digest('base64url').slice(0, 24);

export async function seedCards(stage: DemoStage, { company_id, officers }: SeededUnit): Promise<void> {
  const today = calendarDate(stage.today);
  const statusOf = (at: number): Partial<CardRecord> =>
    at === 5
      ? { status: 'Lost', police_report_no: 'SHA/004417/26', reason: 'Lost on the way home' }
      : at === 9
        ? { status: 'Expired', issued_at: addMonths(today, -25), expiry_at: addDays(today, -8) }
        : at === 3
          ? { expiry_at: addDays(today, 25) }
          : {};
  const card = (kind: CardRecord['kind'], prefix: string, place: number) => {
    const officer = officers[place];
    if (!officer) return [];
    const card_no = `${prefix}-${String(1000 + place * 3)}`;
    const row = {
      company_id,
      officer_id: officer.id,
      card_no,
      kind,
      rank_id: officer.rank_id,
      issued_at: addMonths(today, -10),
      expiry_at: officer.appointment_expiry,
      code: codeOf(card_no),
    };
    return [{ ...row, ...(kind === 'Authority Card' && statusOf(place)) }];
  };
  const places = officers.map((_officer, place) => place);
  await stage.tx.db
    .insert(asmCards)
    .values([
      ...places.slice(0, 16).flatMap((place) => card('Authority Card', 'KK', place)),
      ...[0, 2, 3, 6].flatMap((place) => card('Firearm Card', 'KS', place)),
    ]);
}

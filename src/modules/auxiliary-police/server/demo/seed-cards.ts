/** Cards of the demo: one for each officer, firearm cards for some; expired, lost, to be returned and ending soon among them. */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { addDays, addMonths, calendarDate } from '#platform/contract/dates.ts';
import { fixedClock } from '#platform/server/clock/clock.ts';
import type { DemoStage } from '#platform/server/demo/demo-step.ts';
import { insertFile } from '#platform/server/files/file.store.ts';
import { storeUpload } from '#platform/server/files/save-file.ts';
import { asmCards, type CardRecord } from '../card/card.tables.ts';
import { portraitOf } from './portrait.ts';
import type { SeededUnit } from './seed-unit.ts';

const codeOf = (number: string) => createHash('sha256').update(`demo ${number}`).digest('base64url').slice(0, 24);

/** A drawn portrait on each card, the same on all cards of an officer. */
async function putPhotos({ tx, files, now }: DemoStage, userId: number, cards: readonly CardRecord[]): Promise<void> {
  const officers = [...new Set(cards.map(({ officer_id }) => officer_id))];
  for (const { id, company_id, officer_id, card_no } of cards) {
    const picture = await sharp(Buffer.from(portraitOf(officers.indexOf(officer_id))))
      .jpeg()
      .toBuffer();
    const by = { companyId: company_id, userId };
    const stored = await storeUpload({ files, clock: fixedClock(now.toISOString()) }, picture, `${card_no}.jpg`, by, { field: 'photo' });
    const { uuid } = await insertFile(tx, { ...stored, subject_type: 'asm_card', subject_id: id });
    await tx.db.update(asmCards).set({ photo_file: uuid }).where(eq(asmCards.id, id));
  }
}

export async function seedCards(stage: DemoStage, userId: number, { company_id, officers }: SeededUnit): Promise<void> {
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
  const cards = await stage.tx.db
    .insert(asmCards)
    .values([
      ...places.slice(0, 16).flatMap((place) => card('Authority Card', 'KK', place)),
      ...[0, 2, 3, 6].flatMap((place) => card('Firearm Card', 'KS', place)),
    ])
    .returning();
  await putPhotos(stage, userId, cards);
}

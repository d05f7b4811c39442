/** Effects of applications for cards. */
import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { guardUnique } from '#platform/server/db/unique-violation.ts';
import { filesOf } from '#platform/server/files/file.store.ts';
import type { Ctx } from '#platform/server/context.ts';
import { CARD_ERRORS } from '../../contract/card/card.messages.ts';
import type { CardKind, CardStatus } from '../../contract/card/card.schema.ts';
import type { Approved } from '../effect.ts';
import { asmCards as k, type CardRecord } from './card.tables.ts';

const UNIQUE = { asm_cards_no_key: ['decision.card_no', CARD_ERRORS.numberTaken], asm_cards_active_key: ['payload.kind', CARD_ERRORS.activeAlready] } as const;
const CODE_BYTES = 18;

/** What the printed code says: nobody guesses it. */
const newCode = () => randomBytes(CODE_BYTES).toString('base64url');

/** Ends the active card of a kind. @returns it, if there was one */
async function end(ctx: Ctx, officer_id: number, kind: CardKind, change: Partial<CardRecord>): Promise<CardRecord | undefined> {
  const [card] = await ctx.db
    .update(k)
    .set({ ...change, updated_by: ctx.actor.userId })
    .where(and(eq(k.company_id, ctx.companyId), eq(k.officer_id, officer_id), eq(k.kind, kind), eq(k.status, 'Active')))
    .returning();
  return card;
}

/** @param former what becomes of the active card of the kind; null: there is none */
export async function issueCard(ctx: Ctx, { application, decision, officer }: Approved, former: CardStatus | null): Promise<Readonly<Record<string, unknown>>> {
  if (!officer) throw new Error(`${application.number} names no officer`);
  const { payload, id } = application;
  const kind = payload['kind'] as CardKind;
  const reason = typeof payload['reason'] === 'string' ? payload['reason'] : null;
  const report = typeof payload['police_report_no'] === 'string' ? payload['police_report_no'] : null;
  const old = former && (await end(ctx, officer.id, kind, { status: former, reason, police_report_no: report }));
  const photo = ((await filesOf(ctx, 'asm_application', [id], 'doc_photo')).get(id) ?? [])[0];
  const [card] = await guardUnique(UNIQUE, () =>
    ctx.db
      .insert(k)
      .values({
        company_id: ctx.companyId,
        officer_id: officer.id,
        card_no: String(decision['card_no']),
        kind,
        issued_at: String(decision['issued_at']),
        expiry_at: String(decision['expiry_at']),
        rank_id: officer.rank_id,
        photo_file: photo?.uuid ?? null,
        code: newCode(),
        application_id: id,
        created_by: ctx.actor.userId,
        updated_by: ctx.actor.userId,
      })
      .returning(),
  );
  if (old && card)
    await ctx.db
      .update(k)
      .set({ replaced_by_id: card.id })
      .where(and(eq(k.company_id, ctx.companyId), eq(k.id, old.id)));
  return { card_id: card?.id, card_no: card?.card_no, former_card_id: old ? old.id : null };
}

export async function returnCard(ctx: Ctx, { application: { payload }, decision_date, officer }: Approved): Promise<Readonly<Record<string, unknown>>> {
  const reason = typeof payload['reason'] === 'string' ? payload['reason'] : null;
  const card = await end(ctx, officer?.id ?? 0, payload['kind'] as CardKind, { status: 'Cancelled', returned_at: decision_date, reason });
  return { card_id: card?.id ?? null };
}

/** The cards of an officer whose appointment ends. */
export async function cancelCards(ctx: Ctx, officer_id: number, reason: string): Promise<void> {
  await ctx.db
    .update(k)
    .set({ status: 'Cancelled', reason, updated_by: ctx.actor.userId })
    .where(and(eq(k.company_id, ctx.companyId), eq(k.officer_id, officer_id), among(k.status, ['Active'])));
}

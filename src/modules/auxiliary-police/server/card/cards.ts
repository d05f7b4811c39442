/** Cards as the unit sees them, and revoking one. */
import { and, count, eq, gte, ilike, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { addDays, yearOf } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { containing } from '#platform/server/db/containing.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import { presentFiles } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { publicUrl } from '#platform/server/http/public-url.ts';
import { employees, visible } from '#modules/employee/server/public.ts';
import type * as calls from '../../contract/card/card.endpoints.ts';
import { CARD_ERRORS, CARD_MESSAGES } from '../../contract/card/card.messages.ts';
import { CARD_STATUSES, type CardRow } from '../../contract/card/card.schema.ts';
import { NOTICE_DAYS } from '../../contract/expiry-notice.ts';
import { today } from '../officer/read-officers.ts';
import { unitOf } from '../officer/strength.store.ts';
import { unitChanged } from '../unit-changed.ts';
import { asmOfficers as o, asmRanks as r } from '../unit.tables.ts';
import { asmCards as k } from './card.tables.ts';
import { squaresOf } from '#platform/server/documents/qr-squares.ts';

type Call = 'listCards' | 'cardSummary' | 'showCard' | 'revokeCard';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out<E extends Call> = OutputOf<(typeof calls)[E]>;

const ORDER = { id: k.id, card_no: sql`lower(${k.card_no})`, name: sql`lower(${employees.name})`, issued_at: k.issued_at, expiry_at: k.expiry_at } as const;

/** Cards of officers whom the viewer sees. */
const seen = (ctx: Ctx): SQL | undefined => and(eq(k.company_id, ctx.companyId), visible(ctx));

export const cardsOf = (ctx: Ctx) =>
  ctx.db
    .select({
      card: k,
      officer: { service_no: o.service_no, status: o.status, area: o.authority_area },
      name: employees.name,
      rank: { name: r.name, name_ms: r.name_ms },
    })
    .from(k)
    .innerJoin(o, eq(o.id, k.officer_id))
    .innerJoin(employees, eq(employees.id, o.employee_id))
    .innerJoin(r, eq(r.id, k.rank_id));
type Listed = Awaited<ReturnType<typeof cardsOf>>[number];

const present = ({ card, officer, name, rank }: Listed): CardRow => ({
  id: card.id,
  card_no: card.card_no,
  kind: card.kind,
  officer_id: card.officer_id,
  name,
  service_no: officer.service_no,
  rank: rank.name,
  rank_ms: rank.name_ms,
  issued_at: card.issued_at,
  expiry_at: card.expiry_at,
  status: card.status,
  to_return: card.status === 'Active' && officer.status !== 'Active',
  updated_at: card.updated_at,
});

/** @throws 404 also for the card of somebody whom the viewer does not see */
export async function findCard(ctx: Ctx, id: number): Promise<Listed> {
  const [row] = await cardsOf(ctx)
    .where(and(seen(ctx), eq(k.id, id)))
    .execute();
  if (!row) throw notFound();
  return row;
}

export async function listCards(ctx: Ctx, input: In<'listCards'>): Promise<Out<'listCards'>> {
  const like = input.keyword && containing(input.keyword);
  const day = today(ctx);
  const chosen = and(
    seen(ctx),
    input.kind ? eq(k.kind, input.kind) : undefined,
    input.rank_id ? eq(k.rank_id, input.rank_id) : undefined,
    input.expiring ? and(gte(k.expiry_at, day), lte(k.expiry_at, addDays(day, input.expiring))) : undefined,
    like ? or(ilike(k.card_no, like), ilike(o.service_no, like), ilike(employees.search, like)) : undefined,
  );
  const where = and(chosen, input.status ? eq(k.status, input.status) : undefined);
  const counting = () => ctx.db.select({ total: count() }).from(k).innerJoin(o, eq(o.id, k.officer_id)).innerJoin(employees, eq(employees.id, o.employee_id));
  const { rows, meta } = await readPage(ctx, input, {
    rows: cardsOf(ctx).where(where),
    count: counting().where(where),
    order: (to) => [to(ORDER[input.sort_by]), to(k.id)],
  });
  const byStatus = await ctx.db
    .select({ status: k.status, total: count() })
    .from(k)
    .innerJoin(o, eq(o.id, k.officer_id))
    .innerJoin(employees, eq(employees.id, o.employee_id))
    .where(chosen)
    .groupBy(k.status)
    .execute();
  const counted = new Map(byStatus.map(({ status, total }) => [status, total]));
  return { data: rows.map(present), meta, counts: Object.fromEntries(CARD_STATUSES.map((status) => [status, counted.get(status) ?? 0])) };
}

export async function cardSummary(ctx: Ctx): Promise<Out<'cardSummary'>> {
  const day = today(ctx);
  const within = sql`${k.status} = 'Active' and ${k.expiry_at} between ${day}::date and ${addDays(day, NOTICE_DAYS[0])}::date`;
  const [sums] = await ctx.db
    .select({
      active: sql<number>`count(*) filter (where ${k.status} = 'Active')`.mapWith(Number),
      expiring: sql<number>`count(*) filter (where ${within})`.mapWith(Number),
      lost: sql<number>`count(*) filter (where ${k.status} = 'Lost' and (${k.updated_at} at time zone ${ctx.actor.timeZone})::date >= ${`${yearOf(day)}-01-01`}::date)`.mapWith(
        Number,
      ),
      to_return: sql<number>`count(*) filter (where ${k.status} = 'Active' and ${ne(o.status, 'Active')})`.mapWith(Number),
    })
    .from(k)
    .innerJoin(o, eq(o.id, k.officer_id))
    .innerJoin(employees, eq(employees.id, o.employee_id))
    .where(seen(ctx));
  return { data: sums ?? { active: 0, expiring: 0, lost: 0, to_return: 0 } };
}

export const verifyUrl = (ctx: Ctx, code: string) => `${publicUrl(ctx)}/api/asm/verify?code=${code}`;

export async function showCard(ctx: Ctx, { id }: In<'showCard'>): Promise<Out<'showCard'>> {
  const listed = await findCard(ctx, id);
  const { card, officer } = listed;
  const pictures = await presentFiles(ctx, card.photo_file ? [card.photo_file] : []);
  const url = verifyUrl(ctx, card.code);
  return {
    data: {
      ...present(listed),
      photo: (card.photo_file && pictures.get(card.photo_file)?.url) ?? null,
      unit: (await unitOf(ctx))?.name ?? '',
      authority_area: officer.area,
      police_report_no: card.police_report_no,
      returned_at: card.returned_at,
      reason: card.reason,
      verify_url: url,
      squares: await squaresOf(url),
    },
  };
}

/** @throws 404; 422 where it is not active any more */
export async function revokeCard(ctx: Ctx, { id, reason, returned }: In<'revokeCard'>): Promise<Out<'revokeCard'>> {
  await findCard(ctx, id);
  const own = and(eq(k.company_id, ctx.companyId), eq(k.id, id));
  const [before] = await ctx.db.select().from(k).where(own).for('update');
  if (before?.status !== 'Active') throw invalid('base', CARD_ERRORS.notActive);
  const change = { status: 'Cancelled' as const, reason, returned_at: returned ? today(ctx) : null, updated_by: ctx.actor.userId };
  await ctx.db.update(k).set(change).where(own);
  const { code: _code, ...logged } = before;
  await audit(ctx, { action: 'asm_card.revoked', subject_type: 'asm_card', subject_id: id, before: logged, after: { ...logged, ...change } });
  await unitChanged(ctx);
  return { success: true, message: say(CARD_MESSAGES.revoked, ctx.locale, { number: before.card_no }), data: { id } };
}

/** Views of lists. Those of others that are not shared are behind a wall of the database: they are not there. */
import { sql } from 'drizzle-orm';
import { isSwitchedOn } from '#platform/contract/access.ts';
import { keepsViews, savedViews, sharesViews } from '#platform/contract/calls/saved-view.register.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { Ctx } from '../context.ts';
import { fault } from '../register/register-binding.ts';
import { registerOf } from '../register/register-of.ts';
import { SAVED_VIEWS } from './saved-view.messages.ts';
import { savedViews as v } from './saved-view.tables.ts';
import { normalQuery, type ViewedList } from './viewed-list.ts';

/** @throws 404 for whoever does not hold its page */
function listOf({ actor, services }: Ctx, name: string): ViewedList {
  const list = services.lists.get(name);
  if (!list || !isSwitchedOn(actor, list.switches) || !keepsViews(actor, services.pages, list.endpoint)) throw notFound();
  return list;
}
const mayShare = (ctx: Ctx, name: string) => sharesViews(ctx.actor, ctx.services.pages, listOf(ctx, name).pages);

export const savedViewRegister = registerOf(savedViews, {
  table: v,
  subject: 'saved_view',
  search: [v.name],
  order: { name: sql`lower(${v.name})` },
  unique: { saved_views_name_key: ['name', SAVED_VIEWS.nameTaken] },
  wording: { saved: SAVED_VIEWS.saved, deleted: SAVED_VIEWS.deleted },
  under: async (ctx, { list }) => listOf(ctx, list),
  columns: ({ list, query, ...form }, ctx) => ({ ...form, query: normalQuery(listOf(ctx, list), query) }),
  check: (ctx, drafts) =>
    drafts.map(({ form, before }) => {
      if (form.shared && !mayShare(ctx, form.list)) return fault('shared', SAVED_VIEWS.mayNotShare);
      return before && !form.shared && before.user_id !== ctx.actor.userId ? fault('shared', SAVED_VIEWS.notYours) : {};
    }),
  may: (ctx, records) =>
    records.map(({ list, user_id }) => {
      if (user_id === ctx.actor.userId) return { update: true, remove: true };
      // Deleted, it is taken back.
      return mayShare(ctx, list) ? { update: true, remove: SAVED_VIEWS.notYours } : { update: SAVED_VIEWS.shared, remove: SAVED_VIEWS.shared };
    }),
  present: (ctx, records) => records.map(({ list, query, user_id }) => ({ query: normalQuery(listOf(ctx, list), query), mine: user_id === ctx.actor.userId })),
});

import { sql } from 'drizzle-orm';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { brandLost, brandTwice } from '../../contract/client/check-brands.ts';
import { CLIENT_ERRORS, CLIENT_MESSAGES } from '../../contract/client/client.messages.ts';
import { clients } from '../../contract/client/client.register.ts';
import { brandsInUse, projectsOfClients } from './client-use.store.ts';
import { salesClients as table } from '../tables/client.tables.ts';

const usesOf = (ctx: Ctx, ids: readonly number[]) =>
  pipeline(
    ctx,
    () => brandsInUse(ctx, ids),
    () => projectsOfClients(ctx, ids),
  );

export const clientRegister = registerOf(clients, {
  table,
  subject: 'sales_client',
  search: [table.name, table.code, table.contact_name],
  order: { name: sql`lower(${table.name})`, code: sql`lower(${table.code})`, industry: sql`lower(${table.industry})` },
  unique: { sales_clients_name_key: ['name', CLIENT_ERRORS.nameTaken], sales_clients_code_key: ['code', CLIENT_ERRORS.codeTaken] },
  wording: CLIENT_MESSAGES,
  columns: ({ code, ...form }) => ({ ...form, code: code ?? undefined }),
  async check(ctx, drafts) {
    const used = Map.groupBy(
      await brandsInUse(
        ctx,
        drafts.flatMap(({ before }) => before?.id ?? []),
      ),
      ({ client_id }) => client_id,
    );
    return drafts.map(({ form: { brands }, before }) => {
      const twice = brandTwice(brands);
      if (twice !== null) return fault('brands', CLIENT_ERRORS.brandTwice, { brand: twice });
      const taken = (before && used.get(before.id)) ?? [];
      const lost = brandLost(
        brands,
        taken.map(({ brand }) => brand),
      );
      return lost === null ? {} : fault('brands', CLIENT_ERRORS.brandInUse, { brand: lost });
    });
  },
  async may(ctx, records) {
    const [brands, projects] = await usesOf(
      ctx,
      records.map(({ id }) => id),
    );
    const used = new Set([...brands, ...projects].map(({ client_id }) => client_id));
    return records.map(({ id }) => ({ update: true as const, remove: used.has(id) ? CLIENT_ERRORS.inUse : true }));
  },
  async present(ctx, records) {
    const [brands, projects] = await usesOf(
      ctx,
      records.map(({ id }) => id),
    );
    return records.map(({ id }) => ({
      products_count: brands.reduce((sum, row) => sum + (row.client_id === id ? row.products : 0), 0),
      projects_count: projects.find(({ client_id }) => client_id === id)?.projects ?? 0,
    }));
  },
  notify: (ctx) => notify(ctx, { to: { company: ctx.companyId }, notification_type: 'sales_client_changed', stored: false }),
});

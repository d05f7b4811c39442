import { and, eq, sql } from 'drizzle-orm';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { STATES } from '#modules/reference/contract/reference.schema.ts';
import { OUTLET_ERRORS, OUTLET_MESSAGES } from '../../contract/outlet/outlet.messages.ts';
import { outlets, type outletFilter as filterEndpoint } from '../../contract/outlet/outlet.register.ts';
import { outletPlaces, projectsOfOutlets, schedulesOn, supervisedOutlets, supervisorsOn } from './outlet-use.store.ts';
import { salesOutlets as table } from '../tables/outlet.tables.ts';

const asDegrees = (value: number) => value.toFixed(7);
const isState = (state: string) => STATES.some((known) => known === state);

export const outletRegister = registerOf(outlets, {
  table,
  subject: 'sales_outlet',
  search: [table.name, table.code, table.chain, table.city],
  order: {
    name: sql`lower(${table.name})`,
    code: sql`lower(${table.code})`,
    chain: sql`lower(${table.chain})`,
    city: sql`lower(${table.city})`,
    state: sql`lower(${table.state})`,
  },
  unique: { sales_outlets_name_key: ['name', OUTLET_ERRORS.nameTaken], sales_outlets_code_key: ['code', OUTLET_ERRORS.codeTaken] },
  wording: OUTLET_MESSAGES,
  where: (_ctx, { chain, type, state, city, region }) =>
    and(
      chain ? eq(table.chain, chain) : undefined,
      type && eq(table.type, type),
      state ? eq(table.state, state) : undefined,
      city ? eq(table.city, city) : undefined,
      region && eq(table.region, region),
    ),
  columns: ({ lat, lng, code, ...form }) => ({ ...form, lat: asDegrees(lat), lng: asDegrees(lng), code: code ?? undefined }),
  check: (_ctx, drafts) =>
    drafts.map(({ form: { state, country } }) =>
      state !== null && country === 'Malaysia' && !isState(state) ? fault('state', OUTLET_ERRORS.stateUnknown) : {},
    ),
  async may(ctx, records) {
    const ids = records.map(({ id }) => id);
    const [projects, supervised] = await pipeline(
      ctx,
      () => projectsOfOutlets(ctx, ids),
      () => supervisedOutlets(ctx, ids),
    );
    return records.map(({ id }) => ({ update: true as const, remove: projects.has(id) || supervised.has(id) ? OUTLET_ERRORS.inUse : true }));
  },
  async present(ctx, records) {
    const ids = records.map(({ id }) => id);
    const today = todayIn(ctx.clock, ctx.actor.timeZone);
    const [people, projects, schedules] = await pipeline(
      ctx,
      () => supervisorsOn(ctx, ids, today),
      () => projectsOfOutlets(ctx, ids),
      () => schedulesOn(ctx, ids, today),
    );
    return records.map(({ id, lat, lng }) => ({
      lat: Number(lat),
      lng: Number(lng),
      supervisors: people.filter(({ outlet_id }) => outlet_id === id).map((person) => ({ id: person.id, name: person.name })),
      projects_count: projects.get(id) ?? 0,
      today: schedules.get(id) ?? 0,
    }));
  },
  notify: (ctx) => notify(ctx, { to: { company: ctx.companyId }, notification_type: 'sales_outlet_changed', stored: false }),
});

const sorted = (values: readonly (string | null)[]) => [...new Set(values.flatMap((value) => value ?? []))].sort((a, b) => a.localeCompare(b));

export async function outletFilter(ctx: Ctx): Promise<OutputOf<typeof filterEndpoint>> {
  const places = await outletPlaces(ctx);
  return {
    data: {
      chains: sorted(places.map(({ chain }) => chain)),
      types: sorted(places.map(({ type }) => type)),
      states: sorted(places.map(({ state }) => state)),
      cities: sorted(places.map(({ city }) => city)),
    },
  };
}

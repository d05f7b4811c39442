/** Claims for the search box, by number, title and employee: of everybody in reach, and one's own. */
import { yearOf } from '#platform/contract/dates.ts';
import { requirePage, SELF } from '#platform/contract/endpoint.ts';
import { formatPrice, fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { preparedText, adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { FoundHit, SearchSource } from '#platform/server/module.ts';
import { soughtNumbers } from '#platform/server/search/sought-number.ts';
import { MOST_HITS, type Sought } from '#platform/server/search/sought.ts';
import { scopeList, scopeText } from '#modules/employee/server/public.ts';
import { claimManifest } from '../../contract/claim.manifest.ts';
import { MANAGE, today } from '../claim-actor.ts';
import { claimSettingOf } from '../setting/claim-setting.store.ts';

interface FoundClaim {
  readonly id: number;
  readonly number: string | null;
  readonly title: string;
  readonly status: string;
  readonly amount: string;
  readonly name: string;
}

const COLUMNS = 'c.id, c.number, c.title, c.status, c.total_amount as amount, e.name';
const FROM = 'claims c join employees e on e.company_id = c.company_id and e.id = c.employee_id';

/** The newest of each beginning. */
const byNumber = adhocText<FoundClaim>(
  `select found.* from unnest($2::text[], $3::text[]) begun (begins, ends)
   cross join lateral (select ${COLUMNS} from ${FROM}
     where c.company_id = $1 and c.number ~>=~ begun.begins and c.number ~<~ begun.ends and ${scopeText('e', 4)}
     order by c.number using ~>~ limit ${MOST_HITS}) found
   limit ${MOST_HITS}`,
);
const byWords = preparedText<FoundClaim>(
  'claim.found',
  `select ${COLUMNS} from ${FROM}
   where c.company_id = $1 and c.status <> 'Draft' and c.id = any(array(select claims_found($2, $3::text[], $5, $6, $7, $8, $9))) and ${scopeText('e', 5)}
   order by case when starts_with(lower(c.title), $4) then 0 else 1 end, c.id desc limit ${MOST_HITS}`,
);
const own = adhocText<FoundClaim>(
  `select ${COLUMNS} from ${FROM} where c.company_id = $1 and c.employee_id = $2 and ' ' || lower(c.title || ' ' || coalesce(c.number, '')) like all ($3::text[])
   order by c.id desc limit ${MOST_HITS}`,
);

const hit = ({ id, number, title, status, amount, name }: FoundClaim, page: string, isOwn: boolean): FoundHit => ({
  id,
  title,
  about: [number, isOwn ? null : name, `RM ${formatPrice(toRinggit(fromRinggit(amount)))}`].filter(Boolean).join(' · '),
  route: `${page}?open=${id}`,
  status,
});

async function managed(ctx: Ctx, { text, words, within }: Sought): Promise<FoundHit[]> {
  const { number_prefix } = await claimSettingOf(ctx);
  const numbers = soughtNumbers(number_prefix, text, yearOf(today(ctx)));
  const range = scopeList(ctx.actor.scope);
  const rows = numbers
    ? await byNumber(ctx.client, [ctx.companyId, numbers.from, numbers.until, ...range])
    : await byWords(ctx.client, [ctx.companyId, within, words, text, ...range]);
  return rows.map((row) => hit(row, MANAGE, false));
}

async function mine(ctx: Ctx, { words }: Sought): Promise<FoundHit[]> {
  const rows = await own(ctx.client, [ctx.companyId, ctx.actor.employee?.id ?? 0, words]);
  return rows.map((row) => hit(row, '/claim', true));
}

export const claimSources: readonly SearchSource[] = [
  { kind: 'claims', requires: requirePage(claimManifest, MANAGE), find: managed },
  { kind: 'claims', requires: SELF, find: mine },
];

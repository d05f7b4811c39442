/** Declarations that wait, for the search box of the officers who decide: by whose they are, name or code, the oldest first. */
import { formatMonth } from '#platform/contract/dates.ts';
import { requireAny } from '#platform/contract/endpoint.ts';
import { LOCALES, type Text } from '#platform/contract/messages.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { SearchSource } from '#platform/server/module.ts';
import { MOST_HITS } from '#platform/server/search/sought.ts';
import { scopeList, scopeText } from '#modules/employee/server/public.ts';
import { monthDate, reliefTitle } from '../contract/relief-items.ts';
import { reliefRoute } from './notify-relief.ts';

interface FoundRelief {
  readonly id: number;
  readonly key: string;
  readonly month: string;
  /** Ringgit. */
  readonly amount: number;
  readonly status: string;
  readonly name: string;
}

const reliefsFound = adhocText<FoundRelief>(
  `select r.id, r.key, r.month, r.amount::float8 as amount, r.status, e.name
   from payroll_reliefs r join employees e on e.company_id = r.company_id and e.id = r.employee_id
   where r.company_id = $1 and r.status = 'Submitted' and e.deleted_at is null
     and ' ' || lower(e.name || ' ' || e.employee_code) like all ($2::text[]) and ${scopeText('e', 3)}
   order by r.id limit ${MOST_HITS}`,
);

const aboutOf = ({ key, amount, month }: FoundRelief): Text =>
  Object.fromEntries(
    LOCALES.map((locale) => [locale, [reliefTitle(key)[locale], `RM\u00A0${formatPrice(amount)}`, formatMonth(monthDate(month), locale)].join(' · ')]),
  ) as Text;

export const reliefSources: readonly SearchSource[] = [
  {
    kind: 'declarations',
    requires: requireAny([{ page: '/payroll/manage', action: 'Update' }]),
    async find(ctx, { words }) {
      const rows = await reliefsFound(ctx.client, [ctx.companyId, words, ...scopeList(ctx.actor.scope)]);
      return rows.map((row) => ({ id: row.id, title: row.name, about: aboutOf(row), route: reliefRoute(row.id), status: row.status }));
    },
  },
];

/** A tab for each status with its number over the filter of the address. */
import { Link, useSearch } from 'wouter';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import type { Filter } from '#platform/web/ui/list-page.tsx';
import { TabsNav } from '#platform/web/ui/page/tabs-nav.tsx';
import { LEAVE_STATUSES, PENDING_STATUSES } from '../../contract/leave.workflow.ts';
import { listLeaves } from '../../contract/manage-leave.endpoints.ts';
import { LEAVE_STATUS_NAMES } from '../../contract/report/report.messages.ts';
import { inputOf, listInput, statusOf, type StatusFilter } from './leave-filter.ts';
import { MANAGE } from './manage.messages.ts';
import classes from './manage.module.css';

const ORDER: readonly StatusFilter[] = [...LEAVE_STATUSES, ''];

/** The address with another status or year, from its first page. */
function withChange(search: string, change: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search);
  for (const [key, value] of Object.entries(change)) query.set(key, value);
  for (const key of ['page', 'open']) query.delete(key);
  return `?${query}`;
}

export function StatusTabs({ filters }: { filters: readonly Filter[] }) {
  const t = useT(MANAGE);
  const say = useSay();
  const search = useSearch();
  const chosen = statusOf(search);
  const input = inputOf(search, filters);
  // The list's own call, so that one answer is both; here it stays while the list of another tab loads.
  const { data } = useEndpoint(listLeaves, listInput(search, filters), { quiet: true });
  const pending = PENDING_STATUSES.find((status) => status === chosen);
  const tabs = ORDER.map((status) => {
    const count = status === '' ? 0 : (data?.counts[status] ?? 0);
    return {
      href: `/leave/manage${withChange(search, { status })}`,
      label: status === '' ? t('all') : say(LEAVE_STATUS_NAMES[status]),
      active: chosen === status,
      ...(count > 0 && { badge: count }),
    };
  });
  return (
    <>
      <TabsNav label={t('statuses')} tabs={tabs} />
      {data && pending && input['year'] !== undefined && <OtherYears input={input} status={pending} shown={data.counts[pending]} />}
    </>
  );
}

type Counted = { readonly input: Record<string, unknown>; readonly status: Exclude<StatusFilter, ''>; readonly shown: number };

/** In December people ask for January: nobody waits unseen because the list shows one year. */
function OtherYears({ input: { year: _year, ...input }, status, shown }: Counted) {
  const t = useT(MANAGE);
  const search = useSearch();
  const { data } = useEndpoint(listLeaves, { ...input, per_page: 1, with: '' }, { quiet: true });
  const n = (data?.counts[status] ?? 0) - shown;
  if (n <= 0) return null;
  return (
    <p className={classes['note']}>
      {t('otherYears', { n })} <Link href={`/leave/manage${withChange(search, { year: '' })}`}>{t('showAllYears')}</Link>
    </p>
  );
}

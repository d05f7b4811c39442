/** How many of the people of the address are what on its day; each tile filters the list. */
import { useSearch } from 'wouter';
import type { Filter } from '#platform/web/ui/list-page.tsx';
import { filterInput, LIST_DEFAULTS, readListUrl } from '#platform/web/ui/list/list-url.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { STATE_NAMES } from '../../contract/manage/day-state.ts';
import { attendanceSummary } from '../../contract/manage/manage-attendance.endpoints.ts';
import { addressWith, useDay } from './day-filter.ts';
import { MANAGE } from './manage.messages.ts';
import classes from './day-tiles.module.css';

const SHOWN = ['scheduled', 'present', 'ontime', 'late', 'not_in', 'leave', 'absent'] as const;

export function DayTiles({ filters }: { filters: readonly Filter[] }) {
  const t = useT(MANAGE);
  const state = useT(STATE_NAMES);
  const search = useSearch();
  const date = useDay();
  const { keyword, branch_id, division_id, department_id, employee_id } = filterInput(readListUrl(search, filters, LIST_DEFAULTS), filters);
  const { data } = useEndpoint(attendanceSummary, { keyword, date, branch_id, division_id, department_id, employee_id } as object, { quiet: true });
  return (
    <Tiles
      className={classes['tiles']}
      label={t('figures')}
      tiles={SHOWN.map((key) => ({ name: state(key), value: data?.data[key] ?? '–', href: addressWith(search, { status: key }) }))}
    />
  );
}

import { ListPage } from '#platform/web/ui/list-page.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { listAttendance } from '../../contract/manage/manage-attendance.endpoints.ts';
import { DAY_COLUMNS, rowKey } from './day-columns.tsx';
import { MANAGE } from './manage.messages.ts';

// With the place: who worked here may have worked elsewhere, too, that day.
const SHOWN = new Set(['name', 'state', 'place', 'checkin', 'checkout', 'minutes']);
const COLUMNS = DAY_COLUMNS.filter(({ key }) => SHOWN.has(key)).map((column) => ({ ...column, hidden: false }));

/** Who checked in at a site on a day. */
export function Part({ site }: { site: number }) {
  const today = useToday();
  return (
    <ListPage
      plain
      inUrl={false}
      name="site-attendance"
      title={MANAGE.title}
      endpoint={listAttendance}
      input={{ work_site_id: site }}
      columns={COLUMNS}
      filters={[
        { kind: 'date', key: 'date', label: MANAGE.day, initial: today, prominent: true },
        { kind: 'keyword', key: 'keyword', prominent: true },
      ]}
      defaults={{ sort: 'asc', sortBy: 'name' }}
      rowKey={rowKey}
      rowName={({ employee }) => employee.name}
      empty={{ drawing: 'people', title: MANAGE.nobodyThere }}
    />
  );
}

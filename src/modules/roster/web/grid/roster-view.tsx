/** The roster: a month or a week of everybody, on a phone a day or a person of a week. */
import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useState, type ReactNode } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { MoreActions } from '#platform/web/ui/action/more-actions.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { FilterBar } from '#platform/web/ui/filter/filter-bar.tsx';
import type { Filter } from '#platform/web/ui/list-page.tsx';
import { ExportButton } from '#platform/web/ui/list/export-button.tsx';
import { ListFooter } from '#platform/web/ui/list/list-footer.tsx';
import { filterInput } from '#platform/web/ui/list/list-url.ts';
import { useListState } from '#platform/web/ui/list/use-list-state.ts';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { saveReport } from '#platform/web/ui/report/report-file.ts';
import { DaysBar, useDaysLabel } from '#platform/web/ui/roster/days-bar.tsx';
import { DAYS_GRID } from '#platform/web/ui/roster/days-grid.messages.ts';
import type { Place } from '#platform/web/ui/roster/grid-keys.ts';
import { useDaysAddress } from '#platform/web/ui/roster/use-days-address.ts';
import { copyRoster, createRoster, exportRoster, listSchedules, publishRoster, rosterChoices, updateRoster } from '../../contract/roster.endpoints.ts';
import { NobodyShown } from '../no-employees.tsx';
import { SCHEDULE } from '../schedule.messages.ts';
import { RosterDay } from './roster-day.tsx';
import { RosterGrid } from './roster-grid.tsx';
import { RosterPeople } from './roster-people.tsx';
import { ROSTER } from './roster.messages.ts';
import { useCellWrites } from './use-cell-writes.ts';
import { useNeeded } from './month/use-needed.ts';

const DayForm = lazyDrawer(async () => (await import('./day-form.tsx')).DayForm, { size: 480 });
const AddForm = lazyDrawer(async () => (await import('./add-form.tsx')).AddForm, { size: 560 });
const CopyForm = lazyDrawer(async () => (await import('./copy-form.tsx')).CopyForm, { title: ROSTER.copyWeek, size: 480 });
const PublishForm = lazyDrawer(async () => (await import('./publish-form.tsx')).PublishForm, { title: ROSTER.publishTitle, size: 480 });

const PAGE = '/attendance/schedule';
/** Everybody whom one call answers. */
const DEFAULTS = { perPage: 500, sort: 'asc', sortBy: 'name' } as const;

export function RosterView({ above }: { above: ReactNode }) {
  const t = useT(ROSTER);
  const say = useSay();
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false }) ?? false;
  const address = useDaysAddress(phone);
  const { from, to, dates, span } = address;
  const choices = useEndpoint(rosterChoices, {}, { quiet: true, staleTime: 60_000 }).data?.data;
  const filters = useMemo((): Filter[] => {
    const named = (rows: readonly { readonly id: number; readonly name: string }[] = []) => rows.map(({ id, name }) => ({ value: String(id), label: name }));
    return [
      { kind: 'keyword', key: 'keyword' },
      { kind: 'organisation', key: 'organisation', only: ['branch_id', 'division_id', 'department_id'], prominent: 'branch_id' },
      { kind: 'select', key: 'work_schedule_id', label: ROSTER.workSchedule, number: true, options: named(choices?.schedules) },
      { kind: 'select', key: 'work_site_id', label: ROSTER.site, number: true, options: named(choices?.sites) },
      {
        kind: 'select',
        key: 'published',
        label: ROSTER.state,
        options: [
          { value: 'no', label: ROSTER.withDrafts },
          { value: 'yes', label: ROSTER.withPublished },
        ],
      },
    ];
  }, [choices]);
  const list = useListState(filters, DEFAULTS);
  const chosen = { start_date: from, end_date: to, ...filterInput(list.state, filters) };
  const { data, error, refetch, isPlaceholderData } = useEndpoint(listSchedules, { ...chosen, page: list.state.page, per_page: list.state.perPage });
  const needed = useNeeded(dates, !phone && span === 'month', filterInput(list.state, filters));
  const writes = useCellWrites(data, dates);
  const [opened, open] = useState<Place | null>(null);
  const [drawer, show] = useState<'add' | 'copy' | 'publish' | null>(null);
  const may = {
    create: useCan(PAGE, 'Create', createRoster),
    update: useCan(PAGE, 'Update', updateRoster),
    remove: useCan(PAGE, 'Delete'),
  };
  const close = () => show(null);
  const row = opened && data?.data[opened.row];
  const kind = row && data?.kinds[row.days[opened.day] ?? -1];
  const date = opened && dates[opened.day];
  const label = useDaysLabel(address, phone);
  // Days that employees do not see yet wait for this; without any it is out of the way.
  const drafts = data?.kinds.some(({ state }) => state === 'draft') ?? false;
  const publish = (
    <ActionButton
      needs={{ page: PAGE, action: 'Update', call: publishRoster }}
      variant="default"
      icon="send"
      opens={PublishForm}
      onClick={() => show('publish')}
    >
      {t('publish')}
    </ActionButton>
  );
  return (
    <>
      <PageHeader
        title={SCHEDULE.title}
        action={
          <>
            <MoreActions>
              <ActionButton
                needs={{ page: PAGE, action: 'Create', call: copyRoster }}
                variant="default"
                icon="copy"
                opens={CopyForm}
                onClick={() => show('copy')}
              >
                {t('copyWeek')}
              </ActionButton>
              {!drafts && publish}
              <ExportButton
                choices={[{ label: 'Excel', icon: 'sheet', run: (filter) => saveReport(exportRoster, filter, 'xlsx') }]}
                input={chosen}
                empty={data?.data.length === 0}
                needs={{ page: PAGE }}
                small={false}
              />
            </MoreActions>
            {drafts && publish}
            <ActionButton
              needs={{ page: PAGE, action: 'Create', call: createRoster, employeeFeature: true }}
              icon="plus"
              opens={AddForm}
              onClick={() => show('add')}
            >
              {t('add')}
            </ActionButton>
          </>
        }
      />
      {above}
      <DaysBar address={address} label={label} phone={phone} who={t('employee')}>
        <FilterBar filters={filters} list={list} phone={phone} />
      </DaysBar>
      <Loaded error={error} refetch={refetch} shape="rows" count={10}>
        {data &&
          (data.data.length === 0 ? (
            <NobodyShown list={list} filters={filters} />
          ) : (
            <div aria-busy={isPlaceholderData}>
              {phone && address.by === 'person' ? (
                <RosterPeople rows={data.data} kinds={data.kinds} dates={dates} onOpen={open} />
              ) : phone ? (
                <RosterDay rows={data.data} kinds={data.kinds} dates={dates} day={address.day} onDay={address.toDay} onOpen={open} />
              ) : (
                <RosterGrid
                  label={`${t('roster')}: ${label}`}
                  rows={data.data}
                  kinds={data.kinds}
                  dates={dates}
                  needed={needed}
                  onOpen={open}
                  onCopied={may.create ? writes.copied : undefined}
                  onCopy={may.create ? writes.copy : undefined}
                  onClear={may.remove ? writes.clear : undefined}
                />
              )}
              {!phone && <p className="note">{say(DAYS_GRID.gridHint)}</p>}
              <p className="sr-only" role="status">
                {writes.said}
              </p>
              {data.meta.total > data.data.length && <ListFooter meta={data.meta} phone={phone} onPage={list.setPage} onPerPage={list.setPerPage} />}
            </div>
          ))}
      </Loaded>
      {row && kind && date && (
        <DayForm
          key={`${row.employee.id} ${date}`}
          employee={row.employee}
          date={date}
          kind={kind}
          id={row.ids[opened.day] ?? 0}
          choices={choices}
          readOnly={!(row.ids[opened.day] ? may.update : may.create)}
          onClose={() => open(null)}
        />
      )}
      {drawer === 'add' && <AddForm from={from} to={to} choices={choices} onClose={close} />}
      {drawer === 'copy' && <CopyForm from={address.now ?? from} filter={chosen} onClose={close} />}
      {drawer === 'publish' && <PublishForm from={from} to={to} filter={chosen} onClose={close} />}
    </>
  );
}

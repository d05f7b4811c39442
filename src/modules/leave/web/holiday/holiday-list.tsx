/** The holidays of a year by date. */
import { useMemo } from 'react';
import { calendarDate, formatMonth, weekdayOf } from '#platform/contract/dates.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { ListPage, type Column, type Filter, type RowAction } from '#platform/web/ui/list-page.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { useOrganisation } from '#modules/company/web/public.tsx';
import { deleteHoliday, importHolidays, listHolidays, updateHoliday } from '../../contract/holiday/holiday.endpoints.ts';
import { HOLIDAY_TYPES, type HolidayRow } from '../../contract/holiday/holiday.schema.ts';
import { SETUP_READS } from '../leave-reads.ts';
import { typeName } from '../leave-words.ts';
import { CertaintyNote } from './certainty.tsx';
import { YearSwitch } from './holiday-bar.tsx';
import { HOLIDAY, HOLIDAY_TYPE_NAMES, WEEKDAY_NAMES } from './holiday.messages.ts';
import { HOLIDAY_PAGE, useHolidayAddress } from './use-holiday-address.ts';

const weekday = (date: string) => WEEKDAY_NAMES[weekdayOf(calendarDate(date)) as keyof typeof WEEKDAY_NAMES];

function useHolidayColumns(): Column<HolidayRow>[] {
  const t = useT(HOLIDAY);
  const say = useSay();
  const { locale } = useLocale();
  const { lists } = useOrganisation();
  return useMemo(() => {
    const branches = new Map(lists.branches.map(({ id, name }) => [id, name]));
    const place = ({ states, branch_ids }: HolidayRow) => [...states, ...branch_ids.flatMap((id) => branches.get(id) ?? [])].join(', ') || t('allStates');
    return [
      { key: 'date', label: HOLIDAY.date, kind: 'date', priority: 1, card: 'badge' },
      { key: 'weekday', label: HOLIDAY.weekday, priority: 4, folds: 'date', card: 2, value: ({ date }) => say(weekday(date)) },
      {
        key: 'name',
        label: HOLIDAY.holiday,
        fixed: true,
        card: 'title',
        cell: (row) => (
          <>
            {typeName(row, locale)} {row.is_compulsory && <Star />}
            <CertaintyNote holiday={row} />
          </>
        ),
      },
      { key: 'type', label: HOLIDAY.type, priority: 2, card: 1, value: ({ type }) => say(HOLIDAY_TYPE_NAMES[type]) },
      { key: 'place', label: HOLIDAY.where, priority: 1, card: 'subtitle', value: place },
      { key: 'is_compulsory', label: HOLIDAY.compulsory, kind: 'yesno', hidden: true },
      { key: 'is_half_day', label: HOLIDAY.halfDay, kind: 'yesno', hidden: true },
    ];
  }, [lists.branches, locale, say, t]);
}

/** Only what the law makes compulsory is marked. */
function Star() {
  const t = useT(HOLIDAY);
  return (
    <span className="quiet small">
      <span aria-hidden>★ </span>
      {t('compulsory')}
    </span>
  );
}

export interface HolidayListProps {
  readonly onOpen: (holiday: HolidayRow) => void;
}

export function HolidayList({ onOpen }: HolidayListProps) {
  const t = useT(HOLIDAY);
  const { locale } = useLocale();
  const confirm = useConfirm();
  const { filter } = useHolidayAddress();
  const say = useSay();
  const columns = useHolidayColumns();
  const states = useEndpoint(listHolidays, { year: filter.year }, { quiet: true }).data?.states;
  const filters = useMemo(
    (): Filter[] => [
      { kind: 'select', key: 'type', label: HOLIDAY.type, options: HOLIDAY_TYPES.map((value) => ({ value, label: say(HOLIDAY_TYPE_NAMES[value]) })) },
      { kind: 'select', key: 'state', label: HOLIDAY.state, options: states ?? [] },
    ],
    [states, say],
  );
  const [mayUpdate, mayImport] = [useCan(HOLIDAY_PAGE, 'Update', updateHoliday), useCan(HOLIDAY_PAGE, 'Import', importHolidays)];
  const { run } = useWrite(deleteHoliday, { invalidates: SETUP_READS });
  const remove = async (row: HolidayRow) => {
    const asked = { title: t('deleteAsk', { name: typeName(row, locale) }), message: HOLIDAY.deleteText, verb: HOLIDAY.delete, danger: true };
    if (row.id !== null && (await confirm(asked))) await run({ id: row.id }).catch(() => undefined);
  };
  const rowActions = (row: HolidayRow): RowAction[] => (row.id === null ? [] : actionsOf(row));
  const actionsOf = (row: HolidayRow): RowAction[] => [
    { key: 'edit', label: mayUpdate ? HOLIDAY.edit : HOLIDAY.view, icon: mayUpdate ? 'edit' : 'eye', onClick: () => onOpen(row) },
    {
      key: 'delete',
      needs: { page: HOLIDAY_PAGE, action: 'Delete', call: deleteHoliday },
      label: HOLIDAY.delete,
      icon: 'delete',
      danger: true,
      onClick: () => remove(row),
    },
  ];
  return (
    <ListPage
      plain
      title={HOLIDAY.title}
      endpoint={listHolidays}
      input={{ year: filter.year }}
      filters={filters}
      tools={<YearSwitch />}
      columns={columns}
      rowName={(row) => typeName(row, locale)}
      rowActions={rowActions}
      group={({ date }) => formatMonth(calendarDate(date), locale)}
      rowKey={({ id, date, name }) => id ?? `${date} ${name}`}
      onOpen={(row) => row.id !== null && onOpen(row)}
      empty={{
        drawing: 'calendar',
        title: HOLIDAY.empty,
        hint: mayImport ? HOLIDAY.emptyHint : HOLIDAY.emptyLook,
      }}
    />
  );
}

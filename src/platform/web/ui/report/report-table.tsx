import { REPORT_TITLE } from '#platform/contract/defaults.ts';
import { OFF_ON } from '#platform/contract/calls/reports.endpoints.ts';
import { useMediaQuery } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { defineMessages, type Locale, type Text } from '#platform/contract/messages.ts';
import { shortWeekday } from '#platform/contract/time/weekdays.ts';
import { useLabel, useLocale, useSay, useT } from '../../locale/locale.tsx';
import { ReportCards } from './report-cards.tsx';
import { ReportCell } from './report-cell.tsx';
import {
  detailOf,
  groupedRows,
  linesText,
  shownColumns,
  shownValue,
  type Mark,
  type ReportColumn,
  type ReportRow,
  type ShownColumn,
  type ShownRow,
} from './report-columns.ts';
import { ReportKey } from './report-key.tsx';
import classes from './report-table.module.css';
import { scrollRegion } from '../page/scroll-region.ts';
import { UI_MESSAGES } from '../ui.messages.ts';
import { WindowRows } from '../table/window-rows.tsx';

export interface ReportPreview {
  readonly title?: string | null;
  readonly subtitle?: string | null;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  readonly totals?: ReportRow | null;
  /** The file has more rows. */
  readonly truncated?: boolean | undefined;
  /** What the letters in its cells stand for. */
  readonly key?: readonly Mark[] | undefined;
}

/** Above this many rows only those in view are drawn. */
const VIRTUAL_ABOVE = 100;

const MESSAGES = defineMessages({
  allDepartment: REPORT_TITLE,
  truncated: { en: 'The first {n} rows. The file has all of them.', ms: '{n} baris pertama. Fail mengandungi semuanya.' },
});

/** Department name, else 'All Department' (specification §9). */
export const reportTitle = (title: string | null | undefined, fallback = REPORT_TITLE.en) => title?.trim() || fallback;

interface Props {
  readonly preview: ReportPreview;
  readonly fallbackTitle?: string | undefined;
  readonly unmarked?: Text | undefined;
  readonly onClearFilter?: (() => void) | undefined;
}

/** What the file will hold: a table, on a phone cards. */
export function ReportTable({ preview, fallbackTitle, unmarked, onClearFilter }: Props) {
  const t = useT(MESSAGES);
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const { rows, totals } = preview;
  const columns = shownColumns(preview.columns);
  const title = reportTitle(preview.title, fallbackTitle ?? t('allDepartment'));
  return (
    <section className="frame">
      <div className={classes['head']}>
        <h2 className="title">{title}</h2>
        {preview.subtitle && <p className="quiet small flush">{preview.subtitle}</p>}
      </div>
      {preview.truncated && <p className={classes['note']}>{t('truncated', { n: rows.length })}</p>}
      {phone ? (
        <ReportCards title={title} columns={columns} rows={rows} totals={totals} marks={preview.key} unmarked={unmarked} onClearFilter={onClearFilter} />
      ) : (
        <>
          <Table title={title} columns={columns} rows={rows} totals={totals} marks={preview.key} />
          <ReportKey marks={preview.key} columns={columns} rows={rows} />
        </>
      )}
    </section>
  );
}

interface TableProps {
  readonly title: string;
  readonly columns: readonly ShownColumn[];
  readonly rows: readonly ReportRow[];
  readonly totals: ReportRow | null | undefined;
  readonly marks: readonly Mark[] | undefined;
}

/** Of many rows only those in view are drawn. */
function Table({ title, columns: all, rows: given, totals, marks = [] }: TableProps) {
  const ui = useT(UI_MESSAGES);
  const { locale } = useLocale();
  const scroll = useRef<HTMLElement>(null);
  const group = all.find((column) => column.group);
  const columns = group ? all.filter((column) => column !== group) : all;
  const rows = group ? groupedRows(given, group.key) : given.map((row) => ({ row, isHeading: false }));
  const tones = new Map(marks.map(({ mark, tone }) => [mark, tone]));
  const long = rows.length > VIRTUAL_ABOVE;
  const virtualizer = useVirtualizer({ count: long ? rows.length : 0, getScrollElement: () => scroll.current, estimateSize: () => 34, overscan: 15 });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = long ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  const shown = long ? items.map(({ index }) => index) : rows.map((_, index) => index);
  return (
    <section ref={scroll} className={classes['scroll']} {...scrollRegion(title)}>
      <table className={`${classes['table']} numbers`} aria-rowcount={rows.length + 1} data-grouped={group ? true : undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <WindowRows before={before} after={after} shown={shown}>
          {(index) => {
            const { row, isHeading }: ShownRow = rows[index] ?? { row: {}, isHeading: false };
            const measured = long && { ref: virtualizer.measureElement };
            if (group && isHeading)
              return (
                <tr key={index} data-group {...measured} data-index={index}>
                  <th scope="rowgroup" colSpan={columns.length}>
                    {shownValue(row[group.key], group, locale)} <span className="quiet small">{linesText(row, group, locale)}</span>
                  </th>
                </tr>
              );
            return (
              <tr key={index} data-subtotal={row['subtotal'] === undefined ? undefined : true} {...measured} data-index={index}>
                {columns.map((column, at) => (
                  <td
                    key={column.key}
                    data-align={column.align}
                    data-kind={column.kind}
                    data-tone={column.kind === 'day' ? tones.get(String(row[column.key])) : undefined}
                    {...offOn(row, column)}
                    {...titleOf(row, column, locale)}
                  >
                    <ReportCell row={row} column={column} />
                    {/* What a subtotal says of its group. */}
                    {group && at === 0 && row['subtotal'] !== undefined && linesText(row, group, locale)}
                    {column.kind === 'day' && <Detail text={detailOf(row, column.key, locale)} />}
                  </td>
                ))}
              </tr>
            );
          }}
        </WindowRows>
        {totals && Object.keys(totals).length > 0 && (
          <tfoot>
            <tr>
              {columns.map((column, index) => (
                <td key={column.key} data-align={column.align}>
                  {totals[column.key] === undefined ? (index === 0 ? ui('total') : '') : shownValue(totals[column.key], column, locale)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

function titleOf(row: ReportRow, { key, kind }: ShownColumn, locale: Locale) {
  const detail = kind === 'day' ? detailOf(row, key, locale) : null;
  return detail === null ? {} : { title: detail };
}

/** What the pointer shows, for whoever has none. */
const Detail = ({ text }: { text: string | null }) => text !== null && <span className="sr-only"> {text}</span>;

function Head({ column: { key, label, align, kind, until } }: { column: ShownColumn }) {
  const labelOf = useLabel();
  const say = useSay();
  return (
    <th scope="col" data-align={align} data-kind={kind}>
      {kind === 'day' && (
        <>
          {say(shortWeekday(key)).slice(0, 2)}
          <br />
        </>
      )}
      {labelOf(label)}
      {until && ` – ${labelOf(until.label)}`}
    </th>
  );
}

/** A rest day and a holiday are shaded; the holiday is named under the pointer. */
function offOn(row: ReportRow, { key, kind }: ShownColumn) {
  const off = kind === 'day' ? row[`${OFF_ON}${key}`] : undefined;
  if (typeof off !== 'string') return {};
  return off === 'rest' ? { 'data-off': 'rest' } : { 'data-off': 'holiday', title: off };
}

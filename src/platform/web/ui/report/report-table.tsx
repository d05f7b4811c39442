import { REPORT_TITLE } from '#platform/contract/defaults.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { defineMessages } from '#platform/contract/messages.ts';
import { formatDate } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useLabel, useT, type Label } from '../../locale/locale.tsx';
import classes from './report-panel.module.css';
import { scrollRegion } from '../page/scroll-region.ts';
import { StatusChip } from '../status-chip.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';
import { WindowRows } from '../table/window-rows.tsx';

export interface ReportPreview {
  readonly title?: string | null;
  readonly subtitle?: string | null;
  readonly columns: readonly {
    readonly key: string;
    readonly label: Label;
    readonly align?: 'left' | 'right' | 'center' | undefined;
    readonly kind?: 'text' | 'number' | 'money' | 'date' | 'status' | undefined;
    readonly words?: Readonly<Record<string, string>> | undefined;
  }[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly totals?: Readonly<Record<string, unknown>> | null;
  /** The file has more rows. */
  readonly truncated?: boolean | undefined;
}

/** Above this many rows only those in view are drawn. */
const VIRTUAL_ABOVE = 100;

const MESSAGES = defineMessages({
  allDepartment: REPORT_TITLE,
  truncated: { en: 'The first {n} rows. The file has all of them.', ms: '{n} baris pertama. Fail mengandungi semuanya.' },
});

/** Department name, else 'All Department' (specification §9). */
export const reportTitle = (title: string | null | undefined, fallback = REPORT_TITLE.en) => title?.trim() || fallback;

function shownValue(value: unknown, align: string | undefined, kind?: string): string {
  if (value === null || value === undefined) return '';
  if (kind === 'date' && typeof value === 'string') return formatDate(value);
  if (kind === 'number' && typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(String).join('\n');
  if (typeof value === 'number') return Number.isInteger(value) && align !== 'right' ? String(value) : formatPrice(value);
  return String(value);
}

/** No money in a row is a dash, so that what is there stands out; it is still read as a number. */
const NoMoney = () => (
  <>
    <span className="quiet" aria-hidden>
      –
    </span>
    <span className="sr-only">{formatPrice(0)}</span>
  </>
);

/** In the words of its module. */
function Status({ status, words }: { status: unknown; words: Readonly<Record<string, string>> | undefined }) {
  return typeof status === 'string' && <StatusChip status={status} label={words?.[status]} />;
}

/** A report as the file will show it; of many rows only those in view are drawn. */
export function ReportTable({ preview, fallbackTitle }: { preview: ReportPreview; fallbackTitle?: string | undefined }) {
  const said = useLabel();
  const t = useT(MESSAGES);
  const ui = useT(UI_MESSAGES);
  const scroll = useRef<HTMLElement>(null);
  const { columns, rows, totals } = preview;
  const long = rows.length > VIRTUAL_ABOVE;
  const virtualizer = useVirtualizer({ count: long ? rows.length : 0, getScrollElement: () => scroll.current, estimateSize: () => 34, overscan: 15 });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = long ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  const shown = long ? items.map(({ index }) => index) : rows.map((_, index) => index);
  const title = reportTitle(preview.title, fallbackTitle ?? t('allDepartment'));
  return (
    <section className="frame">
      <div className={classes['previewHead']}>
        <h2 className="title">{title}</h2>
        {preview.subtitle && <p className="quiet small flush">{preview.subtitle}</p>}
      </div>
      {preview.truncated && <p className={classes['note']}>{t('truncated', { n: rows.length })}</p>}
      <section ref={scroll} className={classes['scroll']} {...scrollRegion(title)}>
        <table className={`${classes['table']} numbers`} aria-rowcount={rows.length + 1}>
          <thead>
            <tr>
              {columns.map(({ key, label, align }) => (
                <th key={key} scope="col" data-align={align} style={{ textAlign: align ?? 'left' }}>
                  {said(label)}
                </th>
              ))}
            </tr>
          </thead>
          <WindowRows before={before} after={after} shown={shown}>
            {(index) => (
              <tr
                key={index}
                data-subtotal={rows[index]?.['subtotal'] === undefined ? undefined : true}
                {...(long && { ref: virtualizer.measureElement })}
                data-index={index}
              >
                {columns.map(({ key, align, kind, words }) => (
                  <td key={key} data-align={align} style={{ textAlign: align ?? 'left' }}>
                    {kind === 'money' && rows[index]?.[key] === 0 ? (
                      <NoMoney />
                    ) : kind === 'status' ? (
                      <Status status={rows[index]?.[key]} words={words} />
                    ) : (
                      shownValue(rows[index]?.[key], align, kind)
                    )}
                  </td>
                ))}
              </tr>
            )}
          </WindowRows>
          {totals && Object.keys(totals).length > 0 && (
            <tfoot>
              <tr>
                {columns.map(({ key, align, kind }, index) => (
                  <td key={key} data-align={align} style={{ textAlign: align ?? 'left' }}>
                    {totals[key] === undefined ? (index === 0 ? ui('total') : '') : shownValue(totals[key], align, kind)}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
    </section>
  );
}

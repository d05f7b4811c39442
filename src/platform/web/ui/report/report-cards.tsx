/** The rows of a report on a phone: cards as lists have them, the total in one of its own. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { isCalendarDate } from '#platform/contract/dates.ts';
import { defineMessages, say as sayIn, type Text } from '#platform/contract/messages.ts';
import { shortWeekday } from '#platform/contract/time/weekdays.ts';
import { useLabel, useLocale, useSay, useT } from '../../locale/locale.tsx';
import { EmptyState } from '../page/states.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';
import { ReportCell } from './report-cell.tsx';
import { inWords, shownValue, type Mark, type ReportRow, type ShownColumn } from './report-columns.ts';
import classes from './report-cards.module.css';

const MESSAGES = defineMessages({
  all: { en: 'Show all {n}', ms: 'Tunjuk semua {n}' },
  days: { en: 'Show {n, plural, one {# day} other {# days}}', ms: 'Tunjuk {n} hari' },
  fewer: { en: 'Show fewer', ms: 'Tunjukkan kurang' },
  next: { en: 'Show more', ms: 'Tunjuk lagi' },
});

/** As many facts stand in a card; of more, its days are folded: a month has thirty. */
const FACTS = 8;
/** As many more take no more room than the button that would show them. */
const SPARE = 2;
/** Cards that are drawn at a time. */
const PART = 50;
/** People without a mark who are still named. */
const NAMED = 3;

const isLabel = (row: ReportRow, { key, lines }: ShownColumn) =>
  [key, ...lines.map((line) => line.key)].some((each) => row[each] !== null && row[each] !== undefined && row[each] !== '');

interface Props {
  readonly columns: readonly ShownColumn[];
  readonly rows: readonly ReportRow[];
  readonly totals: ReportRow | null | undefined;
  readonly title: string;
  readonly marks?: readonly Mark[] | undefined;
  /** Of a calendar: how many have nothing on its days, `{n}`. They get no card. */
  readonly unmarked?: Text | undefined;
  readonly onClearFilter?: (() => void) | undefined;
}

export function ReportCards({ columns, rows: all, totals, title, marks, unmarked, onClearFilter }: Props) {
  const t = useT(MESSAGES);
  const ui = useT(UI_MESSAGES);
  const labelOf = useLabel();
  const { locale } = useLocale();
  const [most, setMost] = useState(PART);
  const days = unmarked ? columns.filter(({ kind }) => kind === 'day') : [];
  const rows = days.length === 0 ? all : all.filter((row) => days.some((day) => isLabel(row, day)));
  const left = all.length - rows.length;
  if (unmarked && rows.length === 0)
    return (
      <EmptyState
        drawing="calendar"
        title={sayIn(unmarked, locale, { n: left })}
        // A few are named: whose days were looked for is not asked again.
        hint={left <= NAMED ? all.map((row) => String(row[columns[0]?.key ?? ''])).join(', ') : undefined}
        action={
          onClearFilter && (
            <Button variant="default" onClick={onClearFilter}>
              {ui('clearFilter')}
            </Button>
          )
        }
      />
    );
  const summed = columns.filter(({ key }) => totals?.[key] !== undefined);
  return (
    <div className={classes['cards']}>
      <ul className="list" aria-label={title}>
        {rows.slice(0, most).map((row, index) => (
          <Card key={index} row={inWords(row, columns, locale, marks)} columns={columns} />
        ))}
      </ul>
      {unmarked && left > 0 && <p className="quiet small flush">{sayIn(unmarked, locale, { n: left })}</p>}
      {rows.length > most && (
        <Button variant="default" onClick={() => setMost(most + PART)}>
          {t('next')}
        </Button>
      )}
      {totals && summed.length > 0 && (
        <div className={`${classes['card']} frame`} data-sum>
          <strong>{ui('total')}</strong>
          <dl className={classes['facts']}>
            {summed.map((column) => (
              <div key={column.key}>
                <dt>{labelOf(column.label)}</dt>
                <dd>{shownValue(totals[column.key], column, locale)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}

function Card({ row, columns }: { row: ReportRow; columns: readonly ShownColumn[] }) {
  const t = useT(MESSAGES);
  const [open, setOpen] = useState(false);
  const [title, ...others] = columns;
  const status = others.find(({ kind }) => kind === 'status');
  // Facts without a value are left out: a day on which nothing was, a remark that nobody made.
  const facts = others.filter((column) => column !== status && isLabel(row, column));
  const sums = facts.filter(({ key }) => !isCalendarDate(key)).slice(0, FACTS);
  const folds = facts.length > FACTS + SPARE;
  const shown = folds && !open ? sums : facts;
  return (
    <li className={`${classes['card']} frame`} data-sum={row['subtotal'] === undefined ? undefined : true}>
      <div className="row-top">
        <div className="words strong">{title && <ReportCell row={row} column={title} />}</div>
        {status && <ReportCell row={row} column={status} />}
      </div>
      {shown.length > 0 && <Facts row={row} facts={shown} />}
      {folds && (
        <Button className={classes['fold']} variant="subtle" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('fewer') : sums.length === 0 ? t('days', { n: facts.length }) : t('all', { n: facts.length })}
        </Button>
      )}
    </li>
  );
}

function Facts({ row, facts }: { row: ReportRow; facts: readonly ShownColumn[] }) {
  const labelOf = useLabel();
  const say = useSay();
  return (
    <dl className={classes['facts']}>
      {facts.map((column) => (
        <div key={column.key}>
          <dt>
            {column.kind === 'day' && `${say(shortWeekday(column.key))} `}
            {labelOf(column.label)}
            {column.until && ` – ${labelOf(column.until.label)}`}
          </dt>
          <dd>
            <ReportCell row={row} column={column} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

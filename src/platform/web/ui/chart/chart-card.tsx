import { Paper, SegmentedControl } from '@mantine/core';
import { useId, useState } from 'react';
import { defineMessages } from '#platform/contract/messages.ts';
import { useLabel, useT } from '../../locale/locale.tsx';
import classes from './chart-card.module.css';
import type { ChartCardProps } from './chart-card.props.ts';
import { ChartView } from './chart-view.tsx';
import { scrollRegion } from '../page/scroll-region.ts';
import { EmptyState } from '../page/states.tsx';
import { TableHead } from '../table/table-head.tsx';
import { Money } from '../values.tsx';

const MESSAGES = defineMessages({
  chart: { en: 'Chart', ms: 'Carta' },
  table: { en: 'Table', ms: 'Jadual' },
  show: { en: 'Show as', ms: 'Tunjuk sebagai' },
});

/** A chart from zero in the palette of the theme, with its table behind it (screen readers always have the table). */
export function ChartCard(props: ChartCardProps) {
  const { title, context, kind, rows, x, xLabel, series, money = false } = props;
  const labelOf = useLabel();
  const t = useT(MESSAGES);
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const id = useId();
  const table = (
    <table className={`${classes['table']} numbers`}>
      <caption className="sr-only">{labelOf(title)}</caption>
      <TableHead heads={[labelOf(xLabel), ...series.map(({ label }) => labelOf(label))]} />
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            <th scope="row">{row[x]}</th>
            {series.map(({ key }) => (
              <td key={key}>{money ? <Money value={Number(row[key] ?? 0)} /> : (row[key] ?? (kind === 'line' ? '–' : 0))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id}>
      <div className={classes['head']}>
        <div>
          <h2 className="subheading" id={id}>
            {labelOf(title)}
          </h2>
          {context && <p className="quiet small flush">{labelOf(context)}</p>}
        </div>
        {rows.length > 0 && (
          <SegmentedControl
            size="xs"
            aria-label={t('show')}
            value={view}
            onChange={(next) => setView(next as 'chart' | 'table')}
            data={[
              { value: 'chart', label: t('chart') },
              { value: 'table', label: t('table') },
            ]}
          />
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState drawing="chart" />
      ) : view === 'table' ? (
        <section className={classes['scroll']} {...scrollRegion(labelOf(title))}>
          {table}
        </section>
      ) : (
        <>
          <div aria-hidden>
            <ChartView {...props} />
          </div>
          <div className="sr-only">{table}</div>
        </>
      )}
    </Paper>
  );
}

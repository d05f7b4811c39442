import { Switch } from '@mantine/core';
import { useState } from 'react';
import { formatFigure } from '#platform/contract/figures/figures.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useSay, useT, type Label } from '#platform/web/locale/locale.tsx';
import { scrollRegion } from '#platform/web/ui/page/scroll-region.ts';
import { Money } from '#platform/web/ui/values.tsx';
import { TableHead } from '#platform/web/ui/table/table-head.tsx';
import type { Comparison } from '../contract/review.endpoints.ts';
import { REVIEW } from './review-view.messages.ts';
import classes from './review.module.css';

type Rows = Comparison['rows'];

/** `+120.00`, `−3.50`, or a dash where nothing differs. */
export function Difference({ value }: { value: number }) {
  if (value === 0) return <span aria-label={formatPrice(0)}>–</span>;
  return (
    <span className="tabular">
      {value > 0 ? '+' : '−'}
      {formatPrice(Math.abs(value))}
    </span>
  );
}

export const percentText = (percent: number) => `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatFigure(Math.round(Math.abs(percent) * 10) / 10)}`;

interface Props {
  readonly rows: Rows;
  readonly label: string;
  readonly before?: Label;
  readonly after?: Label;
}

/** Two payrolls figure by figure; what is the same can be left out. */
export function ComparisonTable({ rows, label, before = REVIEW.before, after = REVIEW.now }: Props) {
  const t = useT(REVIEW);
  const say = useSay();
  const wording = (text: Label) => (typeof text === 'string' ? text : say(text));
  const [changesOnly, setChangesOnly] = useState(true);
  const shown = changesOnly ? rows.filter(({ difference, before: was, after: is }) => difference !== 0 || was === null || is === null) : rows;
  return (
    <div className={`${classes['stack']} stack`}>
      <Switch size="xs" label={t('onlyChanges')} checked={changesOnly} onChange={(event) => setChangesOnly(event.currentTarget.checked)} />
      {shown.length === 0 ? (
        <p className="quiet small flush">{t('same')}</p>
      ) : (
        <section className={classes['scroll']} {...scrollRegion(label)}>
          <table className={`${classes['table']} numbers quiet-head`}>
            <TableHead heads={[t('figure'), wording(before), wording(after), t('difference'), t('percent')]} />
            <tbody>
              {shown.map((row) => (
                <tr key={row.key} data-total={row.kind === 'total' || undefined} data-same={row.difference === 0 || undefined}>
                  <th scope="row">{say(row.label)}</th>
                  <td>{row.before === null ? '–' : <Money value={row.before} />}</td>
                  <td>{row.after === null ? '–' : <Money value={row.after} />}</td>
                  <td>
                    <Difference value={row.difference} />
                  </td>
                  <td className="tabular">{row.percent === null ? '' : percentText(row.percent)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}

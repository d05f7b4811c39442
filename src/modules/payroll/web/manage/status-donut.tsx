/** Where everybody of the period stands, as a ring with its words and numbers beside it. */
import { formatFigure } from '#platform/contract/figures/figures.ts';
import { statusColor } from '#platform/contract/status.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { MANAGE } from './manage.messages.ts';
import classes from './overview.module.css';

const RADIUS = 40;
const ROUND = 2 * Math.PI * RADIUS;
/** Between two parts, in units of the drawing. */
const GAP = 2;

export interface Part {
  readonly status: string;
  readonly count: number;
}

/** Where each part begins and how long it is on the ring. Pure. */
export function arcsOf(parts: readonly Part[]): (Part & { readonly from: number; readonly length: number })[] {
  const present = parts.filter(({ count }) => count > 0);
  const total = present.reduce((sum, { count }) => sum + count, 0);
  let from = 0;
  return present.map((part) => {
    const arc = { ...part, from, length: (part.count / total) * ROUND };
    from += arc.length;
    return arc;
  });
}

/** The colour of its chip, which is the legend; what shares one stands apart by the gap. */
const toneOf = (status: string) => `var(--chip-${statusColor(status)}-dot)`;

export function StatusDonut({ statuses }: { statuses: Readonly<Record<string, number>> }) {
  const t = useT(MANAGE);
  const parts = Object.entries(statuses).map(([status, count]) => ({ status, count }));
  const arcs = arcsOf(parts);
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className={classes['donut']} aria-labelledby="payroll-statuses">
      <h2 className="subheading" id="payroll-statuses">
        {t('statuses')}
      </h2>
      <svg viewBox="0 0 100 100" width={104} height={104} aria-hidden>
        <circle cx={50} cy={50} r={RADIUS} fill="none" stroke="var(--mesra-line)" strokeWidth={12} />
        {arcs.map(({ status, from, length }) => (
          <circle
            key={status}
            cx={50}
            cy={50}
            r={RADIUS}
            fill="none"
            stroke={toneOf(status)}
            strokeWidth={12}
            strokeDasharray={`${Math.max(length - (arcs.length > 1 ? GAP : 0), 1)} ${ROUND}`}
            strokeDashoffset={-from}
            transform="rotate(-90 50 50)"
          />
        ))}
        <text x={50} y={49} className={classes['donutNumber']}>
          {formatFigure(total)}
        </text>
        <text x={50} y={62} className={classes['donutWord']}>
          {t('payrolls', { n: total })}
        </text>
      </svg>
      <ul className="list small">
        {arcs.map(({ status, count }) => (
          <li key={status}>
            <StatusChip status={status} />
            <span className="tabular">{formatFigure(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

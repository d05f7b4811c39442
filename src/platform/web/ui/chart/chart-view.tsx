import { formatShort } from '#platform/contract/figures/figures.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useLabel } from '../../locale/locale.tsx';
import type { ChartCardProps, ChartSeries } from './chart-card.props.ts';
import { roomFor, scaleTo, shareOf } from './chart-scale.ts';
import classes from './chart-view.module.css';

const TONES = {
  primary: 'var(--mesra-primary-text)',
  accent: 'var(--mesra-accent)',
  info: 'var(--chip-info-dot)',
  success: 'var(--chip-success-dot)',
  warning: 'var(--chip-warning-dot)',
  error: 'var(--chip-error-dot)',
  neutral: 'var(--mantine-color-dimmed)',
} as const;
/** Red and the accent stand far apart: in the dark they are told from each other least. */
const ORDER = ['primary', 'accent', 'info', 'success', 'neutral', 'error', 'warning'] as const;

type Row = ChartCardProps['rows'][number];

/** The drawing itself, of boxes and one line: it fits every width without measuring, and needs no library. */
export function ChartView({ kind, rows, x, series, money = false, height = 220, open }: ChartCardProps) {
  const labelOf = useLabel();
  const drawn = series.map((each, at) => ({
    ...each,
    name: labelOf(each.label),
    colour: each.colour ?? TONES[each.tone ?? ORDER[at % ORDER.length] ?? 'primary'],
  }));
  const numberOf = (row: Row, key: string) => Number(row[key] ?? 0);
  /** A line ends where nothing is known yet; a bar of nothing is a bar of 0. */
  const isKnown = (row: Row, key: string) => kind !== 'line' || key in row;
  const valueText = (value: number) => (money ? formatPrice(value) : String(value));
  const largest = Math.max(
    0,
    ...rows.map((row) =>
      kind === 'stacked' ? drawn.reduce((sum, { key }) => sum + numberOf(row, key), 0) : Math.max(...drawn.map(({ key }) => numberOf(row, key))),
    ),
  );
  const whole = !money && rows.every((row) => drawn.every(({ key }) => Number.isInteger(numberOf(row, key))));
  if (kind === 'rows') {
    const [only] = drawn;
    return (
      <div className={classes['rows']}>
        {rows.map((row, at) => (
          <div key={at} className={classes['row']}>
            <span className="cut">{row[x]}</span>
            <span className={classes['track']} style={{ inlineSize: `${shareOf(numberOf(row, only?.key ?? ''), largest || 1)}%`, background: only?.colour }} />
            <span className="numbers">{valueText(numberOf(row, only?.key ?? ''))}</span>
          </div>
        ))}
      </div>
    );
  }
  const { ticks, top } = scaleTo(largest, whole);
  return (
    <div className={classes['chart']} style={{ blockSize: height }}>
      {drawn.length > 1 && (
        <ul className={`${classes['legend']} bare`}>
          {drawn.map(({ key, name, colour }) => (
            <li key={key}>
              <span style={{ background: colour }} /> {name}
            </li>
          ))}
        </ul>
      )}
      <div className={classes['plot']}>
        <div className={`${classes['scale']} numbers`}>
          {ticks.map((tick) => (
            <span key={tick} style={{ insetBlockEnd: `${shareOf(tick, top)}%` }}>
              {formatShort(tick)}
            </span>
          ))}
          {/* As wide as the widest of them: the others stand beside the flow. */}
          <i>{ticks.map((tick) => formatShort(tick)).reduce((widest, text) => (text.length > widest.length ? text : widest), '')}</i>
        </div>
        <div className={classes['area']}>
          {ticks.map((tick) => (
            <hr key={tick} style={{ insetBlockEnd: `${shareOf(tick, top)}%` }} />
          ))}
          {kind === 'line' &&
            drawn.map(({ key, colour }) => (
              <Line
                key={key}
                values={rows.map((row) => (isKnown(row, key) ? shareOf(numberOf(row, key), top) : null))}
                colour={colour}
                open={open === rows.at(-1)?.[x]}
              />
            ))}
          <div className={classes['slots']}>
            {rows.map((row, at) => (
              <div key={at} className={classes['slot']} data-kind={kind} data-open={row[x] === open || undefined}>
                {drawn
                  .filter(({ key }) => isKnown(row, key))
                  .map(({ key, colour }) => (
                    <span
                      key={key}
                      style={
                        kind === 'line'
                          ? { insetBlockEnd: `${shareOf(numberOf(row, key), top)}%`, borderColor: colour }
                          : { blockSize: `${shareOf(numberOf(row, key), top)}%`, background: colour }
                      }
                    />
                  ))}
                <Tip
                  name={String(row[x])}
                  values={drawn.map((each) => ({ ...each, value: isKnown(row, each.key) ? valueText(numberOf(row, each.key)) : '–' }))}
                  late={at * 2 >= rows.length}
                />
              </div>
            ))}
          </div>
        </div>
        <div className={`${classes['names']} numbers`} data-room={roomFor(rows.map((row) => String(row[x])))}>
          {rows.map((row, at) => (
            <span key={at}>{row[x]}</span>
          ))}
        </div>
      </div>
    </div>
  );
}

/** From point to point, each in the middle of its place; the way to a value that still grows is broken. */
function Line({ values, colour, open }: { values: readonly (number | null)[]; colour: string; open: boolean }) {
  const points = values.flatMap((value, at) => (value === null ? [] : `${((at + 0.5) / values.length) * 100},${100 - value}`));
  const firm = open ? points.slice(0, -1) : points;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={classes['line']} style={{ stroke: colour }}>
      <polyline points={firm.join(' ')} />
      {open && <polyline points={points.slice(-2).join(' ')} strokeDasharray="4 4" />}
    </svg>
  );
}

function Tip({
  name,
  values,
  late,
}: {
  name: string;
  values: readonly (ChartSeries & { readonly name: string; readonly colour: string; readonly value: string })[];
  late: boolean;
}) {
  return (
    <div className={classes['tip']} data-late={late || undefined}>
      <b>{name}</b>
      {values.map((each) => (
        <span key={each.key}>
          <i style={{ background: each.colour }} /> {values.length > 1 && each.name} <span className="numbers">{each.value}</span>
        </span>
      ))}
    </div>
  );
}

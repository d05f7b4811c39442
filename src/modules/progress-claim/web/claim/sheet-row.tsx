import { memo, useState } from 'react';
import { formatFigure } from '#platform/contract/figures/figures.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import { lineClass } from '../sheet-table.tsx';
import { CLAIM } from './claim.messages.ts';
import { shownOf, type SheetLine, type Totals, type Typed } from './sheet-lines.ts';
import classes from './sheet-row.module.css';

interface SheetRowProps {
  readonly line: SheetLine;
  readonly typed: Typed | undefined;
  /** Of a section, in sen. */
  readonly totals: Totals | undefined;
  /** Null: it is only looked at. */
  readonly onType: ((key: string, entry: Typed) => void) | null;
}

export const SheetRow = memo(function SheetRow({ line, typed, totals, onType }: SheetRowProps) {
  const t = useT(CLAIM);
  if (line.isSection) {
    const { whole = 0, previous = 0, amount = 0 } = totals ?? {};
    return (
      <tr className={lineClass(line.level)}>
        <td>{line.name}</td>
        <th scope="row">{line.description}</th>
        {[whole, previous, null, null, amount, amount - previous].map((sum, at) => (
          <td key={at} data-right>
            {sum !== null && <Money value={sum / 100} />}
          </td>
        ))}
      </tr>
    );
  }
  const shown = shownOf(line, typed);
  const name = line.name || line.description;
  const isWorkedOut = shown.by === 'Time' || shown.by === 'Progress';
  const cell = (by: Typed['by'], label: 'quantityOf' | 'percentOf' | 'amountOf', value: number | null, decimals: number) => (
    <td data-right className={shown.by === by ? 'strong' : undefined}>
      {value === null ? (
        ''
      ) : onType ? (
        <Figure label={t(label, { name })} value={value} decimals={decimals} onType={(next) => onType(line.key, { by, value: next })} />
      ) : decimals === 2 && by === 'Amount' ? (
        <Money value={value} />
      ) : (
        <span className="tabular">{formatFigure(value)}</span>
      )}
    </td>
  );
  return (
    <tr className={lineClass(0)} data-typed={typed ? true : undefined}>
      <td>{line.name}</td>
      <th scope="row" title={line.description}>
        {line.description}
        {isWorkedOut && <span className="note">{t(shown.by === 'Time' ? 'byTime' : 'byProgress')}</span>}
        {line.reason && <span className="note">{line.reason}</span>}
      </th>
      <td data-right>
        <Money value={line.whole} />
      </td>
      <td data-right>
        <Money value={line.previous} />
      </td>
      {cell('Quantity', 'quantityOf', shown.quantity, 3)}
      {cell('Percent', 'percentOf', shown.percent, 4)}
      {cell('Amount', 'amountOf', shown.amount, 2)}
      <td data-right data-negative={shown.thisTime < 0 || undefined}>
        <Money value={shown.thisTime} />
      </td>
    </tr>
  );
});

/** A figure that is typed: taken when the field is left or Enter is pressed, as far as it is a number. */
function Figure({ label, value, decimals, onType }: { label: string; value: number; decimals: number; onType: (value: number) => void }) {
  const [text, setText] = useState<string | null>(null);
  const take = () => {
    if (text === null) return;
    const typed = Number(text.replaceAll(',', '').trim());
    const next = Math.round(typed * 10 ** decimals) / 10 ** decimals;
    if (text.trim() !== '' && Number.isFinite(next) && next !== value) onType(next);
    setText(null);
  };
  return (
    <input
      className={classes['figure']}
      aria-label={label}
      inputMode="decimal"
      value={text ?? String(value)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
    />
  );
}

/** Lines of a payslip; a line with a trace opens how it came about. */
import { useId, useState, type ReactNode } from 'react';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import { TableHead } from '#platform/web/ui/table/table-head.tsx';
import type { TraceStep } from '#modules/statutory/contract/trace.schema.ts';
import { Steps } from '#modules/statutory/web/public.tsx';
import type { Text } from '#platform/contract/messages.ts';
import { PAYSLIP_VIEW } from './payslip-view.messages.ts';
import classes from './payslip-view.module.css';

export type Traces = Readonly<Record<string, readonly TraceStep[]>>;

interface LineProps {
  readonly label: Text;
  readonly figures: readonly (number | null)[];
  readonly steps: readonly TraceStep[] | undefined;
}

/** One row, and below it the steps once it is opened. */
function Line({ label, figures, steps }: LineProps) {
  const t = useT(PAYSLIP_VIEW);
  const say = useSay();
  const [open, setOpen] = useState(false);
  const region = useId();
  const name = say(label);
  return (
    <>
      <tr>
        <th scope="row">
          {steps && steps.length > 0 ? (
            <button
              type="button"
              className={classes['why']}
              aria-expanded={open}
              aria-controls={region}
              title={open ? t('hide') : t('how', { line: name })}
              onClick={() => setOpen(!open)}
            >
              {name}
            </button>
          ) : (
            name
          )}
        </th>
        {figures.map((figure, index) => (
          <td key={index} data-right>
            {figure === null ? '' : <Money value={figure} />}
          </td>
        ))}
      </tr>
      {open && steps && (
        <tr id={region}>
          <td colSpan={1 + figures.length} className={classes['trace']}>
            <Steps steps={steps} />
          </td>
        </tr>
      )}
    </>
  );
}

export interface LinesProps {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly label: Text; readonly figures: readonly (number | null)[]; readonly trace: string | null }[];
  readonly traces: Traces | undefined;
  readonly total?: { readonly label: string; readonly figures: readonly (number | null)[] } | undefined;
}

/** A table of lines with its sum. */
export function Lines({ caption, heads, rows, traces, total }: LinesProps): ReactNode {
  if (rows.length === 0) return null;
  return (
    <table className={`${classes['lines']} numbers`}>
      <TableHead heads={[caption, ...heads.map((head) => ({ figure: head }))]} />
      <tbody>
        {rows.map((row) => (
          <Line key={row.key} label={row.label} figures={row.figures} steps={row.trace ? traces?.[row.trace] : undefined} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <td>{total.label}</td>
            {total.figures.map((figure, index) => (
              <td key={index} data-right>
                {figure === null ? '' : <Money value={figure} />}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

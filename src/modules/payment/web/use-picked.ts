/** Who of a filter is chosen: all but some, or some alone. */
import { useState } from 'react';
import { sumBy } from '#platform/contract/money.ts';
import type { PayableRow } from '../contract/payment.schema.ts';

export interface Group {
  readonly count: number;
  readonly amount: number;
}

export interface Picked {
  readonly has: (id: number) => boolean;
  readonly toggle: (row: PayableRow) => void;
  readonly takeAll: () => void;
  readonly takeNone: () => void;
  /** Another part of the same payables is looked at: all of it, or still those that were chosen one by one. */
  readonly look: () => void;
  /** Other payables, of another period or type: all of them, or nobody yet. */
  readonly startAnew: () => void;
  /** How many and how much, `whole` being all of the filter. */
  readonly sum: (whole: Group) => Group;
  /** What the server is told. */
  readonly wire: () => { readonly except_ids?: number[]; readonly ids?: number[] };
}

interface State {
  readonly all: boolean;
  /** The exceptions while all are chosen, else the chosen. */
  readonly rows: ReadonlyMap<number, PayableRow>;
}

const NONE: ReadonlyMap<number, PayableRow> = new Map();

export function pickedOf(state: State): Pick<Picked, 'has' | 'sum' | 'wire'> {
  const { all, rows } = state;
  const named: Group = { count: rows.size, amount: sumBy([...rows.values()]) };
  return {
    has: (id) => all !== rows.has(id),
    sum: (whole) => (all ? { count: whole.count - named.count, amount: Math.round((whole.amount - named.amount) * 100) / 100 } : named),
    wire: () => (all ? { except_ids: [...rows.keys()] } : { ids: [...rows.keys()] }),
  };
}

/** @param rows who is chosen at first, where not all are */
export function usePicked(all: boolean, rows?: readonly PayableRow[]): Picked {
  const [state, setState] = useState<State>(() => ({ all, rows: rows ? new Map(rows.map((row) => [row.id, row])) : NONE }));
  return {
    ...pickedOf(state),
    toggle: (row) =>
      setState((before) => {
        const rows = new Map(before.rows);
        if (!rows.delete(row.id)) rows.set(row.id, row);
        return { ...before, rows };
      }),
    takeAll: () => setState({ all: true, rows: NONE }),
    takeNone: () => setState({ all: false, rows: NONE }),
    look: () => setState((before) => (before.all ? { all: true, rows: NONE } : before)),
    startAnew: () => setState(({ all }) => ({ all, rows: NONE })),
  };
}

/** What the process page holds: the filter it was opened with, the form, its statutory tables, the sites, the chosen tab. */
import type { OutputOf } from '#platform/contract/endpoint.ts';
import type { loadProcess } from '../../../contract/payroll.endpoints.ts';
import type { SiteShare } from '../../../contract/payroll-inputs.ts';
import type { Calculation } from '../../../contract/calculation.schema.ts';
import type { Draft } from './process-draft.ts';

export type LoadAnswer = OutputOf<typeof loadProcess>;
export type ProcessTab = 'salary' | 'earnings' | 'deductions' | 'contribution' | 'worksheet';

export interface ProcessFilter {
  readonly employee_id: number;
  readonly start_date: string;
  readonly end_date: string;
}

export interface ProcessState {
  readonly filter: ProcessFilter | null;
  readonly form: Draft | null;
  readonly formulas: NonNullable<Calculation['formulas']> | null;
  readonly sites: readonly SiteShare[] | null;
  readonly selection: ProcessTab | null;
  readonly loading: boolean;
  /** Something was typed since the form came from the server. */
  readonly changed: boolean;
}

const EMPTY: ProcessState = { filter: null, form: null, formulas: null, sites: null, selection: null, loading: false, changed: false };
const CLEARED = { form: null, formulas: null, sites: null, changed: false } as const;

export interface ProcessStore {
  get(): ProcessState;
  subscribe(listener: () => void): () => void;
  /** Loads the form of a filter. A refusal or a failure clears form, formulas and sites. */
  load(filter: ProcessFilter, fetch: () => Promise<LoadAnswer>): Promise<LoadAnswer>;
  /** What a person typed. */
  edit(change: (draft: Draft) => Draft): void;
  /** What the server answered. */
  put(draft: Draft, changed?: boolean): void;
  select(tab: ProcessTab): void;
  clear(): void;
}

export function createProcessStore(): ProcessStore {
  let state = EMPTY;
  let latest = 0;
  const listeners = new Set<() => void>();
  const change = (next: Partial<ProcessState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async load(filter, fetch) {
      const mine = ++latest;
      change({ filter, loading: true });
      try {
        const answer = await fetch();
        if (mine !== latest) return answer;
        if (!answer.success) change({ ...CLEARED, loading: false });
        else {
          const { data, calculation, sites } = answer;
          change({ form: { form: data, calculation }, formulas: calculation.formulas ?? null, sites, changed: false, loading: false });
        }
        return answer;
      } catch (error) {
        if (mine === latest) change({ ...CLEARED, loading: false });
        throw error;
      }
    },
    edit: (typed) => state.form && change({ form: typed(state.form), changed: true }),
    put: (form, changed = false) => change({ form, changed }),
    select: (selection) => change({ selection }),
    clear() {
      latest += 1;
      change(EMPTY);
    },
  };
}

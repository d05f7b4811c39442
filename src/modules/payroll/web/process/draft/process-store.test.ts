/** R4.014–R4.017: loading, clearing on failure, clear, the loading flag. */
import { describe, expect, it } from 'vitest';
import { aDraft } from './process-draft.factory.ts';
import { createProcessStore, type LoadAnswer } from './process-store.ts';

const FILTER = { employee_id: 4, start_date: '2026-11-01', end_date: '2026-11-30' };
const SITES = [{ work_site_id: 1, branch_id: null, name: 'Tapak', days: 2, hours: 16, overtime_hours: 0, amount: 300, percent: 100 }];

function anAnswer(): LoadAnswer {
  const { form, calculation } = aDraft(3000);
  const formulas = {
    rules: 'law',
    epf: { version: '', source: '', bands: [] },
    socso: { version: '', source: '', bands: [] },
    eis: { version: '', source: '', bands: [] },
    tax: { version: '', source: '', bands: [] },
  } as const;
  return { success: true, message: '', data: form, calculation: { ...calculation, formulas: structuredClone(formulas) as never }, sites: SITES };
}
const loaded = async () => {
  const store = createProcessStore();
  await store.load(FILTER, async () => anAnswer());
  return store;
};

describe('the process store', () => {
  it('holds form, formulas and sites of a load', async () => {
    const { form, formulas, sites, filter } = (await loaded()).get();
    expect(form?.form.salary_amount).toBe(3000);
    expect(formulas?.rules).toBe('law');
    expect(sites).toEqual(SITES);
    expect(filter).toEqual(FILTER);
  });

  it('clears form, formulas and sites on a refusal', async () => {
    const store = await loaded();
    await store.load(FILTER, async () => ({ success: false, message: 'Salary is not set for this employee.' }));
    expect(store.get()).toMatchObject({ form: null, formulas: null, sites: null, loading: false });
  });

  it('clears them when the call fails, too', async () => {
    const store = await loaded();
    await expect(store.load(FILTER, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(store.get()).toMatchObject({ form: null, formulas: null, sites: null, loading: false });
  });

  it('empties filter, form, formulas, sites and selection on clear', async () => {
    const store = await loaded();
    store.select('worksheet');
    store.clear();
    expect(store.get()).toEqual({ filter: null, form: null, formulas: null, sites: null, selection: null, loading: false, changed: false });
  });

  it('is loading during the fetch, not after', async () => {
    const store = createProcessStore();
    const seen: boolean[] = [];
    store.subscribe(() => seen.push(store.get().loading));
    await store.load(FILTER, async () => anAnswer());
    expect(seen).toEqual([true, false]);
  });

  it('keeps the newest of two loads', async () => {
    const store = createProcessStore();
    let release: (answer: LoadAnswer) => void = () => undefined;
    const slow = store.load(FILTER, () => new Promise((resolve) => (release = resolve)));
    await store.load({ ...FILTER, employee_id: 5 }, async () => ({ success: false, message: 'no' }));
    release(anAnswer());
    await slow;
    expect(store.get().form).toBeNull();
  });

  it('knows that something was typed until the server has answered', async () => {
    const store = await loaded();
    store.edit((draft) => draft);
    expect(store.get().changed).toBe(true);
    store.put(aDraft(3000));
    expect(store.get().changed).toBe(false);
  });
});

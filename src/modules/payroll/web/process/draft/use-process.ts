/** The process page's work: loading, typing, saving, confirming. Holds one store; the screen only draws it. */
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { POPUP_MS } from '#platform/contract/waits.ts';
import { ApiError, apiErrorMessages, bulleted, distinct } from '#platform/web/call/api-error.ts';
import { call } from '#platform/web/call/call.ts';
import { useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useWhenQuiet } from '#platform/web/call/when-quiet.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ask, openPopup, openToast } from '#platform/web/feedback.ts';
import { listPayrolls, loadProcess, saveProcess, showPayroll, updatePayroll } from '../../../contract/payroll.endpoints.ts';
import { confirmPayroll } from '../../../contract/state/state.endpoints.ts';
import type { PayrollForm } from '../../../contract/payroll-form.schema.ts';
import type { CalculationType } from '../../../contract/setting/payroll-setting.schema.ts';
import { copyProcess } from '../../../contract/process/copy-process.endpoints.ts';
import { listDifferences } from '../../../contract/later/later.endpoints.ts';
import { useAskLater } from '../../later/use-ask-later.ts';
import { explainFirst } from '../../run/payroll-reviewer.ts';
import { bodyOf, hasMoved, takeCalculation, takeCopied, takeRecord, type Draft } from './process-draft.ts';
import { createProcessStore, type LoadAnswer, type ProcessFilter, type ProcessTab } from './process-store.ts';
import { PROCESS } from '../process.messages.ts';

/** With it come all schemas of a payroll, which the screen is drawn without. */
const checks = () => import('./check-draft.ts');

const FORBIDDEN = 403;
const CHANGED = 409;
const INVALID = 422;

/** The tab on which a field stands; null: beside the tabs. */
function tabOf(path: string): ProcessTab | null {
  if (path.startsWith('earnings')) return 'earnings';
  if (path.startsWith('deductions')) return 'deductions';
  if (path.startsWith('contribution_')) return 'contribution';
  if (path.startsWith('tax_payload')) return 'worksheet';
  return path.startsWith('salary') || path === 'calculation.salary_note' ? 'salary' : null;
}

/** A payroll that can no longer be processed is read by its number. */
async function readPayroll(id: number): Promise<LoadAnswer> {
  const { data, sites } = await call(showPayroll, { id });
  const { calculation, ...form } = data;
  return { success: true, message: '', data: form, calculation, sites };
}

export interface ProcessTarget extends ProcessFilter {
  /** Read this payroll instead of proposing one. */
  readonly id: number | null;
}

export function useProcess(target: ProcessTarget | null) {
  const { locale } = useLocale();
  const t = useT(PROCESS);
  const invalidate = useInvalidate();
  const [store] = useState(createProcessStore);
  const state = useSyncExternalStore(store.subscribe, store.get);
  const askLater = useAskLater();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  /** Why the payroll could not be opened. */
  const [problem, setProblem] = useState<string | null>(null);
  /** The portal does not open it, however often it is asked. */
  const [refused, setRefused] = useState(false);
  const { employee_id, start_date, end_date, id } = target ?? { employee_id: 0, start_date: '', end_date: '', id: null };

  /** A refusal is told for five seconds, with the close button alone. */
  const refuse = useCallback((message: string) => openPopup({ kind: 'error', message, okay: false, closesAfter: POPUP_MS }), []);

  const load = useCallback(async () => {
    if (employee_id === 0) return;
    const filter = { employee_id, start_date, end_date };
    try {
      const answer = await store.load(filter, () => (id === null ? call(loadProcess, filter) : readPayroll(id)));
      setErrors({});
      setProblem(answer.success ? null : answer.message);
      setRefused(!answer.success);
      if (!answer.success && store.get().filter === filter) refuse(answer.message);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
      setRefused(error.status === FORBIDDEN);
    }
  }, [store, refuse, employee_id, start_date, end_date, id]);

  useEffect(() => void load(), [load]);
  useWhenQuiet(() => void checks().catch(() => undefined), state.form !== null);
  useEffect(() => () => store.clear(), [store]);

  /** Another calculation type: the server proposes rates and hours for it, everything else stays as typed. */
  const changeType = async (type: CalculationType) => {
    setBusy(true);
    try {
      const answer = await call(loadProcess, { employee_id, start_date, end_date, calculation_type: type });
      if (answer.success) store.edit((draft) => takeCalculation(draft, answer.calculation));
      else refuse(answer.message);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };

  const showMistakes = (mistakes: Readonly<Record<string, readonly string[]>>) => {
    setErrors(Object.fromEntries(Object.entries(mistakes).map(([path, messages]) => [path, messages.join(' ')])));
    // The part with the first mistake comes into view.
    const [first] = Object.keys(mistakes);
    const tab = tabOf(first ?? '');
    if (tab) store.select(tab);
    // Drawn by then: its part of the page, and what was folded.
    setTimeout(() => document.querySelector<HTMLElement>(`[data-path="${first}"]`)?.focus());
    const messages = distinct(Object.values(mistakes).flat());
    openPopup({ kind: 'error', message: bulleted(messages), okay: false });
  };

  const failed = async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === INVALID)
      return showMistakes(Object.keys(error.errors).length > 0 ? error.errors : { base: apiErrorMessages({ message: error.message }) });
    if (error.status !== CHANGED) return void openToast({ kind: 'error', message: bulleted([error.message]) });
    const answer = await ask({ title: t('changedTitle'), message: `${error.message} ${t('changedText')}`, verb: t('changedVerb') });
    if (answer) await load();
  };

  const stale = () => invalidate(listPayrolls, showPayroll, listDifferences);

  const put = (saved: PayrollForm & { readonly calculation: Draft['calculation'] }) => {
    const { calculation, ...form } = saved;
    const { sites } = store.get().form ?? {};
    store.put({ form, calculation, ...(sites && { sites }) });
  };

  /** Sends the form; on any failure everything typed stays. Answers the saved form. */
  const send = async (draft: Draft) => {
    const { mistakesIn } = await checks();
    const mistakes = mistakesIn(draft, locale);
    if (Object.keys(mistakes).length > 0) {
      showMistakes(mistakes);
      return;
    }
    setErrors({});
    if (!(await askLater(draft.form))) return;
    const body = bodyOf(draft);
    const { id: saved } = draft.form;
    const answer =
      draft.form.can.process || saved === null
        ? await call(saveProcess, body, { quiet: true })
        : await call(updatePayroll, { ...body, id: saved }, { quiet: true });
    if (!answer.success) return void refuse(answer.message);
    put(answer.data);
    return answer;
  };

  const work = async (job: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await job();
    } catch (error) {
      await failed(error);
    } finally {
      setBusy(false);
      void stale();
    }
  };

  const confirmNow = async (payroll: PayrollForm) => {
    if (payroll.id === null || !(await explainFirst(payroll.id, payroll.name, locale))) return;
    const { message, data } = await call(confirmPayroll, { id: payroll.id, status: payroll.status, updated_at: payroll.updated_at }, { quiet: true });
    put(data);
    openPopup({ kind: 'success', message });
  };

  /** Last month's variable lines beside what is typed; nothing is saved. */
  const copyLast = () =>
    work(async () => {
      const answer = await call(copyProcess, { employee_id, start_date, end_date }, { quiet: true });
      if (!answer.success) return refuse(answer.message);
      store.edit((draft) => takeCopied(draft, answer.data));
      openPopup({ kind: 'info', message: answer.message });
    });

  return {
    copyLast,
    problem,
    refused,
    state,
    errors,
    busy,
    load,
    changeType,
    edit: store.edit,
    select: store.select,
    refresh: (saved: PayrollForm) => store.get().form && store.put(takeRecord(store.get().form as Draft, saved), store.get().changed),
    save: (draft: Draft) =>
      work(async () => {
        const saved = await send(draft);
        if (saved) openPopup({ kind: 'success', message: saved.message });
      }),
    saveAndConfirm: (draft: Draft) =>
      work(async () => {
        const saved = store.get().changed || draft.form.id === null || hasMoved(draft) ? (await send(draft))?.data : draft.form;
        if (!saved) return;
        if (saved.can.confirm) await confirmNow(saved);
        else openPopup({ kind: 'info', message: t('otherConfirms') });
      }),
  };
}

/** E-mailing payslips: asks first, says how they go out, and names who gets none. */
import { useCallback, useEffect, useRef } from 'react';
import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import { call } from '#platform/web/call/call.ts';
import { ApiError } from '#platform/web/call/api-error.ts';
import { useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { useConfirm, usePopup } from '#platform/web/ui/feedback/confirm.tsx';
import type { BulkResult } from '#platform/web/ui/list-page.tsx';
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts';
import { PAYSLIP_STATUSES } from '../../contract/payroll.policy.ts';
import { listPayslips, mailPayslips } from '../../contract/payslip/issued-payslips.endpoints.ts';
import type { IssuedPayslip } from '../../contract/payslip/issued-payslips.schema.ts';
import { ISSUED } from './issued-payslips.messages.ts';

type Failure = OutputOf<typeof mailPayslips>['data']['failed'][number];
export interface Outcome {
  readonly message: string;
  readonly failures: readonly Failure[];
}

/** Mail goes out in the background and tells nobody live: look again a few times. */
const LOOK_AGAIN = [3000, 8000, 20_000, 60_000];

function useSoon(look: () => void): () => void {
  const timers = useRef<number[]>([]);
  const stop = useCallback(() => timers.current.splice(0).forEach((timer) => window.clearTimeout(timer)), []);
  useEffect(() => stop, [stop]);
  return () => {
    stop();
    timers.current = LOOK_AGAIN.map((after) => window.setTimeout(look, after));
  };
}

const NAMED = 5;
const namesOf = (failed: readonly Failure[]) => [...failed.slice(0, NAMED).map(({ name }) => name), ...(failed.length > NAMED ? ['…'] : [])].join(', ');

/** @param locked payslips open with a password, so the PDF is attached */
export function useMailing(locked: boolean, onUndelivered: (outcome: Outcome) => void) {
  const t = useT(ISSUED);
  const { locale } = useLocale();
  const confirm = useConfirm();
  const invalidate = useInvalidate();
  const popup = usePopup();
  const watch = useSoon(() => void invalidate(listPayslips));
  const how = t(locked ? 'attached' : 'linked');
  const monthOf = (month: string) => formatMonth(calendarDate(`${month.slice(0, 7)}-01`), locale);
  const many = (n: number, month: string) => ({ title: t('emailAsk', { n, month: monthOf(month) }), message: how, verb: t('emailVerb', { n }) });
  const send = async (choice: InputOf<typeof mailPayslips>) => {
    try {
      const { data, message } = await call(mailPayslips, choice, { quiet: true });
      // Whoever gets none is named beneath the sum; two dialogs over each other help nobody.
      if (data.failed.length > 0) onUndelivered({ message, failures: data.failed });
      else popup.success(message);
      await invalidate(listPayslips);
      watch();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      popup.error(Object.values(error.errors).flat()[0] ?? error.message);
    }
  };
  /** Asks with the names of those who would get none; where nobody would, it says so and offers the way out instead. */
  const askAndSend = async (choice: InputOf<typeof mailPayslips>, title: string, verb: string) => {
    const { data } = await call(mailPayslips, { ...choice, check: true });
    if (data.queued === 0) return onUndelivered({ message: t('nobody'), failures: data.failed });
    const left = data.failed_count > 0 ? [t('leftOut', { n: data.failed_count, names: namesOf(data.failed) })] : [];
    if (await confirm({ title, message: [how, ...left].join('\n'), verb })) await send(choice);
  };
  return {
    question: (rows: readonly IssuedPayslip[]) => many(rows.length, rows[0]?.end_date ?? ''),
    one: ({ id, name, end_date }: Pick<IssuedPayslip, 'id' | 'name' | 'end_date'>): Promise<void> =>
      askAndSend({ ids: [id] }, t('emailOne', { name, month: monthOf(end_date) }), t('emailVerb', { n: 1 })),
    /** Everything that the filter of the address shows. */
    async all(query: URLSearchParams): Promise<void> {
      const number = (key: string) => Number(query.get(key)) || undefined;
      const status = PAYSLIP_STATUSES.find((each) => each === query.get('status'));
      const choice: InputOf<typeof mailPayslips> = {
        month: query.get('month') ?? undefined,
        keyword: query.get('keyword') ?? undefined,
        branch_id: number('branch_id'),
        division_id: number('division_id'),
        department_id: number('department_id'),
        status,
      };
      const { meta, month } = await call(listPayslips, { ...choice, per_page: 1 });
      const { title, verb } = many(meta.total, month ?? '');
      await askAndSend(choice, title, verb);
    },
    async rows(rows: readonly IssuedPayslip[]): Promise<readonly BulkResult[]> {
      const { data } = await call(mailPayslips, { ids: rows.map(({ id }) => id) }, { quiet: true });
      const failed = new Map(data.failed.map(({ id, message }) => [id, message]));
      return rows.map(({ id }) => ({ id, ok: !failed.has(id), message: failed.get(id) }));
    },
  };
}

/** The one filled button of the page: what the payrolls of the list wait for next. */
import { useLocation } from 'wouter';
import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import type { InputOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/call/call.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { showMonth } from '../../contract/closing/closing.endpoints.ts';
import { listPayrolls, type PayrollRow } from '../../contract/payroll.endpoints.ts';
import type { PayrollRowStatus } from '../../contract/payroll.workflow.ts';
import { moveTicked, netTrend } from '../../contract/run/run.endpoints.ts';
import { ProcessAll } from '../run/process-all.tsx';
import { MANAGE } from './manage.messages.ts';

type Shown = Omit<InputOf<typeof listPayrolls>, 'start_date' | 'end_date'> & { readonly start_date: string; readonly end_date: string };
/** Rows of one page, and payrolls that one call confirms. */
const PER_PAGE = 100;

/** What waits: somebody is not processed, else something is not confirmed, else not in a payment; else nothing here. */
export function nextStep(statuses: Readonly<Record<PayrollRowStatus, number>> | undefined): 'process' | 'confirm' | 'pay' | null {
  if (!statuses || statuses.Pending > 0) return 'process';
  if (statuses['In Process'] > 0) return 'confirm';
  return statuses.Confirmed > 0 ? 'pay' : null;
}

/** @param shown the month and the part of the company, as soon as the period is known: the button counts and does no more than that. */
export function NextStep({
  step,
  shown,
  statuses,
}: {
  step: ReturnType<typeof nextStep>;
  shown: Shown | undefined;
  statuses: Readonly<Record<PayrollRowStatus, number>> | undefined;
}) {
  return (
    <>
      {step === 'process' && <ProcessAll period={shown} />}
      {shown && step === 'confirm' && <ConfirmAll shown={shown} n={statuses?.['In Process'] ?? 0} />}
      {shown && step === 'pay' && <Pay shown={shown} n={statuses?.Confirmed ?? 0} />}
    </>
  );
}

function Pay({ shown: { start_date, end_date }, n }: { shown: Shown; n: number }) {
  const t = useT(MANAGE);
  const [, navigate] = useLocation();
  return (
    <ActionButton
      needs={{ page: '/payroll/document/payment', action: 'Create' }}
      icon="bank"
      onClick={() => navigate(`/payroll/document/payment?${new URLSearchParams({ create: 'Salary', start_date, end_date })}`)}
    >
      {t('pay', { n })}
    </ActionButton>
  );
}

/** All that is in process, each with the version that was seen after the question; the answer says how many stay, the list then which. */
function ConfirmAll({ shown, n }: { shown: Shown; n: number }) {
  const t = useT(MANAGE);
  const [, navigate] = useLocation();
  const { locale } = useLocale();
  const ask = useConfirm();
  const move = useWrite(moveTicked, { invalidates: [listPayrolls, netTrend, showMonth] });
  const start = async () => {
    const month = formatMonth(calendarDate(shown.end_date), locale);
    if (!(await ask({ title: t('confirmAllAsk', { n, month }), message: MANAGE.confirmAllText, verb: t('confirmN', { n }) }))) return;
    let refused = 0;
    for (const rows of await pagesInProcess(shown)) {
      const known = rows.flatMap(({ reference_payroll_id: id, updated_at }) => (id === null ? [] : [[id, updated_at ?? ''] as const]));
      const { data } = await move.run({ action: 'confirm', ids: known.map(([id]) => id), seen: Object.fromEntries(known) });
      refused += known.length - data.done;
    }
    const { start_date, end_date } = shown;
    if (refused > 0) navigate(`/payroll/manage?${new URLSearchParams({ start_date, end_date, status: 'In Process' })}`);
  };
  return (
    <ActionButton needs={{ page: '/payroll/manage', action: 'Confirm' }} icon="check" loading={move.busy} onClick={() => void start().catch(() => undefined)}>
      {t('confirmN', { n })}
    </ActionButton>
  );
}

/** Read before the first is confirmed, since what is confirmed leaves the pages. */
async function pagesInProcess(shown: Shown): Promise<PayrollRow[][]> {
  const pages: PayrollRow[][] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const { data, meta } = await call(listPayrolls, { ...shown, status: 'In Process', page, per_page: PER_PAGE, include: [] });
    if (data.length > 0) pages.push(data);
    last = meta.last_page;
  }
  return pages;
}

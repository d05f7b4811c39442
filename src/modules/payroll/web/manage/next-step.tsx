/** The one filled button of the page: what the payrolls of the list wait for next. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { InputOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/call/call.ts';
import { useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { usePopup } from '#platform/web/ui/feedback/confirm.tsx';
import { showMonth } from '../../contract/closing/closing.endpoints.ts';
import { listPayrolls, type PayrollRow } from '../../contract/payroll.endpoints.ts';
import type { PayrollRowStatus } from '../../contract/payroll.workflow.ts';
import { netTrend } from '../../contract/run/run.endpoints.ts';
import type { NamedResult } from '#platform/web/ui/list/bulk/result-list.tsx';
import { ProcessAll } from '../run/process-all.tsx';
import { ConfirmDialog, useConfirmQuestion } from './confirm-question.tsx';
import { MANAGE } from './manage.messages.ts';
import { rowKeyOf } from './process-path.ts';
import { explainRows, moveRows } from './ticked-rows.ts';

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

const OutcomeDialog = lazyDrawer(async () => (await import('./outcome-dialog.tsx')).OutcomeDialog, { shape: 'none' });

interface Outcome {
  readonly rows: readonly PayrollRow[];
  readonly results: readonly NamedResult[];
}

/** All that is in process, each with the version that was seen after the question; who stays is named with the reason. */
function ConfirmAll({ shown, n }: { shown: Shown; n: number }) {
  const t = useT(MANAGE);
  const { locale } = useLocale();
  const invalidate = useInvalidate();
  const popup = usePopup();
  const question = useConfirmQuestion();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const start = async () => {
    setBusy(true);
    try {
      const rows = (await pagesInProcess(shown)).flat();
      if (!(await question.ask(rows))) return;
      const named: NamedResult[] = [];
      for (let from = 0; from < rows.length; from += PER_PAGE) {
        const part = rows.slice(from, from + PER_PAGE);
        const names = new Map<string | number, string>(part.map((row) => [rowKeyOf(row), row.name]));
        named.push(...(await moveRows(part, 'confirm')).map((result) => ({ ...result, name: names.get(result.id) ?? String(result.id) })));
      }
      await refresh();
      if (named.every(({ ok }) => ok)) popup.success(t('confirmed', { n: named.length }));
      else setOutcome({ rows, results: named });
    } finally {
      setBusy(false);
    }
  };
  const refresh = () => invalidate(listPayrolls, netTrend, showMonth);
  const close = () => {
    setOutcome(null);
    void refresh();
  };
  return (
    <>
      <ActionButton
        needs={{ page: '/payroll/manage', action: 'Confirm' }}
        icon="check"
        opens={ConfirmDialog}
        loading={busy}
        onClick={() => void start().catch(() => undefined)}
      >
        {t('confirmN', { n })}
      </ActionButton>
      {question.dialog}
      {outcome && (
        <OutcomeDialog
          title={t('confirmN', { n: outcome.rows.length })}
          results={outcome.results}
          mend={(results) => explainRows(outcome.rows, results, (open) => t('explainN', { n: open }), locale)}
          onResults={(results) => setOutcome({ ...outcome, results })}
          onClose={close}
        />
      )}
    </>
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

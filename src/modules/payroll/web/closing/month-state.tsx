/** Where the month of the list stands: its steps with what is left of each, the way to it, and closing the month. */
import { Link, useSearch } from 'wouter';
import { calendarDate, formatDate, formatMonth } from '#platform/contract/dates.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { ConfirmButton } from '#platform/web/ui/feedback/confirm.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { closeMonth, reopenMonth, showMonth, type PayrollMonth } from '../../contract/closing/closing.endpoints.ts';
import { listPayrolls } from '../../contract/payroll.endpoints.ts';
import { deadlineOf, SCHEME_NAMES } from '#modules/statutory/contract/statutory-file.params.ts';
import type { PayrollRowStatus } from '../../contract/payroll.workflow.ts';
import { monthSteps, type MonthStep } from './month-steps.ts';
import { MONTH_STATE as M, MONTH_STEPS } from './month-state.messages.ts';
import classes from './month-state.module.css';

type Statuses = Readonly<Record<PayrollRowStatus, number>>;

/**
 * @param month unknown as long as the period of the list is
 * @param statuses of the list, as the button beside it counts them
 */
export function MonthState({ month, statuses }: { month: string | undefined; statuses: Statuses | undefined }) {
  const t = useT(M);
  const { locale } = useLocale();
  // Who sees a part of the company is refused, and sees no strip.
  const { data, isPending } = useEndpoint(showMonth, { month: month ?? '' }, { enabled: month !== undefined, quiet: true, minDelay: false });
  const stale = { invalidates: [showMonth, listPayrolls] };
  const close = useWrite(closeMonth, stale);
  const reopen = useWrite(reopenMonth, stale);
  const state = data?.data;
  // The list below keeps its place until it is known what stands here.
  if (isPending || !month) return <div className={classes['state']} aria-hidden />;
  if (!state || state.unconfirmed + state.unpaid + state.paid === 0) return null;
  const { closed, can } = state;
  const name = { month: formatMonth(calendarDate(`${month}-01`), locale) };
  const hint = [...(state.unprocessed > 0 ? [t('closeLeaves', { n: state.unprocessed })] : []), t('closeHint')].join(' ');
  return (
    <section className={classes['state']} aria-label={t(closed ? 'closed' : can.close ? 'ready' : 'open', name)}>
      {closed ? (
        <p>
          <Icon name="lock" size={16} /> <strong>{t('closed', name)}</strong> {t('by', { name: closed.by ?? '–', date: formatDate(closed.at) })}
        </p>
      ) : (
        statuses && <Steps state={state} statuses={statuses} />
      )}
      {can.close && (
        <ConfirmButton size="xs" variant="default" title={t('closeAsk', name)} message={hint} verb={t('close')} onConfirm={() => close.run({ month })}>
          {t('close')}
        </ConfirmButton>
      )}
      {can.reopen && (
        <ConfirmButton
          size="xs"
          variant="default"
          title={t('reopenAsk', name)}
          remark
          verb={t('reopen')}
          onConfirm={({ remark }) => reopen.run({ month, reason: remark })}
        >
          {t('reopen')}
        </ConfirmButton>
      )}
    </section>
  );
}

/** What is left of each step, and the part of the list that it waits in: marked where the list shows it. The first that waits is next and has a dot. */
function Steps({ state: { month, files }, statuses }: { state: PayrollMonth; statuses: Statuses }) {
  const t = useT(MONTH_STEPS);
  const say = useSay();
  const search = useSearch();
  const hrefOf = ([key, value]: readonly [string, string]) => {
    const query = new URLSearchParams(search);
    for (const other of ['page', 'processed', 'status']) query.delete(other);
    query.set(key, value);
    return `/payroll/manage?${query}`;
  };
  const isShown = ([key, value]: readonly [string, string]) => new URLSearchParams(search).get(key) === value;
  const due = files.map((scheme) => deadlineOf(scheme, month)).toSorted()[0];
  const names = files.map((scheme) => say(SCHEME_NAMES[scheme])).join(', ');
  const steps = monthSteps(statuses, files.length);
  const next = steps.find(({ left }) => left > 0);
  return (
    <ol className={classes['steps']}>
      {steps.map((step) => (
        <li key={step.key} data-next={step === next || undefined} data-done={step.done || undefined} data-ahead={(!step.done && step.left === 0) || undefined}>
          {step.left === 0 ? (
            <span>
              {step.done && <Icon name="check" size={16} />} {t(`${step.key}${step.done ? 'Done' : 'Ahead'}`)}
            </span>
          ) : (
            <Link
              href={hrefOf(placeOf(step))}
              aria-current={isShown(placeOf(step)) ? 'true' : step === next ? 'step' : undefined}
              {...(step.key === 'file' && { title: names })}
            >
              <strong className="tabular">{step.left}</strong> {t(step.key, { n: step.left, date: due ? formatDate(due) : '' })}
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The part of the list in which a step waits, as the address names it. */
const placeOf = ({ key, status }: MonthStep) => (key === 'file' ? FILES : (['status', status ?? ''] as const));
const FILES = ['files', '1'] as const;

/** A run as it goes, live, and at its end whom it refused and why. */
import { formatFigure } from '#platform/contract/figures/figures.ts';
import { Button, CloseButton, Progress } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { useEndpoint, useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useLive } from '#platform/web/live.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { usePeriodText } from '#platform/web/ui/values.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { listRuns, showRun, type PayrollRun } from '../../contract/run/run.endpoints.ts';
import { showRunOf } from './run-address.ts';
import { RUN } from './run.messages.ts';
import classes from './run.module.css';

/** While a run works and no live message comes (another officer's run), the panel asks by itself. */
const ASK_EVERY_MS = 3000;
/** A small company is done before the first long wait is over. */
const ASK_SOON_MS = 500;
const SMALL = 500;
const PER_PAGE = 10;
const isActive = ({ status }: Pick<PayrollRun, 'status'>) => status === 'pending' || status === 'running';

/** The run of `?run=`, else one that is at work on the shown period. */
export function RunPanel({ period }: { period: { readonly start_date: string; readonly end_date: string } }) {
  const asked = Number(new URLSearchParams(useSearch()).get('run')) || null;
  const { data } = useEndpoint(listRuns, { per_page: 1 }, { quiet: true, minDelay: false });
  const [newest] = data?.data ?? [];
  const working = newest && isActive(newest) && newest.start_date <= period.end_date && newest.end_date >= period.start_date ? newest.id : null;
  const id = asked ?? working;
  return id === null ? null : <Run key={id} id={id} />;
}

function Run({ id }: { id: number }) {
  const t = useT(RUN);
  const invalidate = useInvalidate();
  const [shown, setShown] = useState(PER_PAGE);
  const [active, setActive] = useState(true);
  const [small, setSmall] = useState(true);
  const { data, isError } = useEndpoint(
    showRun,
    { id, per_page: shown },
    { quiet: true, minDelay: false, refetchInterval: active ? (small ? ASK_SOON_MS : ASK_EVERY_MS) : false },
  );
  useLive('payroll_run', ({ subject }) => {
    if (subject?.id === id) void invalidate(showRun);
  });
  if (isError || !data) return null;
  const run = data.data;
  if (active !== isActive(run)) setActive(isActive(run));
  if (small !== run.total <= SMALL) setSmall(run.total <= SMALL);
  return (
    <section className={classes['panel']} data-status={run.status} aria-labelledby={`run-${id}`}>
      <Head run={run} id={`run-${id}`} />
      {isActive(run) && (
        <Progress value={run.total > 0 ? (doneOf(run) / run.total) * 100 : 0} animated={run.status === 'running'} aria-label={t('progress')} mt="xs" />
      )}
      <Counts run={run} />
      {run.failed.length > 0 && <Refusals run={run} failed={run.failed} total={data.meta.total} onMore={() => setShown(Math.min(shown * 5, 500))} />}
    </section>
  );
}

const doneOf = ({ processed, kept: stored, refused }: PayrollRun) => processed + stored + refused;

function Head({ run, id }: { run: PayrollRun; id: string }) {
  const t = useT(RUN);
  const facts = {
    done: formatFigure(doneOf(run)),
    total: formatFigure(run.total),
    period: usePeriodText()(run),
  };
  const icon = run.status === 'success' ? 'success' : run.status === 'failed' ? 'alert-circle' : 'clock';
  const note = run.status === 'failed' ? [run.error, t('startAgain')].filter(Boolean).join(' ') : isActive(run) ? t('leave') : null;
  return (
    <div className={classes['head']}>
      <span className={classes['icon']}>
        <Icon name={icon} />
      </span>
      <div>
        <h2 className="heading" id={id} aria-live="polite">
          {t(run.status, facts)}
        </h2>
        <p className={classes['quiet']}>{[note, run.asked_by && t('by', { name: run.asked_by.name })].filter(Boolean).join(' · ')}</p>
      </div>
      {!isActive(run) && <CloseButton aria-label={t('close')} onClick={() => showRunOf(null)} />}
    </div>
  );
}

function Counts({ run }: { run: PayrollRun }) {
  const t = useT(RUN);
  const counts = [
    ['savedCount', run.processed],
    ['keptCount', run.kept],
    ['refusedCount', run.refused],
  ] as const;
  return (
    <ul className={classes['counts']}>
      {counts.map(([word, count]) => (
        <li key={word} data-refused={(word === 'refusedCount' && count > 0) || undefined}>
          <strong className="tabular">{formatFigure(count)}</strong> {t(word)}
        </li>
      ))}
    </ul>
  );
}

interface Failed {
  readonly employee_id: number;
  readonly name: string;
  readonly employee_code: string;
  readonly message: string;
}

/** Each by name, with the way to the payroll and to the record that lacks something. */
function Refusals({ run, failed, total, onMore }: { run: PayrollRun; failed: readonly Failed[]; total: number; onMore: () => void }) {
  const t = useT(RUN);
  const mayProcess = useCan('/payroll/manage', 'Process');
  const maySee = useCan('/admin/employee');
  return (
    <div className={classes['refusals']}>
      <table className="numbers">
        <caption className="sr-only">{t('refusals')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('employee')}</th>
            <th scope="col">{t('reason')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {failed.map(({ employee_id, name, employee_code, message }) => (
            <tr key={employee_id}>
              <th scope="row">
                {name} <small>{employee_code}</small>
              </th>
              <td>{message}</td>
              <td className={classes['links']}>
                {mayProcess && (
                  <Link href={`/payroll/manage/process?employee_id=${employee_id}&start_date=${run.start_date}&end_date=${run.end_date}`}>
                    {t('byHand')}
                    <span className="sr-only">: {name}</span>
                  </Link>
                )}
                {maySee && (
                  <Link href={`/admin/employee/view/employment?id=${employee_id}`}>
                    {t('record')}
                    <span className="sr-only">: {name}</span>
                  </Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > failed.length && (
        <Button variant="subtle" size="compact-sm" onClick={onMore}>
          {t('more', { n: formatFigure(total - failed.length) })}
        </Button>
      )}
    </div>
  );
}

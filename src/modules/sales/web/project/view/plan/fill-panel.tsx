/** A proposal above the planner: how far the search is, what it found, what stays empty and why; accepted or put away. */
import { Button, Progress } from '@mantine/core';
import { formatDate } from '#platform/contract/dates.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { usePopup } from '#platform/web/ui/feedback/confirm.tsx';
import { acceptFill, cancelFill } from '../../../../contract/fill/fill.endpoints.ts';
import { FILL_READS, SCHEDULE_READS } from '../../../sales-reads.ts';
import { FillGaps } from './fill-gaps.tsx';
import { PLAN } from './plan.messages.ts';
import classes from './planner.module.css';
import type { ShownFill } from './use-fill.ts';

/** Percent of a bar that can be seen. */
const SEEN = 3;

/** @param onShow brings its days into the planner */
export function FillPanel({ fill, onShow }: { fill: ShownFill; onShow: (firstDay: string) => void }) {
  const t = useT(PLAN);
  const popup = usePopup();
  const discard = useWrite(cancelFill, { invalidates: FILL_READS });
  const accept = useWrite(acceptFill, { invalidates: [...SCHEDULE_READS, ...FILL_READS] });
  const putAway = () => void discard.run({ id: fill.id }).catch(() => undefined);
  const take = async () => {
    const { message, data } = await accept.run({ id: fill.id });
    popup.success([message, ...(data.left_out > 0 ? [t('leftOut', { n: data.left_out })] : []), ...data.warnings].join('\n'));
  };
  const { proposal } = fill;
  if (!proposal) return <Search fill={fill} onStop={putAway} isStopping={discard.busy} />;
  const { heads, planned, filled, given, is_best } = proposal;
  return (
    <section className={`${classes['box']} card stack`} aria-labelledby="fill-proposal">
      <div className="apart wrap">
        <h3 id="fill-proposal" className="subheading">
          {t('proposal', { from: formatDate(fill.start_date), to: formatDate(fill.end_date) })}
        </h3>
        <div className="wrap">
          <Button variant="subtle" onClick={() => onShow(fill.start_date)}>
            {t('showDays')}
          </Button>
          <Button variant="default" onClick={putAway} loading={discard.busy}>
            {t('discard')}
          </Button>
          {given.length > 0 && (
            <Button onClick={() => void take().catch(() => undefined)} loading={accept.busy}>
              {t('accept')}
            </Button>
          )}
        </div>
      </div>
      <p className="flush">{t('filledOf', { planned, of: heads, n: filled })}</p>
      <p className="note flush">{t(given.length > 0 ? 'shownAsDrafts' : 'nothingToAdd')}</p>
      {!is_best && <p className="note flush">{t('notBest')}</p>}
      <FillGaps proposal={proposal} />
    </section>
  );
}

/** How far the search is; one that found nothing is put away, and another asked for. */
function Search({ fill: { status, percent }, onStop, isStopping }: { fill: ShownFill; onStop: () => void; isStopping: boolean }) {
  const t = useT(PLAN);
  const hasFailed = status === 'failed';
  const doing = hasFailed ? t('failed') : status === 'running' ? t('running', { n: percent }) : t('waiting');
  return (
    <section className={`${classes['box']} card stack`} role={hasFailed ? 'alert' : undefined} aria-live="polite">
      <p className="strong flush">{doing}</p>
      {status === 'running' && <Progress value={Math.max(SEEN, percent)} aria-label={doing} animated />}
      {!hasFailed && <p className="note flush">{t('runningNote')}</p>}
      <span>
        <Button variant={hasFailed ? 'filled' : 'default'} onClick={onStop} loading={isStopping}>
          {t(hasFailed ? 'again' : 'stop')}
        </Button>
      </span>
    </section>
  );
}

import { formatClock } from '#platform/contract/dates.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import type { RoundPlan } from '../../contract/phone/plan-round.ts';
import { PHONE } from './phone.messages.ts';
import classes from './phone.module.css';
import type { Checkpoint } from './record-scan.ts';

/** The points of the round, and how far each round of the shift came. */
export function RoundLists({ plan, points, zone }: { plan: RoundPlan; points: ReadonlyMap<number, Checkpoint>; zone: string }) {
  const t = useT(PHONE);
  const { locale } = useLocale();
  const time = (at: number) => formatClock(new Date(at), zone, locale);
  const { round, rounds } = plan;
  return (
    <>
      {round && (
        <section>
          <h2 className="title">{t('round', { time: time(round.start) })}</h2>
          <ol className={`${classes['points']} bare`}>
            {round.points.map(({ checkpoint_id, status, due }) => (
              <li key={checkpoint_id} data-status={status}>
                <span>{points.get(checkpoint_id)?.name ?? ''}</span>
                <span className="quiet tabular">{time(due)}</span>
                <span>{t(status)}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section>
        <h2 className="title">{t('rounds')}</h2>
        <ul className={`${classes['rounds']} bare wrap tabular`}>
          {rounds.map((each) => {
            const done = each.points.filter(({ status }) => status !== 'pending' && status !== 'missed').length;
            return (
              <li key={each.id} data-status={each.status}>
                {t('roundDone', { time: time(each.start), done, all: each.points.length })}
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}

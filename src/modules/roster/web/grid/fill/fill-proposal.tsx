/** A proposal beside what stands: how much is filled, the hours, what stays empty and why, who bears what, day by day. */
import { Button } from '@mantine/core';
import { navigate } from 'wouter/use-browser-location';
import { addDays, calendarDate, daysInclusive, formatDate } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { saySession } from '#platform/contract/time/said-sessions.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { usePopup } from '#platform/web/ui/feedback/confirm.tsx';
import { acceptFill } from '../../../contract/fill/fill.endpoints.ts';
import type { FillProposal as Proposal, FillRow } from '../../../contract/fill/fill.schema.ts';
import { SCHEDULE_READS } from '../../schedule-reads.ts';
import { RosterGrid } from '../roster-grid.tsx';
import { hoursText } from '../roster-words.ts';
import { FILL } from './fill.messages.ts';
import { NeedsGrid } from './needs-grid.tsx';
import { ShareTable } from './share-table.tsx';
import classes from './fill.module.css';

export function FillProposal({ fill, proposal, onPutAway }: { fill: FillRow; proposal: Proposal; onPutAway: () => void }) {
  const t = useT(FILL);
  const { locale } = useLocale();
  const popup = usePopup();
  const { run, busy } = useWrite(acceptFill, { invalidates: [...SCHEDULE_READS, 'attendance.last-fill', 'attendance.show-fill'] });
  const { heads, before, after, unpriced, needs, gaps, shares, rows, kinds, is_best } = proposal;
  const from = calendarDate(fill.start_date);
  const dates = Array.from({ length: daysInclusive(from, calendarDate(fill.end_date)) }, (_, at) => addDays(from, at));
  const accept = async () => {
    const { data } = await run({ id: fill.id, publish: false, reason: null });
    popup.success([t('accepted'), ...(data.skipped > 0 ? [t('leftOut', { n: data.skipped })] : [])].join('\n'));
    // Where the drafts stand, and are published.
    navigate(`/attendance/schedule?span=week&day=${fill.start_date}`);
  };
  const filled = (n: number) => t('filledOf', { n, of: heads, percent: heads === 0 ? 100 : Math.round((n / heads) * 100) });
  const title = t('proposal', { from: formatDate(fill.start_date), to: formatDate(fill.end_date) });
  return (
    <div className="stack">
      <div className="apart wrap">
        <h2 className="heading">{title}</h2>
        <div className="row">
          <Button variant="default" onClick={onPutAway}>
            {t('putAway')}
          </Button>
          {rows.length > 0 && (
            <Button onClick={() => void accept().catch(() => undefined)} loading={busy}>
              {t('accept')}
            </Button>
          )}
        </div>
      </div>
      {rows.length === 0 && <p className="flush">{t('nothingToAdd')}</p>}
      {!is_best && <p className="note flush">{t('notBest')}</p>}
      <div className="scroll-x">
        <table className={classes['table']} aria-label={t('beside')}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            <Line label={t('filled')} before={filled(before.filled)} after={filled(after.filled)} />
            <Line label={t('hours')} before={hoursText(before.minutes)} after={hoursText(after.minutes)} />
            <Line label={t('overtime')} before={hoursText(before.overtime_minutes)} after={hoursText(after.overtime_minutes)} />
            {before.cost !== null && after.cost !== null && <Line label={t('cost')} before={formatPrice(before.cost)} after={formatPrice(after.cost)} />}
          </tbody>
        </table>
      </div>
      {after.cost !== null && unpriced > 0 && <p className="note flush">{t('unpriced', { n: unpriced })}</p>}
      {needs.length > 0 && <NeedsGrid needs={needs} dates={dates} />}
      <section className="stack" aria-labelledby="fill-gaps">
        <h3 id="fill-gaps" className="subheading">
          {t('gaps')}
        </h3>
        {gaps.length === 0 ? (
          <p className="quiet flush">{t('noGaps')}</p>
        ) : (
          <ul className="list">
            {gaps.map(({ need, date, session, missing, reasons, nearest }) => (
              <li key={`${need.id} ${date}`} className="entry">
                <span className="lines">
                  <span className="strong">
                    {need.name}, {formatDate(date)}, {saySession(session, locale)}: {t('missing', { n: missing })}
                  </span>
                  {nearest.length > 0 && (
                    <span className="small">{t('nearest', { people: nearest.map(({ employee, text }) => `${employee.name} (${text})`).join(', ') })}</span>
                  )}
                  <span className="note">
                    {reasons.length === 0 ? t('nobodyLeft') : reasons.map(({ text, people }) => t('because', { n: people, why: text })).join(', ')}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      {shares.length > 0 && <ShareTable shares={shares} />}
      {rows.length > 0 && (
        <section className="stack" aria-labelledby="fill-days">
          <h3 id="fill-days" className="subheading">
            {t('days')}
          </h3>
          <RosterGrid label={title} rows={rows} kinds={kinds} dates={dates} />
        </section>
      )}
    </div>
  );
}

function Line({ label, before, after }: { label: string; before: string; after: string }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className="tabular">{before}</td>
      <td className="tabular strong">{after}</td>
    </tr>
  );
}

/** What a proposal leaves empty with what stops each promoter, and who works how much. */
import { formatDate } from '#platform/contract/dates.ts';
import { sayHours, saySession } from '#platform/contract/time/said-sessions.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { scrollRegion } from '#platform/web/ui/page/scroll-region.ts';
import type { FillProposal } from '../../../../contract/fill/fill.endpoints.ts';
import { FactsTable } from '../../../view/facts-table.tsx';
import { PROJECT } from '../../project.messages.ts';
import { PLAN } from './plan.messages.ts';
import classes from './planner.module.css';

export function FillGaps({ proposal: { gaps, shares } }: { proposal: FillProposal }) {
  const t = useT(PLAN);
  const { locale } = useLocale();
  return (
    <>
      <h4 className="subheading">{t('gaps')}</h4>
      {gaps.length === 0 ? (
        <p className="quiet flush">{t('noGaps')}</p>
      ) : (
        <section className={classes['gaps']} {...scrollRegion(t('gaps'))}>
          <ul className="list">
            {gaps.map(({ need_id, outlet, date, missing, reasons, people, ...session }) => (
              <li key={`${need_id} ${date}`} className="entry">
                <span className="lines">
                  <span className="strong">
                    {outlet.name}, {formatDate(date)}, {saySession(session, locale)}: {t('missing', { n: missing })}
                  </span>
                  <span className="note">
                    {reasons.length === 0 ? t('nobodyLeft') : reasons.map(({ text, people: n }) => t('because', { n, why: text })).join(', ')}
                  </span>
                  {people.length > 0 && (
                    <details className="small">
                      <summary>{t('stopped')}</summary>
                      <ul>
                        {people.map(({ promoter, text }) => (
                          <li key={promoter.id}>
                            {promoter.name}: {text}
                          </li>
                        ))}
                      </ul>
                    </details>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {shares.length > 0 && (
        <FactsTable
          label={PLAN.shares}
          rows={shares}
          rowKey={({ promoter }) => promoter.id}
          columns={[
            { label: PROJECT.promoter, cell: ({ promoter }) => promoter.name },
            { label: PLAN.has, number: true, cell: ({ schedules }) => schedules },
            { label: PLAN.added, number: true, cell: ({ added }) => added },
            { label: PLAN.hours, number: true, cell: ({ minutes }) => sayHours(minutes, locale) },
          ]}
        />
      )}
    </>
  );
}

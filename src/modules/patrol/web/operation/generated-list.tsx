import { formatDate } from '#platform/contract/dates.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { scrollRegion } from '#platform/web/ui/page/scroll-region.ts';
import type { GeneratedMonth } from '../../contract/operation/month.endpoints.ts';
import { MONTH as W } from './month.messages.ts';

/** Shifts without guards that are named one by one. */
const MOST_SHORT = 10;

/** What a month would come to: who stands where, what is missing, who cannot. */
export function GeneratedList({ plan: { planned, existing, short, refused, warnings } }: { plan: GeneratedMonth }) {
  const t = useT(W);
  return (
    <>
      <DetailSection title={W.result}>
        <p>{t('count', { n: planned.length, existing })}</p>
        {planned.length > 0 && (
          <section className="scroll-x" {...scrollRegion(t('result'))}>
            <table className="ruled">
              <thead>
                <tr>
                  <th scope="col">{t('date')}</th>
                  <th scope="col">{t('shift')}</th>
                  <th scope="col">{t('guards')}</th>
                </tr>
              </thead>
              <tbody>
                {planned.map(({ date, shift_name, guards }) => (
                  <tr key={`${date} ${shift_name}`}>
                    <td>{formatDate(date)}</td>
                    <td>{shift_name}</td>
                    <td>{guards.map(({ name }) => name).join(', ')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </DetailSection>
      {refused.length > 0 && (
        <DetailSection title={W.refused}>
          <ul className="bare">
            {refused.map(({ id, name, reason, first_date, dates }) => (
              <li key={`${id} ${reason}`}>
                {t('refusedLine', { name, date: formatDate(first_date), n: dates })} <span className="quiet">{reason}</span>
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
      {short.length > 0 && (
        <DetailSection title={W.short}>
          <ul className="bare">
            {short.slice(0, MOST_SHORT).map(({ date, shift_name, missing }) => (
              <li key={`${date} ${shift_name}`}>{t('shortLine', { date: formatDate(date), shift: shift_name, n: missing })}</li>
            ))}
            {short.length > MOST_SHORT && <li className="quiet">{t('more', { n: short.length - MOST_SHORT })}</li>}
          </ul>
        </DetailSection>
      )}
      {warnings.length > 0 && (
        <DetailSection title={W.warnings}>
          <ul className="bare">
            {warnings.map(({ id, name, warning }) => (
              <li key={`${id} ${warning}`}>
                {name}: <span className="quiet">{warning}</span>
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
    </>
  );
}

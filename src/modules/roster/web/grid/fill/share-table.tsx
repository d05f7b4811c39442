import { useT } from '#platform/web/locale/locale.tsx';
import { scrollRegion } from '#platform/web/ui/page/scroll-region.ts';
import type { FillShare } from '../../../contract/fill/fill.schema.ts';
import { hoursText } from '../roster-words.ts';
import { FILL } from './fill.messages.ts';
import classes from './fill.module.css';

/** Who works how much of a proposal: sessions, hours, nights, Sundays. */
export function ShareTable({ shares }: { shares: readonly FillShare[] }) {
  const t = useT(FILL);
  const short = shares.filter(({ short_minutes }) => short_minutes > 0).length;
  return (
    <section className={classes['shares']} {...scrollRegion(t('shares'))}>
      <h3 className="subheading">{t('shares')}</h3>
      {short > 0 && (
        <p className="note flush" role="note">
          {t('shortNote', { n: short })}
        </p>
      )}
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{t('employee')}</th>
            {(['sessions', 'hours', 'nights', 'sundays'] as const).map((key) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
            <th scope="col">{t('short')}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ employee, sessions, minutes, nights, sundays, short_minutes }) => (
            <tr key={employee.id}>
              <th scope="row">{employee.name}</th>
              <td>{sessions}</td>
              <td>{hoursText(minutes)}</td>
              <td>{nights}</td>
              <td>{sundays}</td>
              <td className={short_minutes > 0 ? 'strong' : undefined}>{short_minutes > 0 ? hoursText(short_minutes) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import { ScrollArea, VisuallyHidden } from '@mantine/core';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import type { ApprovalPreview } from '../../contract/approval.schema.ts';
import { INBOX } from '../inbox.messages.ts';
import classes from './around.module.css';

/** Longer absences are said in words. */
const MOST_DAYS = 21;

/** The days of the request as a small calendar, a line for each colleague who is away on some of them. */
export function AroundDays({ around }: { around: NonNullable<ApprovalPreview['around']> }) {
  const t = useT(INBOX);
  const say = useSay();
  const { locale } = useLocale();
  const weekday = new Intl.DateTimeFormat(locale === 'ms' ? 'ms-MY' : 'en-GB', { weekday: 'short', timeZone: 'UTC' });
  const days = around.days.slice(0, MOST_DAYS);
  const title = around.among ? t('alsoAwayOf', { among: say(around.among) }) : t('alsoAway');
  if (around.people.length === 0)
    return (
      <DetailSection title={title}>
        <p className="quiet small flush">{t('nobodyAway')}</p>
      </DetailSection>
    );
  return (
    <DetailSection title={title}>
      <ScrollArea type="auto" scrollbars="x" viewportProps={{ tabIndex: 0, role: 'group', 'aria-label': title }}>
        <table className={classes['days']}>
          <thead>
            <tr>
              <td />
              {days.map(({ date, off }) => (
                <th key={date} scope="col" data-off={off || undefined}>
                  <span>{weekday.format(new Date(date))}</span>
                  {Number(date.slice(8))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {around.people.map(({ id, name, dates }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {days.map(({ date, off }) => (
                  <td key={date} data-off={off || undefined} data-away={dates.includes(date) || undefined}>
                    {dates.includes(date) && <VisuallyHidden>{t('away')}</VisuallyHidden>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {around.days.length > MOST_DAYS && (
        <p className="quiet small">
          {t('until')} <DateText value={days.at(-1)?.date} />
        </p>
      )}
    </DetailSection>
  );
}

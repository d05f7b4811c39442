import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import { DutyButton, DutyRow, type DutyProps } from '#platform/web/duty.tsx';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { SCHEME_NAMES } from '#modules/statutory/contract/statutory-file.params.ts';
import type { FilesDuty } from '../contract/dashboard.schema.ts';
import { FILES_DUTY_MESSAGES } from './files-duty.messages.ts';

/** Files of a month that nobody has made; the button opens them beside the list of the month. */
export function FilesDutyRow({ due, data: { schemes, ...period } }: DutyProps<FilesDuty>) {
  const t = useT(FILES_DUTY_MESSAGES);
  const say = useSay();
  const { locale } = useLocale();
  const files = schemes.map((scheme) => say(SCHEME_NAMES[scheme])).join(', ');
  const action = (
    <DutyButton needs={{ page: '/payroll/manage', action: 'Export' }} href={`/payroll/manage?${new URLSearchParams({ ...period, files: '1' })}`}>
      {t('open')}
    </DutyButton>
  );
  return (
    <DutyRow icon="file-document" due={due} action={action}>
      {t('make', { month: formatMonth(calendarDate(period.end_date), locale), files })}
    </DutyRow>
  );
}

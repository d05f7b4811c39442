import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import { TodoButton, TodoRow, type TodoProps } from '#platform/web/duty.tsx';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { SCHEME_NAMES } from '#modules/statutory/contract/statutory-file.params.ts';
import type { FilesTodo } from '../contract/dashboard.schema.ts';
import { FILES_TODO_MESSAGES } from './files-todo.messages.ts';

/** Files of a month that nobody has made; the button opens them beside the list of the month. */
export function FilesTodoRow({ due, data: { schemes, ...period } }: TodoProps<FilesTodo>) {
  const t = useT(FILES_TODO_MESSAGES);
  const say = useSay();
  const { locale } = useLocale();
  const files = schemes.map((scheme) => say(SCHEME_NAMES[scheme])).join(', ');
  const action = (
    <TodoButton needs={{ page: '/payroll/manage', action: 'Export' }} href={`/payroll/manage?${new URLSearchParams({ ...period, files: '1' })}`}>
      {t('open')}
    </TodoButton>
  );
  return (
    <TodoRow icon="file-document" due={due} action={action}>
      {t('make', { month: formatMonth(calendarDate(period.end_date), locale), files })}
    </TodoRow>
  );
}

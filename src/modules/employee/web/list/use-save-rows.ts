import { formatDate } from '#platform/contract/dates.ts';
import { saveFile } from '#platform/web/call/download.ts';
import { useSay } from '#platform/web/locale/locale.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { csvText, type CsvColumn } from '../csv-text.ts';
import { PERSON } from '../person.messages.ts';
import { serviceOf } from '../service-length.ts';
import { term } from '../terms.messages.ts';
import type { ListedRow } from './employee-columns.tsx';
import { LIST } from './list.messages.ts';

/** Saves chosen employees as a spreadsheet; the whole filter is a report. */
export function useSaveRows() {
  const say = useSay();
  const today = useToday();
  const words = (value: string | undefined) => (value ? say(term(value)) : null);
  const columns: CsvColumn<ListedRow>[] = [
    { header: say(PERSON.code), value: (row) => row.employee_code },
    { header: say(PERSON.name), value: (row) => row.name },
    { header: say(PERSON.identityOrPassport), value: (row) => row.identity_number ?? row.passport },
    { header: say(PERSON.email), value: (row) => row.email },
    { header: say(PERSON.phone), value: (row) => row.phone },
    { header: say(PERSON.position), value: (row) => row.position?.name },
    { header: say(PERSON.branch), value: (row) => row.branch?.name },
    { header: say(PERSON.division), value: (row) => row.division?.name },
    { header: say(PERSON.department), value: (row) => row.department?.name },
    { header: say(PERSON.joined), value: (row) => formatDate(row.company_joined_at) },
    { header: say(PERSON.service), value: (row) => (row.company_joined_at ? serviceOf(row.company_joined_at, row.inactive_at, today, say) : null) },
    { header: say(PERSON.employeeType), value: (row) => words(row.employee_type) },
    { header: say(PERSON.employmentType), value: (row) => words(row.employment_type) },
    { header: say(LIST.login), value: (row) => row.user?.status ?? say(LIST.none) },
    { header: say(PERSON.status), value: (row) => row.status },
  ];
  return (rows: readonly ListedRow[]) => saveFile(new Blob([csvText(columns, rows)], { type: 'text/csv;charset=utf-8' }), `${say(LIST.title)} ${today}.csv`);
}

import { call } from '#platform/web/call/call.ts';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { personOption } from '#platform/web/ui/person-option.ts';
import { attendanceChoices } from '../../contract/manage/manage-attendance.endpoints.ts';

const ask = async (keyword: string) => (await call(attendanceChoices, { keyword })).data;

/** Active employees in sight by typed words, as options. */
export const findEmployees = async (keyword: string): Promise<Option[]> => (await ask(keyword)).employees.map(personOption);

/** Work sites by typed words, as options. */
export const findSites = async (keyword: string): Promise<Option[]> => (await ask(keyword)).sites.map(({ id, name }) => ({ value: String(id), label: name }));

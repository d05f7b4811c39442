import { call } from '#platform/web/call/call.ts';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { personOption } from '#platform/web/ui/person-option.ts';
import { findSupervisable as candidatesCall, findSupervisors as supervisorsCall } from '../../contract/supervisor/supervisor.endpoints.ts';

/** Active supervisors by typed words, as options. */
export const findSupervisors = async (keyword: string): Promise<Option[]> => (await call(supervisorsCall, { keyword })).data.map(personOption);

/** Active employees who are no supervisors yet, by typed words. */
export const findSupervisable = async (keyword: string): Promise<Option[]> => (await call(candidatesCall, { keyword })).data.map(personOption);

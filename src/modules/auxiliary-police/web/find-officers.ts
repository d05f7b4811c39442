/** People to choose from by typed words, as options. */
import { call } from '#platform/web/call/call.ts';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { findCandidates as candidates } from '../contract/officer/officer.endpoints.ts';
import { findOfficers as officers } from '../contract/officer/unit.endpoints.ts';

const asOption = ({ id, name, code }: { readonly id: number; readonly name: string; readonly code: string }): Option => ({
  value: String(id),
  label: `${name} · ${code}`,
});

/** Officers who serve. */
export const findOfficers = async (keyword: string): Promise<Option[]> => (await call(officers, { keyword })).data.map(asOption);
/** Local employees who are no officers. */
export const findCandidates = async (keyword: string): Promise<Option[]> => (await call(candidates, { keyword })).data.map(asOption);

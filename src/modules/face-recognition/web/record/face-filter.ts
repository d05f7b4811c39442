/** What the list of faces is narrowed by: part of the address, shared with its figures. */
import { useMemo } from 'react';
import { call } from '#platform/web/call/call.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { personOption } from '#platform/web/ui/person-option.ts';
import type { Filter, Option } from '#platform/web/ui/list-page.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { frDevices } from '../../contract/device/device.register.ts';
import { FACE_WORDS } from '../../contract/face-recognition.messages.ts';
import { MATCH_STATUSES } from '../../contract/face.schema.ts';
import { findFaceEmployees } from '../../contract/record/record.endpoints.ts';
import { FACE } from '../face.messages.ts';

/** Active employees by typed words, as options. */
export async function findPeople(keyword: string): Promise<Option[]> {
  return (await call(findFaceEmployees, { keyword })).data.map(personOption);
}

const LEAST = ['50', '60', '70', '80', '90', '95'];

/** As many as a company has at its doors. */
const MOST_DEVICES = 100;

export function useDeviceOptions(): Option[] {
  const devices = useEndpoint(frDevices.list, { per_page: MOST_DEVICES }, { quiet: true }).data?.data;
  return useMemo(() => (devices ?? []).map(({ id, name }) => ({ value: String(id), label: name })), [devices]);
}

export function useFaceFilters(): Filter[] {
  const today = useToday();
  const devices = useDeviceOptions();
  return useMemo(
    () => [
      { kind: 'keyword', key: 'keyword' },
      { kind: 'dates', key: 'start_date', to: 'end_date', label: FACE.period, initial: today, initialTo: today, prominent: true },
      {
        kind: 'select',
        key: 'match_status',
        label: FACE.status,
        prominent: true,
        options: MATCH_STATUSES.map((value) => ({ value, label: FACE_WORDS[value] })),
      },
      { kind: 'organisation', key: 'organisation', employees: findPeople },
      { kind: 'select', key: 'fr_device_id', label: FACE.device, number: true, options: devices },
      { kind: 'select', key: 'confidence', label: FACE.least, number: true, options: LEAST.map((value) => ({ value, label: `${value}%` })) },
    ],
    [today, devices],
  );
}

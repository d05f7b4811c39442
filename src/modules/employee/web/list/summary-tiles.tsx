import { useSearch } from 'wouter';
import { endOfMonth, startOfMonth } from '#platform/contract/dates.ts';
import type { Text } from '#platform/contract/messages.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { employeeSummary } from '../../contract/employee.endpoints.ts';
import { LIST } from './list.messages.ts';

const UNITS = ['branch_id', 'division_id', 'department_id'] as const;

interface Count {
  readonly label: Text;
  /** Absent: not known yet. */
  readonly value: string | number | undefined;
  /** The filter that shows these people; absent where the list has none for them. */
  readonly filter?: Readonly<Record<string, string>>;
}

/** The cards above the list, for the chosen part of the organisation; most of them filter the list. */
export function SummaryTiles() {
  const t = useT(LIST);
  const say = useSay();
  const today = useToday();
  const params = new URLSearchParams(useSearch());
  const units = Object.fromEntries(UNITS.flatMap((key) => (params.get(key) ? [[key, Number(params.get(key))]] : [])));
  const { data, isError } = useEndpoint(employeeSummary, units, { quiet: true });
  if (isError) return null;
  const sums = data?.data;
  // Before the first employee seven times nothing says nothing.
  if (sums && Object.values(sums).every((count) => count === 0)) return null;
  // Known names stand at once, so that nothing moves when the numbers come.
  const counts: Count[] = [
    { label: LIST.cardActive, value: sums?.active, filter: {} },
    { label: LIST.cardLocal, value: sums && `${sums.local} / ${sums.foreign}`, ...(sums && sums.foreign > 0 && { filter: { employee_type: 'Foreign' } }) },
    { label: LIST.cardJoined, value: sums?.joined_this_month, filter: { joined_from: startOfMonth(today), joined_to: endOfMonth(today) } },
    { label: LIST.cardLeft, value: sums?.left_this_month, filter: { status: 'Inactive' } },
    { label: LIST.cardProbation, value: sums?.probation_ending },
    { label: LIST.cardContract, value: sums?.contract_ending },
    { label: LIST.noLogin, value: sums?.no_login, filter: { no_login: '1' } },
  ];
  const address = (filter: Readonly<Record<string, string>>) => {
    const text = new URLSearchParams({ ...Object.fromEntries(Object.entries(units).map(([key, id]) => [key, String(id)])), ...filter }).toString();
    return `/admin/employee${text ? `?${text}` : ''}`;
  };
  const tiles = counts.map(({ label, value, filter }) => ({ name: say(label), value: value ?? '–', href: filter && address(filter) }));
  return <Tiles label={t('cards')} tiles={tiles} />;
}

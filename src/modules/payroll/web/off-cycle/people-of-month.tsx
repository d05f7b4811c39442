/** Employees of a pay period, found by typing among all of them. */
import type { InputOf } from '#platform/contract/endpoint.ts';
import { call } from '#platform/web/call/call.ts';
import type { FieldProps } from '#platform/web/forms/bind-field.ts';
import { SearchMany } from '#platform/web/forms/search-many.tsx';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { personOption } from '#platform/web/ui/person-option.ts';
import { usePeriodText } from '#platform/web/ui/values.tsx';
import { listPayrolls } from '../../contract/payroll.endpoints.ts';
import type { placeOf, Span } from '../run/run-address.ts';
import { OFF_CYCLE } from './off-cycle.messages.ts';

const OFFERED = 30;

/** Employees of a period by typed words. */
export const findPeople =
  (filter: Omit<InputOf<typeof listPayrolls>, 'keyword'>) =>
  async (keyword: string): Promise<Option[]> => {
    const { data } = await call(listPayrolls, { ...filter, kind: 'monthly', per_page: OFFERED, include: [], ...(keyword !== '' && { keyword }) });
    return data.map(({ employee_id, ...row }) => personOption({ ...row, id: employee_id }));
  };

interface Props<V> extends Omit<FieldProps<V>, 'label' | 'description'> {
  readonly period: Span;
  /** The place that the list behind shows. */
  readonly place: ReturnType<typeof placeOf>;
  /** Only those whose monthly payroll is processed. */
  readonly processed: boolean;
}

export function PeopleOfMonth<V>({ period, place, processed, ...field }: Props<V>) {
  const t = useT(OFF_CYCLE);
  const periodText = usePeriodText();
  const filter = { ...period, ...place, ...(processed && { processed: true }) };
  return (
    <SearchMany
      {...field}
      label={OFF_CYCLE.employees}
      description={t(processed ? 'employeesHint' : 'employedHint', { period: periodText(period) })}
      placeholder={t('search')}
      ask={[listPayrolls.name, 'choose', filter]}
      load={findPeople(filter)}
    />
  );
}

/** What is set behind the button of the filters: a chip for each, which takes it back. */
import type { MouseEvent } from 'react';
import { formatDate, formatMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { rangeText } from '../../forms/dates/typed-date.ts';
import { useLabel, useLocale, useT } from '../../locale/locale.tsx';
import { personById } from '#platform/contract/calls/person-by-id.ts';
import { companyOf, useMaybeViewer } from '../../viewer.tsx';
import { Icon } from '../icon/icons.tsx';
import { UI_MESSAGES } from '../ui.messages.ts';
import { ClearFilters } from './clear-filters.tsx';
import classes from './filter-bar.module.css';
import { optionOf } from './filter-control.tsx';
import type { FilterFieldsProps } from './filter-fields.tsx';
import { whatIsSet, type SetFilter } from './filter-places.ts';
import { ORGANISATION_WORDS } from './organisation-filter.tsx';
import { narrowUnits } from './organisation-units.ts';
import { useFoundOption } from './use-found-option.ts';

export function FilterChips(fields: FilterFieldsProps) {
  const t = useT(UI_MESSAGES);
  const set = whatIsSet(fields.list.draft, fields.filters);
  // The focus stays in the row: on the next chip, or on the button that opens the filters.
  const refocus = (from: Element) => {
    const next = set.length > 1 ? (from.nextElementSibling ?? from.previousElementSibling) : null;
    const back = next ?? from.closest('search')?.querySelector('button[aria-haspopup="dialog"]');
    if (back instanceof HTMLElement) back.focus();
  };
  const remove = ({ initial }: SetFilter) => {
    return ({ currentTarget }: MouseEvent) => {
      refocus(currentTarget);
      fields.list.setFilters({ ...initial });
    };
  };
  if (set.length === 0) return null;
  return (
    <div className={classes['chips']} role="group" aria-label={t('setFilters')}>
      {set.map((each) => (
        <button key={each.field} type="button" className={`${classes['chip']} reach`} onClick={remove(each)}>
          <span className="sr-only">{t('removeFilter')} </span>
          <span className="cut">
            <ChipWords {...each} values={fields.list.draft} />
          </span>
          <Icon name="close" size={14} />
        </button>
      ))}
      <ClearFilters
        {...fields}
        size="compact-sm"
        onClick={() => document.activeElement?.closest('search')?.querySelector<HTMLElement>('button[aria-haspopup="dialog"]')?.focus()}
      />
    </div>
  );
}

type Values = Readonly<Record<string, string>>;

/** `Branch: KL HQ`; of a switch its words alone. */
function ChipWords({ filter, field, values }: SetFilter & { readonly values: Values }) {
  const labelOf = useLabel();
  const t = useT(UI_MESSAGES);
  const place = useT(ORGANISATION_WORDS);
  const { locale } = useLocale();
  const viewer = useMaybeViewer();
  const value = values[field] ?? '';
  const load = filter.kind === 'lookup' ? filter.load : filter.kind === 'organisation' && field === 'employee_id' ? filter.employees : undefined;
  const found = useFoundOption(load, value, field === 'employee_id' ? personById(value) : '');
  const optionWords = (options: readonly Parameters<typeof optionOf>[0][]) =>
    value
      .split(',')
      .map((each) => labelOf(options.map(optionOf).find((option) => option.value === each)?.label ?? each))
      .join(', ');
  const words = () => {
    switch (filter.kind) {
      case 'organisation': {
        // Who is not found has no name here, and nobody else's.
        if (field === 'employee_id') return undefined;
        const units = narrowUnits(viewer ? companyOf(viewer) : null, {});
        const listed = field === 'branch_id' ? units.branches : field === 'division_id' ? units.divisions : units.departments;
        return listed.find(({ id }) => String(id) === value)?.name;
      }
      case 'select':
      case 'multi':
        return optionWords(filter.options);
      case 'dates':
        return rangeText(value || null, values[filter.to] || null);
      case 'month':
        return formatMonth(`${value.slice(0, 7)}-01` as CalendarDate, locale);
      case 'date':
        return formatDate(value);
      case 'switch':
      case 'lookup':
        return undefined;
      default:
        return value;
    }
  };
  const parts = { branch_id: place('branch'), division_id: place('division'), department_id: place('department'), employee_id: place('employee') };
  const own =
    filter.kind === 'organisation'
      ? parts[field as keyof typeof parts]
      : filter.label
        ? labelOf(filter.label)
        : filter.kind === 'year'
          ? t('year')
          : t('month');
  const set = value === '' && filter.kind !== 'dates' ? t('all') : (found ?? words());
  return <>{filter.kind === 'switch' || !set ? own : `${own}: ${set}`}</>;
}

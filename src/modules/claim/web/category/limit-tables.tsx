/** The rates of mileage, and what holds for a person or a level, as rows that are typed into. */
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormSection } from '#platform/web/forms/form-layout.tsx';
import { FormRows } from '#platform/web/forms/form-rows.tsx';
import { MoneyField, NumberField } from '#platform/web/forms/number-fields.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { useOrganisation } from '#modules/company/web/public.tsx';
import type { CategoryRow } from '../../contract/category/category.register.ts';
import { VEHICLES } from '../../contract/mileage/price-mileage.ts';
import { VEHICLE_NAMES } from '../claim-words.ts';
import { findClaimants } from '../find-claimants.ts';
import type { CategoryValues } from './category-values.ts';
import classes from './category.module.css';
import { CATEGORY } from './category.messages.ts';

type Form = { readonly form: ZodForm<CategoryValues> };

export function TierTable({ form }: Form) {
  const t = useT(CATEGORY);
  const say = useSay();
  const vehicles = VEHICLES.map((value) => ({ value, label: say(VEHICLE_NAMES[value]) }));
  return (
    <FormSection title={CATEGORY.tiers} note={CATEGORY.tiersNote}>
      <FormRows
        form={form}
        name="mileage_tiers"
        className={classes['row']}
        blank={{ vehicle: 'car', upto_km: null, rate: null }}
        add={t('addTier')}
        remove={(n) => t('removeTier', { n })}
      >
        {(row) => (
          <>
            <SelectField form={form} name={`${row}.vehicle`} label={CATEGORY.vehicle} options={vehicles} required />
            <NumberField form={form} name={`${row}.upto_km`} label={CATEGORY.uptoKm} min={1} max={100_000} />
            <MoneyField form={form} name={`${row}.rate`} label={CATEGORY.rate} required />
          </>
        )}
      </FormRows>
    </FormSection>
  );
}

export function LimitTable({ form, row: category }: Form & { readonly row: CategoryRow | null }) {
  const t = useT(CATEGORY);
  const { lists } = useOrganisation();
  const levels = lists.position_levels.map(({ id, name }) => ({ value: String(id), label: name }));
  const nameOf = (id: unknown) => category?.limits.find(({ employee_id }) => employee_id === id)?.of?.name;
  return (
    <FormSection title={CATEGORY.others} note={CATEGORY.othersNote}>
      <FormRows
        form={form}
        name="limits"
        className={classes['row']}
        blank={{ employee_id: null, position_level_id: null, limit_amount: null, rate: null }}
        add={t('addLimit')}
        remove={(n) => t('removeLimit', { n })}
      >
        {(row) => (
          <>
            <SearchSelect
              form={form}
              name={`${row}.employee_id`}
              label={CATEGORY.employee}
              load={findClaimants}
              valueLabel={nameOf(form.get(`${row}.employee_id`))}
              number
              clearable
            />
            {levels.length > 0 && <SelectField form={form} name={`${row}.position_level_id`} label={CATEGORY.level} options={levels} number clearable />}
            <MoneyField form={form} name={`${row}.limit_amount`} label={CATEGORY.limit} />
            {form.values.type !== 'General' && <MoneyField form={form} name={`${row}.rate`} label={CATEGORY.rate} />}
          </>
        )}
      </FormRows>
    </FormSection>
  );
}

/** Kind, people, date and amount of a payroll beside the monthly one, or of a salary advance. */
import { useState } from 'react';
import { useSearch } from 'wouter';
import { z } from 'zod';
import { date, money } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { RadioField } from '#platform/web/forms/switch-fields.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { MoneyField, NumberField } from '#platform/web/forms/number-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { usePopup } from '#platform/web/ui/feedback/confirm.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { listAdvances, startAdvance } from '../../contract/off-cycle/advance.endpoints.ts';
import { ADVANCE_ERRORS } from '../../contract/off-cycle/advance.messages.ts';
import { startOffCycle } from '../../contract/off-cycle/off-cycle.endpoints.ts';
import { KIND_WORDS } from '../../contract/off-cycle/payroll-kind.params.ts';
import { listPayrolls, showPayroll } from '../../contract/payroll.endpoints.ts';
import { items as catalogue } from '../../contract/item/payroll-item.register.ts';
import { netTrend } from '../../contract/run/run.endpoints.ts';
import { placeOf, type Span } from '../run/run-address.ts';
import { NEW_KINDS, type NewKind } from './new-kind.ts';
import { OFF_CYCLE } from './off-cycle.messages.ts';
import { PeopleOfMonth } from './people-of-month.tsx';

const OFFERED = 100;
const BENEFITS = ['BIK', 'VOLA'];
const STALE = [listPayrolls, showPayroll, netTrend, listAdvances] as const;
const above = () => money().refine((value) => value > 0, { params: { text: ADVANCE_ERRORS.aboveZero } });
const shared = { kind: z.enum(NEW_KINDS), employee_ids: z.array(id()).min(1), pay_date: date(), how: z.enum(['amount', 'percent']) };
const shape = z.object({ ...shared, payroll_item_id: id().nullish(), amount: above().nullish(), percent: z.number().nullish() });
/** What each kind asks for. */
const SHAPES = {
  earning: z.object({ ...shape.shape, payroll_item_id: id(), amount: above() }),
  amount: z.object({ ...shape.shape, amount: above() }),
  percent: z.object({ ...shape.shape, percent: z.number().refine((value) => value > 0 && value <= 100, { params: { text: ADVANCE_ERRORS.percent } }) }),
};

interface Outcome {
  readonly message: string;
  readonly data: { readonly failed: readonly NotificationDraft[]; readonly warnings?: readonly NotificationDraft[] };
}
interface NotificationDraft {
  readonly employee_id: number;
  readonly name: string | null;
  readonly message: string;
}

interface Props {
  readonly period: Span;
  readonly kind: Exclude<NewKind, 'final'>;
  readonly onClose: () => void;
  readonly onKind: (kind: NewKind) => void;
}

export function NewRunForm({ period, kind: first, onClose, onKind }: Props) {
  const t = useT(OFF_CYCLE);
  const { locale } = useLocale();
  const popup = usePopup();
  const place = placeOf(useSearch());
  const items = useEndpoint(catalogue.list, { kind: 'Earning', status: 'Active', per_page: OFFERED }).data;
  const run = useWrite(startOffCycle, { invalidates: STALE, quiet: true });
  const advance = useWrite(startAdvance, { invalidates: STALE, quiet: true });
  const [asks, setAsks] = useState<keyof typeof SHAPES>(first === 'advance' ? 'amount' : 'earning');
  const form = useZodForm(SHAPES[asks] as z.ZodType<z.output<typeof shape>, z.input<typeof shape>>, {
    initial: { kind: first, employee_ids: [], pay_date: period.end_date, how: 'amount' },
    onSubmit: async ({ kind, employee_ids, pay_date, payroll_item_id, amount, percent }) => {
      const people = { employee_ids, pay_date, ...period };
      const { message, data }: Outcome =
        kind === 'advance' || kind === 'final'
          ? await advance.run({ ...people, ...(asks === 'percent' ? { percent } : { amount }) })
          : await run.run({ ...people, kind, lines: [{ payroll_item_id: payroll_item_id ?? 0, amount: amount ?? 0 }] });
      onClose();
      const announced = [...data.failed, ...(data.warnings ?? [])].map((one) => `${one.name ?? one.employee_id}: ${one.message}`);
      if (announced.length > 0) popup.error([message, ...announced].join('\n'));
      else popup.success(message);
    },
  });
  const { kind, how } = form.values;
  const isAdvance = kind === 'advance';
  const askFor = (next: { kind?: unknown; how?: unknown }) =>
    setAsks((next.kind ?? kind) !== 'advance' ? 'earning' : (next.how ?? how) === 'percent' ? 'percent' : 'amount');
  const earnings = (items?.data ?? []).filter(({ type }) => !BENEFITS.includes(type));
  return (
    <FormDrawer opened onClose={onClose} title={isAdvance ? OFF_CYCLE.advanceTitle : OFF_CYCLE.title} form={form} submit={OFF_CYCLE.create}>
      <SelectField
        form={form}
        name="kind"
        label={OFF_CYCLE.kind}
        options={NEW_KINDS.map((one) => ({ value: one, label: KIND_WORDS[one] }))}
        clearable={false}
        onChanged={(next) => (next === 'final' ? onKind('final') : askFor({ kind: next }))}
      />
      <PeopleOfMonth form={form} name="employee_ids" period={period} place={place} processed={!isAdvance} />
      <DateField form={form} name="pay_date" label={OFF_CYCLE.payDate} description={isAdvance ? undefined : OFF_CYCLE.payDateHint} />
      {isAdvance && (
        <RadioField
          form={form}
          name="how"
          label={OFF_CYCLE.how}
          options={[
            { value: 'amount', label: OFF_CYCLE.byAmount },
            { value: 'percent', label: OFF_CYCLE.byPercent },
          ]}
          onChanged={(next) => askFor({ how: next })}
        />
      )}
      {!isAdvance && (
        <SelectField
          form={form}
          name="payroll_item_id"
          label={OFF_CYCLE.item}
          number
          options={earnings.map((item) => ({ value: String(item.id), label: locale === 'ms' ? (item.name_ms ?? item.name) : item.name }))}
        />
      )}
      {asks === 'percent' ? (
        <NumberField form={form} name="percent" label={OFF_CYCLE.percent} description={t('advanceHint')} decimals={2} min={0} max={100} suffix=" %" />
      ) : (
        <MoneyField form={form} name="amount" label={OFF_CYCLE.amount} description={t(isAdvance ? 'advanceHint' : 'amountHint')} />
      )}
    </FormDrawer>
  );
}

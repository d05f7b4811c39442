/** Kind, people, date and amount of a payroll beside the monthly one. */
import { Alert } from '@mantine/core';
import { useSearch } from 'wouter';
import { z } from 'zod';
import { date, money } from '#platform/contract/fields.ts';
import { formatDate } from '#platform/contract/dates.ts';
import { id } from '#platform/contract/ids.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { MultiSelectField, SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/date-fields.tsx';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { usePopup } from '#platform/web/ui/confirm.tsx';
import { FormDrawer } from '#platform/web/ui/form-drawer.tsx';
import { startOffCycle } from '../../contract/off-cycle/off-cycle.endpoints.ts';
import { KIND_WORDS, RUN_KINDS } from '../../contract/off-cycle/payroll-kind.params.ts';
import { listPayrolls } from '../../contract/payroll.endpoints.ts';
import { listItems } from '../../contract/payroll-setting.endpoints.ts';
import { netTrend } from '../../contract/run/run.endpoints.ts';
import { placeOf, type Span } from '../run/run-address.ts';
import { OFF_CYCLE } from './off-cycle.messages.ts';

const OFFERED = 100;
const BENEFITS = ['BIK', 'VOLA'];
const shape = z.object({
  kind: z.enum(RUN_KINDS),
  employee_ids: z.array(id()).min(1),
  pay_date: date(),
  payroll_item_id: id(),
  amount: money().refine((value) => value > 0, { params: { text: { en: 'Enter an amount above 0.', ms: 'Masukkan amaun melebihi 0.' } } }),
});

export function NewRunForm({ period, onClose }: { period: Span; onClose: () => void }) {
  const t = useT(OFF_CYCLE);
  const { locale } = useLocale();
  const popup = usePopup();
  const people = useEndpoint(listPayrolls, { ...period, ...placeOf(useSearch()), kind: 'monthly', processed: true, per_page: OFFERED, include: [] }).data;
  const items = useEndpoint(listItems, { kind: 'Earning', status: 'Active', per_page: OFFERED }).data;
  const start = useWrite(startOffCycle, { invalidates: [listPayrolls, netTrend], quiet: true });
  const form = useZodForm(shape, {
    initial: { kind: 'bonus', employee_ids: [], pay_date: period.end_date, payroll_item_id: null as never, amount: 0 },
    onSubmit: async ({ payroll_item_id, amount, ...values }) => {
      const { message, data } = await start.run({ ...values, ...period, lines: [{ payroll_item_id, amount }] });
      onClose();
      const refused = data.failed.map((one) => `${one.name ?? one.employee_id}: ${one.message}`);
      if (refused.length > 0) popup.error([message, ...refused].join('\n'));
      else popup.success(message);
    },
  });
  const earnings = (items?.data ?? []).filter(({ type }) => !BENEFITS.includes(type));
  const hint = t('employeesHint', { from: formatDate(period.start_date), to: formatDate(period.end_date) });
  const total = people?.meta.total ?? 0;
  return (
    <FormDrawer opened onClose={onClose} title={OFF_CYCLE.title} form={form} submit={OFF_CYCLE.create}>
      {people && total === 0 && <Alert color="yellow">{t('nobody')}</Alert>}
      <SelectField form={form} name="kind" label={OFF_CYCLE.kind} options={RUN_KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind] }))} />
      <MultiSelectField
        form={form}
        name="employee_ids"
        label={OFF_CYCLE.employees}
        description={total > OFFERED ? `${hint} ${t('first', { n: OFFERED })}` : hint}
        number
        options={(people?.data ?? []).map((row) => ({ value: String(row.employee_id), label: `${row.name} (${row.employee_code})` }))}
      />
      <DateField form={form} name="pay_date" label={OFF_CYCLE.payDate} description={t('payDateHint')} />
      <SelectField
        form={form}
        name="payroll_item_id"
        label={OFF_CYCLE.item}
        number
        options={earnings.map((item) => ({ value: String(item.id), label: locale === 'ms' ? (item.name_ms ?? item.name) : item.name }))}
      />
      <MoneyField form={form} name="amount" label={OFF_CYCLE.amount} description={t('amountHint')} />
    </FormDrawer>
  );
}

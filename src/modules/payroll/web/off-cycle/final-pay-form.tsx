/** The last pay of a leaver: answers, proposed lines that may be changed, clearance and due days. */
import { Alert } from '@mantine/core';
import { z } from 'zod';
import { date, money, optionalLine } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { CheckboxField, RadioField } from '#platform/web/forms/switch-fields.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { MoneyField, NumberField } from '#platform/web/forms/number-fields.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { usePopup } from '#platform/web/ui/feedback/confirm.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { finalAnswers, makeFinalPay, proposeFinalPay } from '../../contract/final-pay/final-pay.endpoints.ts';
import { ENDING_WORDS, NOTICE_FIELD_WORDS, NOTICE_WORDS } from '../../contract/final-pay/final-pay.messages.ts';
import { ENDINGS, NOTICE_FIELDS, NOTICES } from '../../contract/final-pay/final-pay.params.ts';
import { FINAL_LINES } from '../../contract/final-pay/final-pay.schema.ts';
import { KIND_WORDS } from '../../contract/off-cycle/payroll-kind.params.ts';
import { listPayrolls, showPayroll } from '../../contract/payroll.endpoints.ts';
import { findPeople } from './people-of-month.tsx';
import { OFF_CYCLE } from './off-cycle.messages.ts';
import { NEW_KINDS, type NewKind } from './new-kind.ts';
import type { Span } from '../run/run-address.ts';
import { FINAL_PAY } from '../final-pay/final-pay.messages.ts';
import { FinalProposal } from '../final-pay/final-proposal.tsx';

const amounts = z.object(Object.fromEntries(FINAL_LINES.map((key) => [key, money().nullish()])));
const shape = z.object({ kind: z.enum(NEW_KINDS), employee_id: id(), pay_date: date(), ...finalAnswers.shape, amounts, reason: optionalLine(255) });

interface Props {
  readonly period: Span;
  readonly onClose: () => void;
  readonly onKind: (kind: NewKind) => void;
}

export function FinalPayForm({ period, onClose, onKind }: Props) {
  const t = useT(FINAL_PAY);
  const endings = useT(ENDING_WORDS);
  const fields = useT(NOTICE_FIELD_WORDS);
  const popup = usePopup();
  const make = useWrite(makeFinalPay, { invalidates: [listPayrolls, showPayroll], quiet: true });
  const form = useZodForm(shape, {
    initial: { kind: 'final', pay_date: period.end_date, amounts: {} },
    onSubmit: async ({ kind: _kind, amounts: typed, reason, ...values }) => {
      const lines = (proposed?.lines ?? []).map(({ key, amount, ground }) => {
        const own = typed[key] ?? amount;
        return { key, amount: own, ground, reason: own === amount ? null : (reason ?? null) };
      });
      const answer = await make.run({ ...values, ...period, lines });
      if (!answer.success) return popup.error(answer.message);
      onClose();
      return popup.success(answer.message);
    },
  });
  const { kind: _kind, employee_id, pay_date: _date, amounts: _amounts, reason: _reason, ...answers } = form.values;
  const known = finalAnswers.safeParse(Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== '' && value !== null)));
  const asked = { employee_id: Number(employee_id) || 0, ...period, ...(known.success ? known.data : {}) };
  const { data } = useEndpoint(proposeFinalPay, asked, { enabled: Boolean(employee_id), quiet: true, minDelay: false });
  const proposed = data?.success ? data.data : null;
  const ending = form.values.ending || proposed?.ending;
  const notice = form.values.notice || proposed?.notice;
  return (
    <FormDrawer opened onClose={onClose} title={FINAL_PAY.title} form={form} submit={FINAL_PAY.make}>
      <SelectField
        form={form}
        name="kind"
        label={OFF_CYCLE.kind}
        clearable={false}
        options={NEW_KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind] }))}
        onChanged={(next) => onKind(next as NewKind)}
      />
      <SearchSelect form={form} name="employee_id" label={FINAL_PAY.employee} description={FINAL_PAY.employeeHint} number load={findPeople(period)} />
      {data && !data.success && <Alert color="yellow">{data.message}</Alert>}
      {proposed && (
        <>
          <SelectField
            form={form}
            name="ending"
            label={FINAL_PAY.ending}
            placeholder={ending ? endings(ending) : undefined}
            options={ENDINGS.map((value) => ({ value, label: ENDING_WORDS[value] }))}
          />
          <RadioField form={form} name="notice" label={FINAL_PAY.notice} options={NOTICES.map((value) => ({ value, label: NOTICE_WORDS[value] }))} />
          {notice !== 'served' && (
            <NumberField form={form} name="notice_days" label={FINAL_PAY.noticeDays} description={t('noticeHint', { days: proposed.notice_days })} min={0} />
          )}
          {notice === 'paid' && (
            <SelectField
              form={form}
              name="notice_field"
              label={FINAL_PAY.noticeField}
              description={t('noticeFieldHint')}
              placeholder={fields(proposed.notice_field)}
              options={NOTICE_FIELDS.map((value) => ({ value, label: NOTICE_FIELD_WORDS[value] }))}
            />
          )}
          {ending === 'terminated' && (
            <>
              <CheckboxField form={form} name="manual_work" label={FINAL_PAY.manual} />
              <MoneyField form={form} name="wages" label={FINAL_PAY.wages} description={FINAL_PAY.wagesHint} />
            </>
          )}
          <MoneyField form={form} name="gratuity" label={FINAL_PAY.gratuity} />
          <MoneyField form={form} name="compensation" label={FINAL_PAY.compensation} />
          <FinalProposal form={form} proposed={proposed} />
          <CheckboxField form={form} name="leaving_malaysia" label={FINAL_PAY.leaving} />
          <CheckboxField form={form} name="not_chargeable" label={FINAL_PAY.notChargeable} />
          <CheckboxField form={form} name="goes_on" label={FINAL_PAY.goesOn} />
          <DateField form={form} name="pay_date" label={FINAL_PAY.payDate} description={OFF_CYCLE.payDateHint} />
        </>
      )}
    </FormDrawer>
  );
}

/** Proposed lines of a final pay, each with an amount of its own where the officer says so; clearance and due days. */
import { Alert, Text } from '@mantine/core';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { PathOf, ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLabel, useSay, useT } from '#platform/web/locale/locale.tsx';
import type { proposeFinalPay } from '../../contract/final-pay/final-pay.endpoints.ts';
import { FINAL_LINE_WORDS } from '../../contract/final-pay/final-pay.messages.ts';
import { DueDays } from './due-days.tsx';
import { FINAL_PAY } from './final-pay.messages.ts';
import { CLEARANCE_REASONS } from '../../contract/final-pay/evaluate-clearance.ts';

export type Proposed = Extract<OutputOf<typeof proposeFinalPay>, { success: true }>['data'];

export function FinalProposal<V>({ form, proposed }: { readonly form: ZodForm<V>; readonly proposed: Proposed }) {
  const t = useT(FINAL_PAY);
  const say = useSay();
  const labelOf = useLabel();
  const { lines, advances, clearance, due } = proposed;
  const changed = lines.some(({ key, amount }) => ![undefined, null, '', amount].includes(form.get(`amounts.${key}` as PathOf<V>) as number));
  return (
    <>
      <Text component="h3" fw={600} size="sm">
        {t('lines')}
      </Text>
      {lines.length === 0 && <Text size="sm">{t('nothing')}</Text>}
      {lines.map(({ key, amount, how, source }) => (
        <MoneyField
          key={key}
          form={form}
          name={`amounts.${key}` as PathOf<V>}
          label={FINAL_LINE_WORDS[key]}
          placeholder={formatPrice(amount)}
          description={t('proposed', { how: say(how), source: labelOf(source), amount: formatPrice(amount) })}
        />
      ))}
      {changed && <TextField form={form} name={'reason' as PathOf<V>} label={FINAL_PAY.reason} />}
      {advances.map(({ number, owed }) => (
        <Text key={number} size="sm">
          {t('advances', { number, amount: formatPrice(owed) })}
        </Text>
      ))}
      <Alert color={clearance.needed ? 'orange' : 'blue'} variant="light" title={t('clearance')}>
        {say(CLEARANCE_REASONS[clearance.reason])} {clearance.form && t('held', { form: clearance.form })}
      </Alert>
      <DueDays due={due} />
    </>
  );
}

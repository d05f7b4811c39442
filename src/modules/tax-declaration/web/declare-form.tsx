import { Alert } from '@mantine/core';
import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FileField } from '#platform/web/forms/file-field.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { declareRelief, listOwnReliefs, ownReliefSummary } from '../contract/relief.endpoints.ts';
import { reliefForm, type ReliefItemRow, type ReliefSummary } from '../contract/relief.schema.ts';
import { RELIEF } from './relief.messages.ts';

/** The month of today where it is open, else the next open one. */
const firstOpen = (open: readonly string[], today: string) => open.find((month) => month >= today.slice(0, 7)) ?? open.at(-1) ?? '';

export function DeclareForm({ summary, onClose }: { summary: ReliefSummary; onClose: () => void }) {
  const t = useT(RELIEF);
  const { locale } = useLocale();
  const today = useToday();
  const { run } = useWrite(declareRelief, { invalidates: [listOwnReliefs, ownReliefSummary] });
  const form = useZodForm(reliefForm, {
    initial: { month: firstOpen(summary.open_months, today), key: '', note: '', receipts: [] },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  const titleOf = (item: ReliefItemRow) => {
    const [group, title] = locale === 'ms' ? [item.group_malay, item.title_malay] : [item.group, item.title];
    return `${item.id} ${group ? `${group.split(':')[0]} – ` : ''}${title}`;
  };
  const item = summary.items.find(({ key }) => key === form.get('key'));
  const note = item && (locale === 'ms' ? item.note_malay : item.note);
  return (
    <FormDrawer opened onClose={onClose} title={RELIEF.formTitle} form={form} submit={RELIEF.send}>
      {summary.open_months.length === 0 && <Alert icon={<Icon name="info" />}>{t('noMonths')}</Alert>}
      <SelectField
        form={form}
        name="key"
        label={RELIEF.item}
        required
        clearable={false}
        searchable
        options={summary.items.map((each) => ({ value: each.key, label: titleOf(each) }))}
        {...(note && { description: note })}
      />
      <FormRow>
        <SelectField
          form={form}
          name="month"
          label={RELIEF.month}
          description={t('monthHint')}
          required
          clearable={false}
          options={summary.open_months.map((month) => ({ value: month, label: formatMonth(calendarDate(`${month}-01`), locale) }))}
        />
        <MoneyField form={form} name="amount" label={RELIEF.amount} required {...(leftText(t, item) && { description: leftText(t, item) })} />
      </FormRow>
      <Above item={item} amount={Number(form.get('amount') ?? 0)} />
      <FileField form={form} name="receipts" label={RELIEF.receipts} extensions={['pdf', 'jpg', 'jpeg', 'png', 'webp']} />
      <TextField form={form} name="note" label={RELIEF.note} maxLength={500} />
    </FormDrawer>
  );
}

const leftText = (t: ReturnType<typeof useT<typeof RELIEF>>, item: ReliefItemRow | undefined) =>
  item && item.limit !== null && item.left !== null ? t('left', { left: formatPrice(item.left), limit: formatPrice(item.limit) }) : undefined;

/** More than the year's limit may be declared; the rest does not count. */
function Above({ item, amount }: { item: ReliefItemRow | undefined; amount: number }) {
  const t = useT(RELIEF);
  if (!item || item.left === null || amount <= item.left) return null;
  return (
    <Alert color="orange" variant="light" icon={<Icon name="alert" size={18} />}>
      {t('above', { left: formatPrice(item.left) })}
    </Alert>
  );
}

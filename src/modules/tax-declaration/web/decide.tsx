/** Accepting and rejecting a declaration, wherever it is shown. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { formatPrice } from '#platform/contract/money.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { MonthField } from '#platform/web/forms/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { acceptRelief, listReliefs, rejectRelief } from '../contract/relief.endpoints.ts';
import { acceptForm, type ReliefRow } from '../contract/relief.schema.ts';
import { RELIEF } from './relief.messages.ts';

const STALE = [listReliefs, 'payroll.list-payrolls'];

interface DecideProps {
  readonly row: ReliefRow;
  /** Why nothing may be decided now. */
  readonly held?: boolean | undefined;
  readonly onDone?: (() => void) | undefined;
}

export function Decide({ row, held = false, onDone }: DecideProps) {
  const t = useT(RELIEF);
  const confirm = useConfirm();
  const [accepting, setAccepting] = useState(false);
  const { run } = useWrite(rejectRelief, { invalidates: STALE, ...(onDone && { onDone }) });
  const reject = async () => {
    const answer = await confirm({
      title: t('rejectTitle'),
      message: `${row.employee.name}: RM\u00A0${formatPrice(row.amount)}`,
      remark: true,
      danger: true,
    });
    // A refusal has been told by the global handler.
    if (answer) await run({ id: row.id, status: row.status, updated_at: row.updated_at, remark: answer.remark }).catch(() => undefined);
  };
  return (
    <>
      {row.can.reject && (
        <Button variant="subtle" color="red" size="compact-sm" disabled={held} onClick={() => void reject()}>
          {t('reject')}
        </Button>
      )}
      {row.can.accept && (
        <Button size="compact-sm" disabled={held} leftSection={<Icon name="check" size={14} />} onClick={() => setAccepting(true)}>
          {t('accept')}
        </Button>
      )}
      {accepting && <AcceptForm row={row} onClose={() => setAccepting(false)} onDone={onDone} />}
    </>
  );
}

const accepted = acceptForm.pick({ amount: true, month: true, remark: true });

function AcceptForm({ row, onClose, onDone }: { row: ReliefRow; onClose: () => void; onDone: (() => void) | undefined }) {
  const { locale } = useLocale();
  const { run } = useWrite(acceptRelief, { invalidates: STALE, ...(onDone && { onDone }) });
  const form = useZodForm(accepted, {
    initial: { amount: row.amount, month: row.month, remark: '' },
    onSubmit: async (values: z.input<typeof accepted>) => {
      await run({ ...values, id: row.id, status: row.status, updated_at: row.updated_at });
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={RELIEF.acceptTitle} form={form} submit={RELIEF.accept}>
      <p className="quiet small flush">
        {row.employee.name} · {locale === 'ms' ? row.title_malay : row.title} · RM {formatPrice(row.amount)}
      </p>
      <FormRow>
        <MoneyField form={form} name="amount" label={RELIEF.acceptedAmount} required />
        <MonthField form={form} name="month" label={RELIEF.month} required />
      </FormRow>
      <TextField form={form} name="remark" label={RELIEF.remark} description={RELIEF.remarkHint} maxLength={500} />
    </FormDrawer>
  );
}

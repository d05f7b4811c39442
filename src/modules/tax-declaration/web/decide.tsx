/** Accepting and rejecting a declaration, wherever it is shown. */
import { useState } from 'react';
import { z } from 'zod';
import { formatPrice } from '#platform/contract/money.ts';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { MonthField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { DecisionButtons, useDecisions, type DecisionCalls } from '#modules/approval/web/public.tsx';
import { acceptRelief, listReliefs, rejectRelief } from '../contract/relief.endpoints.ts';
import { acceptForm, type ReliefRow } from '../contract/relief.schema.ts';
import { reliefWorkflow } from '../contract/relief.workflow.ts';
import { RELIEF } from './relief.messages.ts';

const RELIEFS: DecisionCalls<ReliefRow> = {
  calls: { accept: acceptRelief, reject: rejectRelief },
  stale: [listReliefs, 'payroll.list-payrolls'],
  name: ({ employee }) => employee.name,
  asks: RELIEF.ask,
  message: (_action, { employee, amount }) => `${employee.name}: RM\u00A0${formatPrice(amount)}`,
  seen: (_action, { updated_at }) => ({ updated_at }),
};

interface DecideProps {
  readonly row: ReliefRow;
  /** Nothing may be decided now. */
  readonly held?: boolean | undefined;
  readonly onDone?: (() => void) | undefined;
}

export function Decide({ row, held: deferred = false, onDone }: DecideProps) {
  const [accepting, setAccepting] = useState(false);
  const { rowActions } = useDecisions(reliefWorkflow, { ...RELIEFS, forms: { accept: () => setAccepting(true) }, onDone });
  return (
    <>
      <DecisionButtons compact actions={rowActions(row)} disabled={deferred} />
      {accepting && <AcceptForm row={row} onClose={() => setAccepting(false)} onDone={onDone} />}
    </>
  );
}

const accepted = acceptForm.pick({ amount: true, month: true, remark: true });

function AcceptForm({ row, onClose, onDone }: { row: ReliefRow; onClose: () => void; onDone: (() => void) | undefined }) {
  const { locale } = useLocale();
  const { run } = useWrite(acceptRelief, { invalidates: RELIEFS.stale, ...(onDone && { onDone }) });
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

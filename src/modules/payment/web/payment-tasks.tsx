/** What is done to a batch in a drawer of its own: edit, add payees, made payment, look into the file. */
import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { date, line } from '#platform/contract/fields.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { makePayment, paymentHead, paymentOptions, updatePayment } from '../contract/payment.endpoints.ts';
import { addPaymentItems } from '../contract/payment-item.endpoints.ts';
import type { PaymentDetail } from '../contract/payment.schema.ts';
import { FileViewer } from './file-viewer.tsx';
import { HeadFields, type Options } from './head-fields.tsx';
import { PayableFilters, PayablePicker, type PayableFilterValues } from './payable-picker.tsx';
import { MOVED, type PaymentTask } from './payment-actions.tsx';
import { PAYMENT } from './payment-page.messages.ts';
import classes from './payment.module.css';
import { usePicked } from './use-picked.ts';

interface TaskProps {
  readonly batch: PaymentDetail;
  readonly onClose: () => void;
}

export function PaymentTasks({ task, ...props }: TaskProps & { task: PaymentTask }) {
  if (task === 'edit') return <EditTask {...props} />;
  if (task === 'add') return <AddPayees {...props} />;
  return task === 'paid' ? <MadePayment {...props} /> : <FileViewer {...props} />;
}

function EditTask(props: TaskProps) {
  const { data } = useEndpoint(paymentOptions, {});
  return data ? <EditForm {...props} options={data.data} /> : null;
}

function EditForm({ batch, options, onClose }: TaskProps & { options: Options }) {
  const t = useT(PAYMENT);
  const update = useWrite(updatePayment, { invalidates: MOVED });
  const { title, payment_date, file_format, remark } = batch;
  const form = useZodForm(paymentHead, {
    initial: { title, company_bank_id: batch.bank.id, payment_date, file_format, remark },
    onSubmit: async (values) => {
      await update.run({ ...values, id: batch.id, status: batch.status, updated_at: batch.updated_at });
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={t('editTitle', { number: batch.number })} form={form}>
      <HeadFields form={form} options={options} locked={batch.status !== 'Draft'} />
    </FormDrawer>
  );
}

const paidForm = z.object({ payment_date: date(), reference: line(1, 100) });

function MadePayment({ batch, onClose }: TaskProps) {
  const t = useT(PAYMENT);
  const today = useToday();
  const pay = useWrite(makePayment, { invalidates: MOVED });
  const form = useZodForm(paidForm, {
    initial: { payment_date: batch.payment_date < today ? batch.payment_date : today, reference: '' },
    onSubmit: async (values) => {
      await pay.run({ ...values, id: batch.id, status: batch.status });
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={t('madeTitle', { number: batch.number })} form={form} submit={PAYMENT.madePayment}>
      <Alert color="blue" variant="light" icon={<Icon name="info" size={18} />}>
        {t('madeHint')}
      </Alert>
      {batch.file?.stale && (
        <Alert color="orange" variant="light" icon={<Icon name="alert" size={18} />}>
          {t('stale')}
        </Alert>
      )}
      <DateField form={form} name="payment_date" label={PAYMENT.paymentDate} />
      <TextField form={form} name="reference" label={PAYMENT.reference} />
    </FormDrawer>
  );
}

function AddPayees({ batch, onClose }: TaskProps) {
  const t = useT(PAYMENT);
  const [filter, setFilter] = useState<PayableFilterValues>({ type: batch.type, units: {}, keyword: '' });
  const picked = usePicked(false);
  const add = useWrite(addPaymentItems, { invalidates: MOVED });
  const ids = picked.wire().ids ?? [];
  const run = async () => {
    await add.run({ id: batch.id, ids, status: batch.status });
    onClose();
  };
  return (
    <DetailDrawer
      size={720}
      onClose={onClose}
      title={PAYMENT.addPayees}
      actions={
        <Button loading={add.busy} disabled={ids.length === 0} onClick={() => void run()}>
          {t('addN', { n: ids.length })}
        </Button>
      }
    >
      <div className={`${classes['stack']} column`}>
        <PayableFilters value={filter} onChange={setFilter} />
        <PayablePicker key={JSON.stringify(filter)} filter={filter} picked={picked} mayTakeAll={false} />
      </div>
    </DetailDrawer>
  );
}

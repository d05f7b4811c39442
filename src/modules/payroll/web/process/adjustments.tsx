import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { MoneyField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { DateText, Money } from '#platform/web/ui/values.tsx';
import { listPayrolls, showPayroll } from '../../contract/payroll.endpoints.ts';
import { addAdjustment, deleteAdjustment } from '../../contract/state/state.endpoints.ts';
import type { PayrollForm } from '../../contract/payroll-form.schema.ts';
import { ADVANCE_WORDS } from '../../contract/off-cycle/advance.messages.ts';
import { useEditor } from './editor.tsx';
import { PROCESS } from './process.messages.ts';
import process from './process.module.css';
import classes from './adjustments.module.css';

const STALE = { invalidates: [listPayrolls, showPayroll] };
const schema = addAdjustment.input.omit({ id: true, status: true }) as unknown as z.ZodObject<{ name: z.ZodString; amount: z.ZodNumber; remark: z.ZodString }>;

/** Plus and minus after processing; only once the payroll is saved. */
export function Adjustments({ onSaved }: { onSaved: (saved: PayrollForm) => void }) {
  const t = useT(PROCESS);
  const confirm = useConfirm();
  const { draft } = useEditor();
  const words = useT(ADVANCE_WORDS);
  const { id, kind, adjustments: kept, can } = draft.form;
  // The one line of an advance was written down in the language of whoever made it.
  const adjustments = kind === 'advance' ? kept.map((each) => ({ ...each, name: words('line'), remark: words('remark') })) : kept;
  const [adding, setAdding] = useState(false);
  const remove = useWrite(deleteAdjustment, STALE);
  if (id === null) return null;
  const take = async (aid: number, name: string) => {
    if (!(await confirm({ title: t('removeAdjustment', { name }), danger: true }))) return;
    onSaved((await remove.run({ id, aid })).data);
  };
  return (
    <section className={process['card']} aria-labelledby="process-adjustments">
      <div className="apart">
        <h2 className="heading" id="process-adjustments">
          {t('adjustments')}
        </h2>
        {can.adjust && (
          <Button variant="default" size="xs" leftSection={<Icon name="plus" size={14} />} onClick={() => setAdding(true)}>
            {t('addAdjustment')}
          </Button>
        )}
      </div>
      <p className="quiet small flush">{adjustments.length === 0 ? t('noAdjustments') : t('adjustmentsNote')}</p>
      <ul className={`${classes['adjustments']} list`}>
        {adjustments.map((each) => (
          <li className="row" key={each.id}>
            <span>
              {each.name}
              <small className="note">
                {each.remark} · {each.by} · <DateText value={each.at} kind="datetime" />
              </small>
            </span>
            <Money value={each.amount} />
            {can.adjust && (
              <ActionIcon
                variant="subtle"
                color="red"
                disabled={remove.busy}
                aria-label={t('remove', { name: each.name })}
                onClick={() => void take(each.id, each.name)}
              >
                <Icon name="delete" size={16} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {adding && <AdjustmentForm id={id} onClose={() => setAdding(false)} onSaved={onSaved} />}
    </section>
  );
}

function AdjustmentForm({ id, onClose, onSaved }: { id: number; onClose: () => void; onSaved: (saved: PayrollForm) => void }) {
  const { draft } = useEditor();
  const { status } = draft.form;
  const add = useWrite(addAdjustment, STALE);
  const form = useZodForm(schema, {
    initial: { name: '', remark: '' },
    onSubmit: async (values) => {
      onSaved((await add.run({ ...values, id, status })).data);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={PROCESS.addAdjustment} form={form} size={480}>
      <TextField form={form} name="name" label={PROCESS.name} maxLength={120} />
      <MoneyField form={form} name="amount" label={PROCESS.amount} description={PROCESS.adjustmentHint} negative />
      <TextField form={form} name="remark" label={PROCESS.remark} rows={2} maxLength={255} required />
    </FormDrawer>
  );
}

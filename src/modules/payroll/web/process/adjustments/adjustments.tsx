import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { approachOf } from '#platform/web/ui/drawer/opens.ts';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { DateText, Money } from '#platform/web/ui/values.tsx';
import { listPayrolls, showPayroll } from '../../../contract/payroll.endpoints.ts';
import { deleteAdjustment } from '../../../contract/state/state.endpoints.ts';
import type { PayrollForm } from '../../../contract/payroll-form.schema.ts';
import { ADVANCE_WORDS } from '../../../contract/off-cycle/advance.messages.ts';
import { useEditor } from '../editor.tsx';
import { PROCESS } from '../process.messages.ts';
import process from '../process.module.css';
import classes from './adjustments.module.css';

const STALE = { invalidates: [listPayrolls, showPayroll] };
const AdjustmentForm = lazyDrawer(async () => (await import('./adjustment-form.tsx')).AdjustmentForm, { title: PROCESS.addAdjustment, size: 480 });

/** Plus and minus after processing; only once the payroll is saved. */
export function Adjustments({ onSaved }: { onSaved: (saved: PayrollForm) => void }) {
  const t = useT(PROCESS);
  const confirm = useConfirm();
  const { draft } = useEditor();
  const words = useT(ADVANCE_WORDS);
  const { id, kind, adjustments: stored, can } = draft.form;
  // The one line of an advance was written down in the language of whoever made it.
  const adjustments = kind === 'advance' ? stored.map((each) => ({ ...each, name: words('line'), remark: words('remark') })) : stored;
  const [adding, setAdding] = useState(false);
  const remove = useWrite(deleteAdjustment, STALE);
  if (id === null) return null;
  const take = async (aid: number, name: string) => {
    if (!(await confirm({ title: t('removeAdjustment', { name }), danger: true, verb: t('removeVerb') }))) return;
    onSaved((await remove.run({ id, aid })).data);
  };
  return (
    <section className={process['card']} aria-labelledby="process-adjustments">
      <div className="apart">
        <h2 className="heading" id="process-adjustments">
          {t('adjustments')}
        </h2>
        {can.adjust && (
          <Button variant="default" size="xs" leftSection={<Icon name="plus" size={14} />} {...approachOf(AdjustmentForm)} onClick={() => setAdding(true)}>
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
      {adding && <AdjustmentForm id={id} status={draft.form.status} onClose={() => setAdding(false)} onSaved={onSaved} />}
    </section>
  );
}

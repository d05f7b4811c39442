/** What can be done with the payroll on the screen. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import { formatPrice, toRinggit, ZERO } from '#platform/contract/money.ts';
import { openFile } from '#platform/web/call/download.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { keepFocus } from '#platform/web/ui/action/keep-focus.ts';
import { Slot } from '#platform/web/slot.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { approachOf } from '#platform/web/ui/drawer/opens.ts';
import { useCan } from '#platform/web/viewer.tsx';
import { payrollPayslip } from '../../contract/payroll.endpoints.ts';
import { showSetting } from '../../contract/setting/payroll-setting.endpoints.ts';
import { openCinco } from '../run/payroll-reviewer.ts';
import { hasMoved, type Draft } from './draft/process-draft.ts';
import { Money } from '#platform/web/ui/values.tsx';
import { PAYSLIP_VIEW } from '../payslip/payslip-view.messages.ts';
import { useEditor } from './editor.tsx';
import { PROCESS } from './process.messages.ts';
import classes from './process.module.css';
import type { useProcess } from './draft/use-process.ts';

const PayForm = lazyDrawer(async () => (await import('../manage/pay-form.tsx')).PayForm);

const LIST = '/payroll/manage';
type Process = ReturnType<typeof useProcess>;

export function ProcessActions({ draft, process, readOnly }: { draft: Draft; process: Process; readOnly: boolean }) {
  const t = useT(PROCESS);
  const p = useT(PAYSLIP_VIEW);
  const { figures } = useEditor();
  const { locale } = useLocale();
  const confirm = useConfirm();
  const [, navigate] = useLocation();
  const [paying, setPaying] = useState(false);
  const mayProcess = useCan(LIST, 'Process');
  const mayConfirm = useCan(LIST, 'Confirm');
  const { data: setting } = useEndpoint(showSetting, {}, { minDelay: false, staleTime: 60_000, quiet: true });
  const { form } = draft;
  const changed = process.state.changed || hasMoved(draft);
  const saved = form.id;
  // What this person saves, another one confirms: then there is nothing to offer.
  const confirmsOwn = mayConfirm && setting?.data.four_eyes === false;
  const asConfirmed = async () => {
    const month = formatMonth(calendarDate(form.end_date), locale);
    const question = { title: t('confirmAsk', { name: form.name, month }), message: t('confirmText', { net: formatPrice(net) }), verb: t('confirmOne') };
    if (await confirm(question)) await process.saveAndConfirm(draft);
  };
  const net = toRinggit(figures?.totals.total_net_pay ?? ZERO);
  const canSave = !readOnly && (changed || saved === null || form.status === 'Confirmed');
  const offersConfirm = changed || saved === null ? !readOnly && confirmsOwn : form.can.confirm;
  return (
    <div ref={keepFocus} className={classes['actions']}>
      <div className={classes['main']} data-bar={!readOnly || offersConfirm || undefined}>
        <span className={classes['barNet']}>
          {p('net')} <Money value={net} currency />
        </span>
        {offersConfirm && (
          <Button data-sends loading={process.busy} onClick={() => void asConfirmed()}>
            {t(changed || saved === null ? 'saveConfirm' : 'confirm')}
          </Button>
        )}
        {!readOnly && (
          <Button
            data-sends={!offersConfirm || undefined}
            variant={offersConfirm ? 'default' : 'filled'}
            loading={process.busy}
            disabled={!canSave}
            onClick={() => void process.save(draft)}
          >
            {t('save')}
          </Button>
        )}
      </div>
      {saved !== null && !changed && form.can.mark_paid && (
        <Button variant="default" leftSection={<Icon name="cash-multiple" size={16} />} {...approachOf(PayForm)} onClick={() => setPaying(true)}>
          {t('markPaid')}
        </Button>
      )}
      {saved !== null && !changed && form.can.payslip && (
        <Button variant="default" leftSection={<Icon name="pdf" size={16} />} onClick={() => void openFile(payrollPayslip, { id: saved, language: locale })}>
          {t('payslip')}
        </Button>
      )}
      {saved !== null && !changed && form.can.cinco_report && (
        <Button variant="default" leftSection={<Icon name="pdf" size={16} />} onClick={() => void openCinco(saved, locale)}>
          {t('cinco')}
        </Button>
      )}
      {mayProcess && (
        <div className={classes['asides']}>
          {!readOnly && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<Icon name="copy" size={14} />}
              disabled={process.busy}
              onClick={() => void process.copyLast()}
            >
              {t('copy')}
            </Button>
          )}
          <Slot name="payroll-asides" />
        </div>
      )}
      {paying && saved !== null && (
        <PayForm
          payroll={{ id: saved, name: form.name }}
          onClose={() => setPaying(false)}
          onPaid={() => navigate(`/payroll/manage/process?employee_id=${form.employee_id}&start_date=${form.start_date}&end_date=${form.end_date}&id=${saved}`)}
        />
      )}
    </div>
  );
}

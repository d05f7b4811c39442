/** Says before and after submitting who may approve, or that nobody can and where that is changed. */
import { Alert } from '@mantine/core';
import { Link } from 'wouter';
import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import type { PaymentDetail } from '../contract/payment.schema.ts';
import { PAYMENT } from './payment-page.messages.ts';

const SWITCH = '/admin/company';

type T = ReturnType<typeof useT<typeof PAYMENT>>;

/** In one sentence, for the question before submitting, too. */
export function approvalText(t: T, { approval, status }: Pick<PaymentDetail, 'approval' | 'status'>): string {
  if (!approval) return '';
  const { names, count, viewer, four_eyes: fourEyes } = approval;
  const others = names.join(', ') + (count > names.length ? ' …' : '');
  if (viewer) return status === 'Draft' ? t('approveSelf') : '';
  if (count > 0) return t(fourEyes ? 'approversOther' : 'approvers', { names: others });
  return t(fourEyes ? 'noApproverOther' : 'noApprover');
}

export function ApprovalNote({ batch }: { batch: PaymentDetail }) {
  const t = useT(PAYMENT);
  const mayOpen = useCan(SWITCH, 'Update');
  const text = approvalText(t, batch);
  if (!batch.approval || text === '') return null;
  const { four_eyes: fourEyes, count, viewer } = batch.approval;
  const nobody = count === 0 && !viewer;
  return (
    <Alert color={nobody ? 'orange' : 'blue'} variant="light" icon={<Icon name={nobody ? 'alert' : 'info'} size={18} />}>
      {text}
      {nobody && fourEyes && (
        <>
          {' '}
          {t('fourEyesIn')} {mayOpen ? <Link href={`${SWITCH}?edit=1`}>{t('companySwitch')}</Link> : t('companySwitch')}.
        </>
      )}
    </Alert>
  );
}

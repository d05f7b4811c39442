import { DutyButton, DutyRow, type DutyProps } from '#platform/web/duty.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import type { ExpiryDuty } from '../../contract/dashboard.schema.ts';
import { CENTER } from '../document-rights.ts';
import { DOCUMENT_DUTY_MESSAGES } from './document-duties.messages.ts';

/** Documents of the company that reach their last day soon: the list of exactly these. */
export function ExpiryRow({ due, data: { n, title } }: DutyProps<ExpiryDuty>) {
  const t = useT(DOCUMENT_DUTY_MESSAGES);
  const action = (
    <DutyButton needs={{ page: CENTER, action: 'Update' }} href={`${CENTER}?expiring=30`}>
      {t('look')}
    </DutyButton>
  );
  return (
    <DutyRow icon="file" due={due} note={title} action={action}>
      {t('expiring', { n })}
    </DutyRow>
  );
}

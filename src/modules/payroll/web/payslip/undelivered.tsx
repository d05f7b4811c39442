import { Modal } from '@mantine/core';
import { InviteButton } from '#modules/employee/web/public.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { ISSUED } from './issued-payslips.messages.ts';
import type { Outcome } from './use-mailing.ts';

/** Who gets no e-mail, and why. */
export function Undelivered({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const t = useT(ISSUED);
  const uninvited = outcome.failures.filter(({ no_login }) => no_login).map(({ employee_id }) => employee_id);
  return (
    <Modal opened onClose={onClose} title={t('failed')} size="lg">
      <p style={{ margin: '0 0 12px' }}>{outcome.message}</p>
      <ul style={{ margin: 0, paddingInlineStart: 18, display: 'grid', gap: 8 }}>
        {outcome.failures.map(({ id, name, message }) => (
          <li key={id}>
            <strong>{name}</strong>: {message}
          </li>
        ))}
      </ul>
      <div style={{ marginBlockStart: 16 }}>
        <InviteButton ids={uninvited} onInvited={onClose} />
      </div>
    </Modal>
  );
}

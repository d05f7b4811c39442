import { Modal } from '@mantine/core';
import { InviteButton } from '#modules/employee/web/public.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { UI_MESSAGES } from '#platform/web/ui/ui.messages.ts';
import { ISSUED } from './issued-payslips.messages.ts';
import classes from './undelivered.module.css';
import type { Outcome } from './use-mailing.ts';

/** Who gets no e-mail: by reason, with what mends it beside it. */
export function Undelivered({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const t = useT(ISSUED);
  const ui = useT(UI_MESSAGES);
  const reasons = [...Map.groupBy(outcome.failures, ({ message }) => message)];
  return (
    <Modal opened onClose={onClose} title={t('failed')} size="lg" closeButtonProps={{ 'aria-label': ui('close') }}>
      <div className="stack">
        <p className="flush">{outcome.message}</p>
        {reasons.map(([reason, people]) => (
          <section key={reason} className={`card ${classes['reason']}`} aria-label={reason}>
            <div className="apart">
              <h3 className="subheading">
                {reason} <span className="quiet tabular">{people.length}</span>
              </h3>
              <InviteButton ids={people.flatMap(({ no_login, employee_id }) => (no_login ? [employee_id] : []))} onInvited={onClose} />
            </div>
            <ul className={`bare small ${classes['people']}`}>
              {people.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Modal>
  );
}
